/// Rounding has made the state useless, or the numbers are beyond what doubles can hold.
struct NumericalTrouble: Error {}
