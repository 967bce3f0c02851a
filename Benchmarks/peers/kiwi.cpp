// Runs a workload with kiwi: kiwi-run FILE.alt [--until PHASE] [--repeat N] [--budget S]
// [--patience S] [--limit S] [--dump F].
//
// kiwi has no levels: the weight of a priority is 1000 to the power of its rank among those that
// the workload uses.
#include <fstream>
#include <memory>
#include <set>
#include <sstream>

#include "harness.hpp"
#include "kiwi/kiwi.h"

struct Term {
  int variable;
  double coefficient;
};

struct Row {
  int priority;
  char relation;
  double constant;
  std::vector<Term> terms;
};

struct Operation {
  char kind;
  int index = 0;
  int priority = 0;
  double value = 0;
  std::string phase;
};

struct Workload {
  int variableCount = 0;
  std::vector<Row> rows;
  std::vector<Operation> operations;
  std::map<int, double> weights;

  explicit Workload(const std::string& path) {
    std::ifstream file(path);
    if (!file) fail("cannot read " + path);
    std::set<int> priorities;
    std::string line;
    while (std::getline(file, line)) {
      std::istringstream words(line);
      std::string key;
      words >> key;
      if (key == "nv") words >> variableCount;
      else if (key == "c") readRow(words, priorities);
      else if (!key.empty() && key != "alt1") readOperation(key[0], words, priorities);
    }
    priorities.erase(1000);
    double weight = 1;
    for (int priority : priorities) {
      weights[priority] = weight;
      weight *= 1000;
    }
    weights[1000] = kiwi::strength::required;
  }

 private:
  void readRow(std::istringstream& words, std::set<int>& priorities) {
    int identity, count;
    Row row;
    words >> identity >> row.priority >> row.relation >> row.constant >> count;
    row.terms.resize(count);
    for (Term& term : row.terms) words >> term.variable >> term.coefficient;
    if (!words) fail("constraint " + std::to_string(rows.size()) + " cannot be read");
    priorities.insert(row.priority);
    rows.push_back(row);
  }

  void readOperation(char kind, std::istringstream& words, std::set<int>& priorities) {
    Operation operation;
    operation.kind = kind;
    if (kind == 'p') words >> operation.phase;
    else if (kind != 'u') words >> operation.index;
    if (kind == 's') words >> operation.value;
    if (kind == 'e') {
      words >> operation.priority;
      priorities.insert(operation.priority);
    }
    operations.push_back(operation);
  }
};

class Run {
 public:
  Run(const Workload& workload, double limit) : workload_(workload), limit_(limit) {}

  void run(const std::string& lastPhase, const std::function<void(Phase)>& report) {
    size_t next = 0;
    bool isEnded = false;
    while (next < workload_.operations.size() && !isEnded) {
      Phase phase = runPhase(next);
      isEnded = phase.isStopped || phase.name == lastPhase;
      if (phase.isStopped || !phase.steps.empty()) report(phase);
    }
  }

  void dump(const std::string& path) const {
    std::ofstream file(path, std::ios::binary);
    for (const kiwi::Variable& variable : variables_) {
      double value = variable.value();
      file.write(reinterpret_cast<const char*>(&value), sizeof value);
    }
  }

 private:
  Phase runPhase(size_t& next) {
    Phase phase;
    phase.name = workload_.operations[next].phase;
    size_t first = ++next, end = first;
    while (end < workload_.operations.size() && workload_.operations[end].kind != 'p') ++end;
    Clock::time_point start = Clock::now(), step = start;
    if (variables_.empty()) makeVariables();
    for (; next < end && !phase.isStopped; ++next) {
      const Operation& operation = workload_.operations[next];
      perform(operation);
      if (operation.kind == 'u') {
        Clock::time_point now = Clock::now();
        phase.steps.push_back(std::chrono::duration<double>(now - step).count());
        step = now;
        phase.isStopped = secondsSince(start) > limit_ && next + 1 < end;
      } else if (next % 64 == 0) {
        phase.isStopped = secondsSince(start) > limit_;
      }
    }
    phase.progress = double(next - first) / double(std::max<size_t>(1, end - first));
    next = end;
    return phase;
  }

  void makeVariables() {
    variables_ = std::vector<kiwi::Variable>(workload_.variableCount);
    for (kiwi::Variable& variable : variables_) variable = kiwi::Variable();
    constraints_.resize(workload_.rows.size());
  }

  void perform(const Operation& operation) {
    switch (operation.kind) {
      case 'a': add(operation.index); break;
      case 'r':
        solver_.removeConstraint(*constraints_[operation.index]);
        constraints_[operation.index].reset();
        break;
      case 'e':
        solver_.addEditVariable(
            variables_[operation.index], workload_.weights.at(operation.priority));
        break;
      case 's': solver_.suggestValue(variables_[operation.index], operation.value); break;
      case 'u': solver_.updateVariables(); break;
      default: fail(std::string("kiwi-run cannot do the request ") + operation.kind);
    }
  }

  void add(int index) {
    const Row& row = workload_.rows[index];
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (const Term& term : row.terms) {
      terms.emplace_back(variables_[term.variable], term.coefficient);
    }
    kiwi::RelationalOperator relation = row.relation == '<'   ? kiwi::OP_LE
                                        : row.relation == '>' ? kiwi::OP_GE
                                                              : kiwi::OP_EQ;
    constraints_[index] = std::make_unique<kiwi::Constraint>(
        kiwi::Expression(std::move(terms), -row.constant), relation,
        workload_.weights.at(row.priority));
    solver_.addConstraint(*constraints_[index]);
  }

  const Workload& workload_;
  double limit_;
  kiwi::Solver solver_;
  std::vector<kiwi::Variable> variables_;
  std::vector<std::unique_ptr<kiwi::Constraint>> constraints_;
};

int main(int count, char** words) {
  Options options(count, words);
  if (options.operands.size() != 1) fail("one file is needed");
  Workload workload(options.operands[0]);
  try {
    repeat(options, [&](std::function<void(Phase)> report) {
      Run run(workload, options.limit);
      run.run(options.lastPhase, report);
      if (!options.dump.empty()) run.dump(options.dump);
    });
  } catch (const std::exception& error) {
    fail(std::string("kiwi refused: ") + error.what());
  }
}
