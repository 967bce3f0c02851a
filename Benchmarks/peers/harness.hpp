// What the harnesses of the C++ peers share: the arguments, the clock and the report, which are
// those of alt-run (Sources/Measuring).
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <vector>

using Clock = std::chrono::steady_clock;

inline double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

[[noreturn]] inline void fail(const std::string& message) {
  std::fprintf(stderr, "%s\n", message.c_str());
  std::exit(1);
}

// How long the steps of a phase took.
struct Phase {
  std::string name;
  std::vector<double> steps;
  bool isStopped = false;
  double progress = 1;  // the share of the phase that was done when its time was up

  double total = 0, median = 0, percentile99 = 0, worst = 0;

  void summarise() {
    for (double step : steps) total += step;
    if (steps.empty()) return;
    std::sort(steps.begin(), steps.end());
    median = steps[steps.size() / 2];
    percentile99 = steps[steps.size() * 99 / 100];
    worst = steps.back();
  }

  void keepBest(const Phase& other) {
    total = std::min(total, other.total);
    median = std::min(median, other.median);
    percentile99 = std::min(percentile99, other.percentile99);
    worst = steps.size() == 1 ? std::max(worst, other.worst) : std::min(worst, other.worst);
  }

  void print() const {
    std::printf(
        "{\"isStopped\":%s,\"median\":%.9g,\"percentile99\":%.9g,\"phase\":\"%s\","
        "\"progress\":%.3g,\"steps\":%zu,\"total\":%.9g,\"worst\":%.9g}\n",
        isStopped ? "true" : "false", median, percentile99, name.c_str(), progress, steps.size(),
        total, worst);
    std::fflush(stdout);
  }
};

struct Options {
  std::vector<std::string> operands;
  int repetitions = 1;
  double limit = 1e9;   // seconds after which a phase is stopped
  double budget = 1e9;  // seconds after which no further repetition begins
  double patience = 0;  // seconds within which a second and a third one begin all the same
  std::string lastPhase;  // the phase to end with; all if empty
  std::string dump;

  Options(int count, char** words) {
    for (int i = 1; i < count; ++i) {
      std::string word = words[i];
      if (word.rfind("--", 0) != 0) {
        operands.push_back(word);
        continue;
      }
      if (++i == count) fail(word + " needs a value");
      if (word == "--repeat") repetitions = std::atoi(words[i]);
      else if (word == "--limit") limit = std::atof(words[i]);
      else if (word == "--budget") budget = std::atof(words[i]);
      else if (word == "--patience") patience = std::atof(words[i]);
      else if (word == "--until") lastPhase = words[i];
      else if (word == "--dump") dump = words[i];
      else fail("there is no option " + word);
    }
  }

  bool isWanted(int repetition, double seconds) const {
    return repetition == 0 || seconds < budget || (repetition < 3 && seconds < patience);
  }
};

// Runs several times. The phases of the first run are printed as they end, so that they are known
// if the process is ended; the best of all runs follow. The last line of a phase counts.
inline void repeat(
    const Options& options, const std::function<void(std::function<void(Phase)>)>& run) {
  std::vector<Phase> best;
  Clock::time_point start = Clock::now();
  bool isStopped = false;
  for (int i = 0; i < options.repetitions && !isStopped; ++i) {
    if (!options.isWanted(i, secondsSince(start))) break;
    size_t next = 0;
    run([&](Phase phase) {
      phase.summarise();
      isStopped = isStopped || phase.isStopped;
      if (next == best.size()) {
        best.push_back(phase);
        phase.print();
      } else {
        best[next].keepBest(phase);
      }
      ++next;
    });
  }
  for (const Phase& phase : best) phase.print();
}
