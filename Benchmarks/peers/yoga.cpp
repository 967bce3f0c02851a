// Lays out flex trees equivalent to the workloads with Yoga:
// yoga-run cells|chain|eqrow N [--until build] [--repeat N] [--budget S] [--patience S]
// [--limit S].
//
// Yoga solves no constraints; the trees give the same frames where flexbox can. Contents have fixed
// sizes instead of measuring functions, and results are not rounded: the cheapest way for Yoga.
#include <memory>

#include "harness.hpp"
#include "yoga/Yoga.h"

struct FreeTree {
  void operator()(YGNodeRef root) const { YGNodeFreeRecursive(root); }
};
using Tree = std::unique_ptr<YGNode, FreeTree>;

static YGConfigRef configuration() {
  static YGConfigRef config = [] {
    YGConfigRef made = YGConfigNew();
    YGConfigSetPointScaleFactor(made, 0);
    return made;
  }();
  return config;
}

static YGNodeRef makeNode(YGNodeRef parent) {
  YGNodeRef node = YGNodeNewWithConfig(configuration());
  if (parent) YGNodeInsertChild(parent, node, YGNodeGetChildCount(parent));
  return node;
}

static YGNodeRef makeContent(YGNodeRef parent, float width, float height) {
  YGNodeRef node = makeNode(parent);
  YGNodeStyleSetWidth(node, width);
  YGNodeStyleSetHeight(node, height);
  return node;
}

// Six views as in the workload, and one more that holds the two texts.
static YGNodeRef makeCells(int count) {
  YGNodeRef root = makeNode(nullptr);
  for (int i = 0; i < count; ++i) {
    YGNodeRef cell = makeNode(root);
    YGNodeStyleSetFlexDirection(cell, YGFlexDirectionRow);
    YGNodeStyleSetAlignItems(cell, YGAlignCenter);
    YGNodeStyleSetHeight(cell, 60);
    YGNodeRef icon = makeContent(cell, 40, 40);
    YGNodeStyleSetMargin(icon, YGEdgeLeft, 8);
    YGNodeRef texts = makeNode(cell);
    YGNodeStyleSetFlexGrow(texts, 1);
    YGNodeStyleSetFlexShrink(texts, 1);
    YGNodeStyleSetFlexBasis(texts, 0);
    YGNodeStyleSetAlignItems(texts, YGAlignFlexStart);
    YGNodeStyleSetAlignSelf(texts, YGAlignFlexStart);
    YGNodeStyleSetMargin(texts, YGEdgeLeft, 8);
    YGNodeStyleSetMargin(texts, YGEdgeTop, 6);
    YGNodeRef title = makeContent(texts, i % 3 == 0 ? 120 : i % 3 == 1 ? 180 : 400, 20);
    YGNodeStyleSetMaxWidthPercent(title, 100);
    YGNodeRef subtitle = makeContent(texts, i % 3 == 0 ? 260 : i % 3 == 1 ? 90 : 420, 16);
    YGNodeStyleSetMaxWidthPercent(subtitle, 100);
    YGNodeStyleSetMargin(subtitle, YGEdgeTop, 4);
    YGNodeRef accessory = makeContent(cell, 20, 20);
    YGNodeStyleSetMargin(accessory, YGEdgeHorizontal, 8);
    YGNodeRef separator = makeNode(cell);
    YGNodeStyleSetPositionType(separator, YGPositionTypeAbsolute);
    YGNodeStyleSetPosition(separator, YGEdgeLeft, 56);
    YGNodeStyleSetPosition(separator, YGEdgeRight, 0);
    YGNodeStyleSetPosition(separator, YGEdgeBottom, 0);
    YGNodeStyleSetHeight(separator, 1);
  }
  return root;
}

static YGNodeRef makeChain(int count) {
  static const float heights[] = {17, 20, 34, 51};
  YGNodeRef root = makeNode(nullptr);
  YGNodeStyleSetPadding(root, YGEdgeHorizontal, 16);
  YGNodeStyleSetPadding(root, YGEdgeBottom, 8);
  for (int i = 0; i < count; ++i) {
    YGNodeRef label = makeNode(root);
    YGNodeStyleSetHeight(label, heights[i % 4]);
    YGNodeStyleSetMargin(label, YGEdgeTop, 8);
  }
  return root;
}

static YGNodeRef makeEqualRow(int count) {
  YGNodeRef root = makeNode(nullptr);
  YGNodeStyleSetFlexDirection(root, YGFlexDirectionRow);
  YGNodeStyleSetAlignItems(root, YGAlignFlexStart);
  YGNodeStyleSetPadding(root, YGEdgeRight, 8);
  for (int i = 0; i < count; ++i) {
    YGNodeRef view = makeNode(root);
    YGNodeStyleSetHeight(view, 44);
    YGNodeStyleSetFlexGrow(view, 1);
    YGNodeStyleSetFlexBasis(view, 0);
    YGNodeStyleSetMargin(view, YGEdgeLeft, 8);
  }
  return root;
}

static YGNodeRef makeTree(const std::string& workload, int count) {
  if (workload == "cells") return makeCells(count);
  if (workload == "chain") return makeChain(count);
  if (workload == "eqrow") return makeEqualRow(count);
  fail("yoga-run has no tree for " + workload);
}

static void layOut(YGNodeRef root, float width) {
  YGNodeCalculateLayout(root, width, YGUndefined, YGDirectionLTR);
}

int main(int count, char** words) {
  Options options(count, words);
  if (options.operands.size() != 2) fail("a workload and a size are needed");
  std::string workload = options.operands[0];
  int size = std::atoi(options.operands[1].c_str());
  float width = workload == "eqrow" ? 60 * size + 8 : 375;
  repeat(options, [&](std::function<void(Phase)> report) {
    Phase build{"build", {}};
    Clock::time_point start = Clock::now();
    Tree tree(makeTree(workload, size));
    layOut(tree.get(), width);
    build.steps.push_back(secondsSince(start));
    report(build);
    if (options.lastPhase == build.name) return;
    Phase drag{"drag", {}};
    start = Clock::now();
    Clock::time_point step = start;
    for (int i = 1; i <= 1000 && !drag.isStopped; ++i) {
      layOut(tree.get(), width + 0.5f * i);
      Clock::time_point now = Clock::now();
      drag.steps.push_back(std::chrono::duration<double>(now - step).count());
      step = now;
      drag.isStopped = secondsSince(start) > options.limit && i < 1000;
      drag.progress = i / 1000.0;
    }
    report(drag);
  });
}
