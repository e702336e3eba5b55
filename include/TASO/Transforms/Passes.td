//===- Passes.td - Passes on tensor graphs --------------*- tablegen -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// In alphabetical order. Each pass has a summary, a description with an example
// before and after, and documented options.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_TRANSFORMS_PASSES
#define TASO_TRANSFORMS_PASSES

include "mlir/Pass/PassBase.td"

def ApplyRules : Pass<"taso-apply-rules", "mlir::ModuleOp"> {
  let summary = "Apply a file of rules until none matches.";
  let description = [{
    Loads the pure rules of a file (see `docs/Rationale/Rules.md`), checks and
    lowers them, and runs them with MLIR's greedy driver, without a search and
    without a cost. Matches whose rewrite would close a cycle, or whose target is
    ill-typed, are left alone. Blocks are in topological order afterwards.

    Rules that undo each other never end: the driver stops after
    `max-iterations` or `max-rewrites` and the pass warns.

    Example: with the law that two convolutions by kernels of one shape, added,
    are one convolution by the sum of the kernels,

    ```mlir
    %a = taso.conv2d %x, %v : (tensor<1x4x8x8xf32>, tensor<8x4x1x1xf32>) -> tensor<1x8x8x8xf32>
    %b = taso.conv2d %x, %w : (tensor<1x4x8x8xf32>, tensor<8x4x1x1xf32>) -> tensor<1x8x8x8xf32>
    %y = taso.add %a, %b : (tensor<1x8x8x8xf32>, tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    ```

    becomes

    ```mlir
    %s = taso.add %v, %w : (tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>) -> tensor<8x4x1x1xf32>
    %y = taso.conv2d %x, %s : (tensor<1x4x8x8xf32>, tensor<8x4x1x1xf32>) -> tensor<1x8x8x8xf32>
    ```
  }];
  let options = [
    Option<"rules", "rules", "std::string", "",
           "File of pure rules (.mlir or bytecode), or files with commas "
           "between; the shipped laws if empty. cnn, transformer and taso2019 "
           "are the shipped libraries.">,
    Option<"maxIterations", "max-iterations", "int64_t", "10",
           "Number of times the driver walks the module.">,
    Option<"maxRewrites", "max-rewrites", "int64_t", "1000",
           "Number of rewrites in one walk.">
  ];
  let dependentDialects = ["::taso::TASODialect", "::mlir::pdl::PDLDialect",
                           "::mlir::pdl_interp::PDLInterpDialect"];
}

def CheckEqual : Pass<"taso-check", "mlir::ModuleOp"> {
  let summary = "Compare functions with a reference on random inputs.";
  let description = [{
    Evaluates each function and its reference on the same random inputs and
    compares what they return. The reference of a function is the function of the
    same name in the file `against`, or the function `reference` of this module,
    with which all others of its type are compared.

    Evaluation is exact, over the integers modulo 2^61 - 1: two graphs that
    compute different rational functions differ there except with negligible
    probability. Transcendental operators (`exp`, `tanh`, ...) are fixed random
    functions of the field, so laws about them, such as exp(x + y) = exp(x) exp(y),
    do not hold. Where the exact results differ, or the function costs more than
    `max-flops`, the comparison is made in double within `tolerance` of the largest
    element of the output, and the remark says why.

    Dynamic dimensions get sizes for the comparison, which the remark states: 3 for
    the first, 5, 7 and 11 for the others, or where these do not fit both functions
    those that `--taso-superoptimize` assumes, or 4 for all.

    Operations of other dialects, and operators whose sizes are not found like that
    or whose constants are not in the file, stand for unknown functions of their
    operands: both sides get the same results where they feed the same values to the
    same operation.

    One remark for each function states the domain and the largest difference. A
    difference is an error that names the output and the index, and so is a check
    that could show nothing because no output depends on the inputs.

    Example:

    ```mlir
    func.func @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
      %y = taso.add %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      return %y : tensor<4xf32>
    }
    func.func @scaled(%x: tensor<4xf32>) -> tensor<4xf32> {
      %s = taso.constant dense<2.0> : tensor<f32>
      %y = taso.smul %x, %s : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
      return %y : tensor<4xf32>
    }
    ```

    `taso-opt --taso-check=reference=twice` then remarks at `@scaled`:

    ```
    equal, exactly in the prime field (outputs: 1, samples: 2); largest difference in float 0, relative 0, ULP 0
    ```

    From one file to another: `taso-opt after.mlir --taso-check=against=before.mlir`.
  }];
  let options = [
    Option<"against", "against", "std::string", "",
           "File with the reference module; functions are paired by name.">,
    Option<"reference", "reference", "std::string", "",
           "Function of this module that is the reference of all others of its type.">,
    Option<"seed", "seed", "uint64_t", "1", "Seed of the random inputs.">,
    Option<"samples", "samples", "unsigned", "2",
           "Number of random inputs, 2 or more; every second has positive elements only.">,
    Option<"tolerance", "tolerance", "double", "1e-5",
           "Largest difference in double, relative to the largest element of the output.">,
    Option<"maxFlops", "max-flops", "double", "2e10",
           "Above this number of scalar operations the exact comparison is left out.">
  ];
  // Casts to and from the sizes that dynamic dimensions are given.
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

def Evaluate : Pass<"taso-evaluate", "mlir::ModuleOp"> {
  let summary = "Replace functions without arguments by their values.";
  let description = [{
    Runs each function that has no arguments in the interpreter and returns its
    results as constants. Functions with arguments are left alone. An operation
    that the interpreter does not know is an error.

    `scalar` chooses the arithmetic. With `float`, each operation rounds to its
    result type. With `double`, only the final results are rounded. With `field`, the
    results are residues modulo 2^61 - 1, as integers of type i64 nearest to zero, and
    the smallest i64 where a division by zero left the element undefined.

    Example:

    ```mlir
    func.func @f() -> tensor<2xf32> {
      %x = taso.constant dense<[-1.0, 2.0]> : tensor<2xf32>
      %y = taso.relu %x : (tensor<2xf32>) -> tensor<2xf32>
      return %y : tensor<2xf32>
    }
    ```

    becomes

    ```mlir
    func.func @f() -> tensor<2xf32> {
      %0 = taso.constant dense<[0.0, 2.0]> : tensor<2xf32>
      return %0 : tensor<2xf32>
    }
    ```
  }];
  let options = [
    Option<"scalar", "scalar", "std::string", "\"float\"",
           "The arithmetic: float, double or field.">
  ];
  let dependentDialects = ["::taso::TASODialect"];
}

def FoldWeights : Pass<"taso-fold-weights", "mlir::ModuleOp"> {
  let summary = "Evaluate what depends on constants only.";
  let description = [{
    Evaluates, in float, the operators whose operands are all constants, and puts
    a constant in the place of each of their results that other operations use.
    Results of type f16 and bf16 are rounded to it after each operator. Constants
    that nothing uses any more are dropped. Large results are held as resources.

    Weights must not outgrow the model: where the bytes of all constants of a
    function would exceed both `max-growth` times the bytes before and the bytes
    before plus `slack`, the operators whose results grow most stay as they are,
    and their operands are folded instead. A broadcast that only repeats elements
    for a remaining operation always stays. What stays is computed each time the model
    runs, which is worse than bytes; so the default of `slack` is 256 MiB.

    Constants whose elements are not in the file (elided resources), and arguments
    marked `taso.weight`, are left alone, with a remark.

    Example:

    ```mlir
    %a = taso.constant dense<1.0> : tensor<8x4x1x1xf32>
    %b = taso.constant dense<2.0> : tensor<8x4x1x1xf32>
    %w = taso.add %a, %b : (tensor<8x4x1x1xf32>, tensor<8x4x1x1xf32>) -> tensor<8x4x1x1xf32>
    %y = taso.conv2d %x, %w : (tensor<1x4x8x8xf32>, tensor<8x4x1x1xf32>) -> tensor<1x8x8x8xf32>
    ```

    becomes

    ```mlir
    %w = taso.constant dense<3.0> : tensor<8x4x1x1xf32>
    %y = taso.conv2d %x, %w : (tensor<1x4x8x8xf32>, tensor<8x4x1x1xf32>) -> tensor<1x8x8x8xf32>
    ```
  }];
  let options = [
    Option<"maxGrowth", "max-growth", "double", "2.0",
           "Factor by which the bytes of a function's constants may grow.">,
    Option<"slack", "slack", "int64_t", "268435456",
           "Bytes by which they may always grow.">
  ];
  let dependentDialects = ["::taso::TASODialect"];
}

def LintRules : Pass<"taso-lint-rules", "mlir::ModuleOp"> {
  let summary = "Check a module of pure rules.";
  let description = [{
    Reports what PDL accepts and then crashes on, silently never matches, or
    rewrites wrongly: one error for each fault, with a hint. The module stays as
    it is.

    Example:

    ```mlir
    pdl.pattern @typo : benefit(1) {
      %t = pdl.type
      %x = pdl.operand
      %op = pdl.operation "taso.rleu"(%x : !pdl.value) -> (%t : !pdl.type)
      pdl.rewrite %op { pdl.replace %op with (%x : !pdl.value) }
    }
    ```

    gives `error: 'taso.rleu' is no registered operation`.
  }];
  let dependentDialects = ["::taso::TASODialect", "::mlir::pdl::PDLDialect"];
}

def VerifyRules : Pass<"taso-verify-rules", "mlir::ModuleOp"> {
  let summary = "Prove or refute each rule of a module.";
  let description = [{
    Gives a verdict on each `pdl.pattern`, from the definitions of its operators,
    as a diagnostic at the pattern:

    - `proved` (a remark): for all sizes, channels, groups, strides, paddings and
      dilations, and for each rank up to `max-rank`. Also the floating-point class
      (`exact`, `reassociates` or `rounds`) and, with `mutate`, how many broken
      copies of the rule were refuted.
    - `refuted` (an error): with a small counterexample as a module that runs, and
      a side condition under which the rule is proved, if one is found.
    - `unknown` or `timeout` (a warning): with the reason, and the normal forms of
      both sides where the proof is stuck.

    Patterns may also be about the TOSA and ONNX operations that mean exactly what an
    operator of the dialect means (unary functions, concat, softmax, transpose);
    the others, such as those that broadcast, give `unknown`.

    Patterns are annotated with `taso.verdict`, `taso.hash` (of their text) and, if
    proved, `taso.fp` and `taso.max_rank`. The
    pass fails if a rule is refuted, and with `require-proof` if one is not proved.

    Example:

    ```mlir
    pdl.pattern @relu_over_add : benefit(1) {
      %t = pdl.type
      %x = pdl.operand
      %y = pdl.operand
      %sum = pdl.operation "taso.add"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
      %s = pdl.result 0 of %sum
      %op = pdl.operation "taso.relu"(%s : !pdl.value) -> (%t : !pdl.type)
      pdl.rewrite %op {
        %a = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
        %b = pdl.operation "taso.relu"(%y : !pdl.value) -> (%t : !pdl.type)
        %p = pdl.result 0 of %a
        %q = pdl.result 0 of %b
        %z = pdl.operation "taso.add"(%p, %q : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        pdl.replace %op with %z
      }
    }
    ```

    gives `error: refuted: 'relu_over_add'` with two inputs for which the sides
    differ.
  }];
  let options = [
    Option<"maxRank", "max-rank", "unsigned", "6",
           "Ranks up to this one, 8 at most, are proved.">,
    Option<"maxCases", "max-cases", "unsigned", "20000",
           "Cases (ranks, axes, permutations) of one rule; with more of them, lower "
           "ranks only are proved.">,
    Option<"maxSteps", "max-steps", "uint64_t", "400000",
           "Steps of the prover for one rule; then the verdict is timeout.">,
    Option<"seed", "seed", "uint64_t", "1",
           "The seed of the random instances.">,
    Option<"refuteWork", "refute-work", "double", "1e9",
           "Scalar operations that random instances of one rule may take.">,
    Option<"mutate", "mutate", "bool", "false",
           "Refute broken copies of each proved rule, as evidence that its proof "
           "says something.">,
    Option<"classify", "classify", "bool", "true",
           "Derive the floating-point class of each proved rule.">,
    Option<"suggest", "suggest", "bool", "true",
           "Look for a side condition under which a refuted rule is proved.">,
    Option<"crossCheck", "cross-check", "bool", "false",
           "Try to prove what is refuted, too: a check of the prover itself.">,
    Option<"derive", "derive", "bool", "false",
           "Add to the report which rules follow from the others, by Z3.">,
    Option<"requireProof", "require-proof", "bool", "false",
           "Fail if a rule is not proved.">,
    Option<"certificates", "certificates", "std::string", "\"\"",
           "Write a certificate of each proof to this file, one per line, for "
           "`taso-gen --check-certificates`.">,
    Option<"reportFile", "report", "std::string", "\"\"",
           "Write a table of all verdicts to this file, in Markdown.">
  ];
  let dependentDialects = ["::taso::TASODialect", "::mlir::pdl::PDLDialect",
                           "::mlir::pdl_interp::PDLInterpDialect",
                           "::mlir::func::FuncDialect"];
}

def LowerRules : Pass<"taso-lower-rules", "mlir::ModuleOp"> {
  let summary = "Lower pure rules to patterns that are safe to run.";
  let description = [{
    Replaces each pure rule by one pattern for each operand order of its
    commutative operators, and adds what PDL does not do: pairwise distinct
    operations, a root, an order among symmetric matches, a bound on hubs, result
    types, type checks and, without `gate`, a check for cycles. With `gate` the
    patterns are what the search runs: they list matches.

    Example: a rule that creates

    ```mlir
    %new = pdl.operation "taso.relu"(%x : !pdl.value)
    ```

    becomes one with the constraint, before the rewrite,

    ```mlir
    %spec = pdl.attribute = {attributes = [], defaults = {}, op = "taso.relu", select = array<i64: -1>}
    %types = pdl.apply_native_constraint "taso_infer"(%spec, %root, %x : !pdl.attribute, !pdl.operation, !pdl.value) : !pdl.range<type>
    ```

    and in the rewrite

    ```mlir
    %new = pdl.operation "taso.relu"(%x : !pdl.value) -> (%types : !pdl.range<type>)
    ```
  }];
  let options = [
    Option<"gate", "gate", "bool", "false",
           "Add the gate that lists matches instead of applying them.">,
    Option<"maxUsers", "max-users", "unsigned", "32",
           "A value with more uses than this does not tie the roots of a rule, "
           "unless these are alike and neighbours.">,
    Option<"maxHub", "max-hub", "unsigned", "1024",
           "A value with more uses than this ties no roots at all.">,
    Option<"maxVariants", "max-variants", "unsigned", "64",
           "Largest number of operand orders of one rule.">
  ];
  let dependentDialects = ["::taso::TASODialect", "::mlir::pdl::PDLDialect"];
}

def Superoptimize : Pass<"taso-superoptimize", "mlir::ModuleOp"> {
  let summary = "Search for a cheaper equal graph with rewrite rules.";
  let description = [{
    Searches, for each function of the module, the graphs that the rules reach,
    by the cost of the chosen model, and replaces the body by the cheapest one if
    it is cheaper than the input. The result verifies; with `check` it is also
    compared with the input on random data, exactly where the operators allow it.
    Operations of other dialects are barriers. A function of several blocks is left
    alone, with a remark. Dynamic dimensions stay dynamic: graphs are priced as if they
    had the sizes of `assume`, and only what holds for all sizes of 1 or more is done.

    Each applied rule is a remark with the cost before and after; `report` (or
    the option `--taso-report` of taso-opt) writes the whole account as JSON,
    or as a page for a browser (docs/Report.md).

    Example: two convolutions that share their image,

    ```mlir
    %a = taso.conv2d %x, %v : (tensor<1x8x9x9xf32>, tensor<4x8x3x3xf32>) -> tensor<1x4x7x7xf32>
    %b = taso.conv2d %x, %w : (tensor<1x8x9x9xf32>, tensor<6x8x3x3xf32>) -> tensor<1x6x7x7xf32>
    ```

    become one, if the device is faster that way:

    ```mlir
    %u = taso.concat %v, %w axis 0 : (tensor<4x8x3x3xf32>, tensor<6x8x3x3xf32>) -> tensor<10x8x3x3xf32>
    %c = taso.conv2d %x, %u : (tensor<1x8x9x9xf32>, tensor<10x8x3x3xf32>) -> tensor<1x10x7x7xf32>
    %a, %b = taso.split %c axis 1 sizes [4, 6] : (tensor<1x10x7x7xf32>) -> (tensor<1x4x7x7xf32>, tensor<1x6x7x7xf32>)
    ```
  }];
  let options = [
    Option<"rules", "rules", "std::string", "\"\"",
           "File of rules (PDL patterns), or files with commas between; the "
           "shipped laws if empty. cnn, transformer and taso2019 are the "
           "shipped libraries">,
    Option<"cost", "cost", "std::string", "\"roofline\"",
           "Cost model: roofline (default), cpu or cuda (kernels are measured), "
           "auto (cuda if there is a device, else cpu), table (measurements of "
           "cost-db alone) or exec:COMMAND (measured by a command that speaks "
           "the profile protocol)">,
    Option<"costDatabase", "cost-db", "std::string", "\"\"",
           "Database of measurements (SQLite): kernels in it are not measured "
           "again, others are added; by default one in the user's folder for "
           "caches; none for no file. cost=table reads also what taso-cost-db "
           "--export wrote">,
    Option<"costThreads", "cost-threads", "unsigned", "0",
           "Threads of the cpu executor; 0, the default, are as many as the "
           "machine has">,
    Option<"profilerTimeLimit", "profiler-time-limit", "double", "60",
           "Seconds that one answer of an exec profiler may take">,
    Option<"estimate", "estimate", "bool", "false",
           "Price kernels that are not in the table or cannot be measured by "
           "the roofline model, and say how many">,
    Option<"measure", "measure", "bool", "true",
           "With measured costs: time the input and the cheapest graphs, in "
           "turns, and return the fastest if it is faster by more than the noise">,
    Option<"candidates", "candidates", "int64_t", "5",
           "How many of the cheapest graphs are timed; 5 by default">,
    Option<"device", "device", "std::string", "\"cpu\"",
           "Device of the roofline model, and of what it says of fusion: cpu (2 "
           "cores; the default), h200, t4, taso2019, or a description file">,
    ListOption<"assume", "assume", "std::string",
               "Sizes that costs assume of dynamic dimensions, as name=size or "
               "argN:dim=size, with commas between; by default 8 for the first "
               "dimension, 224 for those of an image, and 128">,
    Option<"strategy", "strategy", "std::string", "\"auto\"",
           "greedy, backtrack (the paper's), egraph (all rules at once, then the "
           "cheapest graph is taken out) or auto (default: greedy, restarts and "
           "backtrack, then egraph if the function is small or egraph-nodes is "
           "given, and the better graph)">,
    Option<"alpha", "alpha", "double", "1",
           "A graph is followed if it costs less than alpha times the best; 1, "
           "the default, follows only what is cheaper">,
    Option<"budget", "budget", "int64_t", "5000",
           "How many graphs are built and priced at most, per function; 5000 by "
           "default">,
    Option<"timeLimit", "time-limit", "double", "0",
           "Seconds per function; 0, the default, is no limit. A run that ends by it is not "
           "reproducible">,
    Option<"memoryLimit", "memory-limit", "int64_t", "8192",
           "Megabytes that the process may hold; 8192 by default, 0 is no limit. A run "
           "that ends by it is not reproducible">,
    Option<"threads", "threads", "int64_t", "1",
           "Threads that price graphs; the result does not depend on it">,
    Option<"seed", "seed", "uint64_t", "1", "Seed of the inputs of check">,
    Option<"lookAhead", "look-ahead", "int64_t", "3",
           "Length of the chains tried where no single action improves; 3 by "
           "default">,
    Option<"egraphNodes", "egraph-nodes", "int64_t", "-1",
           "How many nodes the e-graph has at most; with 0 strategy=auto makes "
           "none; by default it makes one of 500 for functions of up to 40 "
           "operations, and strategy=egraph one of 2000">,
    Option<"check", "check", "bool", "false",
           "Compare each changed function with its original on random inputs">,
    Option<"fp", "fp", "std::string", "\"any\"",
           "Which rules are used, by what they do to floating-point results: exact "
           "(nothing), reassociate (at most another order of sums) or any "
           "(default). A rule without taso.fp may do anything">,
    Option<"verifyEach", "verify-each", "bool", "false",
           "Verify every graph on the way, not only the result">,
    Option<"report", "report", "std::string", "\"\"",
           "File for the report: a page for a browser if it ends in .html, else JSON">,
    Option<"explain", "explain", "std::string", "\"\"",
           "File for the steps that lead to the result, each as two small "
           "functions; - is the standard output">,
    Option<"trace", "trace", "std::string", "\"\"",
           "File for the trace in JSON, which --taso-replay can take again">,
    Option<"prove", "prove", "bool", "true",
           "Prove the rules that were applied where their file says nothing, for "
           "the report and the explanation; takes a second or so for each rule">,
  ];
}

def Replay : Pass<"taso-replay", "mlir::ModuleOp"> {
  let summary = "Do again what a search did, or the first steps of it.";
  let description = [{
    Takes the steps of a trace, which `taso-superoptimize` wrote with its option
    `trace`, on the functions that they were found for: the result has the bytes
    that the search gave. There is no search, and no cost model.

    Each function must be the one that the search was given, each rule the one
    that it applied (a hash of both is in the trace), and each step must match and
    give the graph that it gave; all else is an error, and nothing is changed.

    With `steps` only that many steps are taken, counted through all functions of
    the trace. utils/bisect-trace.py finds in this way the first step after which
    something that you test does not hold any more.

    Example:

    ```sh
    taso-opt in.mlir --taso-superoptimize="trace=trace.json" -o out.mlir
    taso-opt in.mlir --taso-replay="trace=trace.json" -o again.mlir
    taso-opt in.mlir --taso-replay="trace=trace.json steps=2" -o early.mlir
    ```
  }];
  let options = [
    Option<"traceFile", "trace", "std::string", "\"\"", "File of the trace">,
    Option<"rules", "rules", "std::string", "\"\"",
           "File of rules (PDL patterns), or files with commas between; the "
           "shipped laws if empty. cnn, transformer and taso2019 are the "
           "shipped libraries">,
    Option<"steps", "steps", "std::string", "\"all\"",
           "How many steps are taken; all by default">,
  ];
}

def Specialize : Pass<"taso-specialize", "mlir::ModuleOp"> {
  let summary = "Give dynamic dimensions their sizes.";
  let description = [{
    Sets the sizes of dynamic dimensions of arguments, and infers the types of all
    that follows from them. The search does more where sizes are known.

    A dimension is meant by its name, if the model came from ONNX
    (`onnx.dim_params`), in all functions: `--taso-specialize="batch=8 seq=128"`. Or
    by its place in the only function: `--taso-specialize="arg0:1=128"`, which is
    dimension 1 of the first argument. A name that does not exist is an error that
    lists those that do, and so is a size that contradicts an operation. Names with
    spaces or commas go into the option: `dims={past + 1=5}`.

    Open sizes (`?`) of `taso.reshape` and `taso.broadcast` are filled in where they
    follow from the operand. Operations of other dialects that cannot infer types get
    their operands with the types they had, through `tensor.cast`, and their results
    stay dynamic, which a remark says. `onnx.*` operations get them as they are: give
    sizes before --convert-onnx-to-taso, or when the model is read (`--dim batch=8`),
    since more can be converted then.

    Example: with `--taso-specialize="batch=8"`

    ```mlir
    func.func @f(%x: tensor<?x64xf32> {onnx.dim_params = "0:batch"}) -> tensor<?x64xf32> {
      %y = taso.relu %x : (tensor<?x64xf32>) -> tensor<?x64xf32>
      return %y : tensor<?x64xf32>
    }
    ```

    becomes

    ```mlir
    func.func @f(%x: tensor<8x64xf32>) -> tensor<8x64xf32> {
      %y = taso.relu %x : (tensor<8x64xf32>) -> tensor<8x64xf32>
      return %y : tensor<8x64xf32>
    }
    ```
  }];
  let options = [
    ListOption<"dims", "dims", "std::string",
               "Sizes, as name=size or argN:dim=size, with commas between; without "
               "`dims=`, with spaces between.">
  ];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
}

#endif // TASO_TRANSFORMS_PASSES
