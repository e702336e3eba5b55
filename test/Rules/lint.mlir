// RUN: taso-opt %s --taso-lint-rules --split-input-file --verify-diagnostics

// One rule for each fault that the linter refuses.

// Not a rule.
// expected-error@+1 {{expected a pdl.pattern; a rule file holds nothing else}}
func.func private @f()

// -----

// Unknown operation.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  // expected-error@+1 {{'taso.rleu' is no registered operation}}
  %op = pdl.operation "taso.rleu"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// Unknown dialect.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  // expected-error@+1 {{its dialect 'tosa' is not loaded}}
  %op = pdl.operation "tosa.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// No name.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  // expected-error@+1 {{an operation without a name matches everything}}
  %op = pdl.operation (%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// No result types.
pdl.pattern @rule : benefit(1) {
  %x = pdl.operand
  // expected-error@+1 {{a source operation without result types matches only}}
  %op = pdl.operation "taso.relu"(%x : !pdl.value)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// Too many operands.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  // expected-error@+1 {{'taso.relu' does not take 2 operands}}
  %op = pdl.operation "taso.relu"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// A range beside an operand.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %xs = pdl.operands
  %axis = pdl.attribute
  // expected-error@+1 {{a range of operands beside others}}
  %op = pdl.operation "taso.concat"(%x, %xs : !pdl.value, !pdl.range<value>) {"axis" = %axis} -> (%t : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// Unknown attribute.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %a = pdl.attribute
  // expected-error@+1 {{'taso.relu' has no attribute 'axis'; the rule would never match}}
  %op = pdl.operation "taso.relu"(%x : !pdl.value) {"axis" = %a} -> (%t : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// An attribute that is not named.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  // expected-error@+1 {{attribute 'axis' of 'taso.concat' is not named}}
  %op = pdl.operation "taso.concat"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// Wrong kind of attribute: a number.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  // expected-error@+1 {{attribute 'axis' of 'taso.concat': expected an i64, found 0 : i32}}
  %a = pdl.attribute = 0 : i32
  %op = pdl.operation "taso.concat"(%x : !pdl.value) {"axis" = %a} -> (%t : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// Wrong kind of attribute: a list.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  // expected-error@+1 {{attribute 'perm' of 'taso.transpose': expected a list of i64}}
  %a = pdl.attribute = [0, 1]
  %op = pdl.operation "taso.transpose"(%x : !pdl.value) {"perm" = %a} -> (%t : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// Unknown native function.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  // expected-error@+1 {{unknown native function 'taso_no_such'}}
  pdl.apply_native_constraint "taso_no_such"(%x : !pdl.value)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// A function that only lowering adds.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  // expected-error@+1 {{'taso_few_users' is added by lowering}}
  pdl.apply_native_constraint "taso_few_users"(%x : !pdl.value)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// Wrong kind of argument.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  // expected-error@+1 {{'taso_one_use', argument 0: expected Value, found Operation}}
  pdl.apply_native_constraint "taso_one_use"(%op : !pdl.operation)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// Wrong number of arguments.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  // expected-error@+1 {{'taso_one_use' takes 1 arguments, found 2}}
  pdl.apply_native_constraint "taso_one_use"(%x, %x : !pdl.value, !pdl.value)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// A side condition has no result.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  // expected-error@+1 {{'taso_one_use' is a side condition without result}}
  %a = pdl.apply_native_constraint "taso_one_use"(%x : !pdl.value) : !pdl.attribute
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// An attribute function has one.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  // expected-error@+1 {{'taso_shape' computes one attribute}}
  pdl.apply_native_constraint "taso_shape"(%x : !pdl.value)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// An argument that is not matched.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    %n = pdl.operation "taso.neg"(%x : !pdl.value)
    %v = pdl.result 0 of %n
    // expected-error@+1 {{an argument is created by the rewrite}}
    %s = pdl.apply_native_rewrite "taso_shape"(%v : !pdl.value) : !pdl.attribute
    %m = pdl.operation "taso.reshape"(%v : !pdl.value) {"shape" = %s}
    %w = pdl.result 0 of %m
    pdl.replace %op with (%w : !pdl.value)
  }
}

// -----

// One type for two results.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %v = pdl.operation "taso.neg"(%x : !pdl.value) -> (%t : !pdl.type)
  %r = pdl.result 0 of %v
  // expected-error@+1 {{the result type is shared with another source result}}
  %op = pdl.operation "taso.relu"(%r : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// A root that feeds another operation.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %u = pdl.type
  %v = pdl.operation "taso.neg"(%x : !pdl.value) -> (%u : !pdl.type)
  %r = pdl.result 0 of %v
  %op = pdl.operation "taso.relu"(%r : !pdl.value) -> (%t : !pdl.type)
  // expected-error@+1 {{the root feeds another source operation}}
  pdl.rewrite %v {
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// Types of a created operation.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    // expected-error@+1 {{a created operation has result types}}
    %n = pdl.operation "taso.neg"(%x : !pdl.value) -> (%t : !pdl.type)
    pdl.replace %op with %n
  }
}

// -----

// Created and not used.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    // expected-error@+1 {{created, but part of no replacement; drop it}}
    %n = pdl.operation "taso.neg"(%x : !pdl.value)
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// Created after a replacement.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    %m = pdl.operation "taso.neg"(%x : !pdl.value)
    pdl.replace %op with %m
    // expected-error@+2 {{created after a pdl.replace}}
    // expected-error@+1 {{created, but part of no replacement}}
    %n = pdl.operation "taso.neg"(%x : !pdl.value)
  }
}

// -----

// Replaced twice.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    pdl.replace %op with (%x : !pdl.value)
    // expected-error@+1 {{this operation is already replaced}}
    pdl.replace %op with (%x : !pdl.value)
  }
}

// -----

// Number of replacements.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  pdl.rewrite %op {
    // expected-error@+1 {{'taso.relu' has 1 results, found 2 replacements}}
    pdl.replace %op with (%x, %x : !pdl.value, !pdl.value)
  }
}

// -----

// Uses what is replaced.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  %r = pdl.result 0 of %op
  pdl.rewrite %op {
    // expected-error@+1 {{uses a result of an operation that is replaced}}
    %n = pdl.operation "taso.neg"(%r : !pdl.value)
    // expected-error@+1 {{the replacement depends on what it replaces}}
    pdl.replace %op with %n
  }
}

// -----

// Erase, and nothing is replaced.
pdl.pattern @rule : benefit(1) {
  %t = pdl.type
  %x = pdl.operand
  %op = pdl.operation "taso.relu"(%x : !pdl.value) -> (%t : !pdl.type)
  // expected-error@+1 {{nothing is replaced; end with pdl.replace}}
  pdl.rewrite %op {
    // expected-error@+1 {{pdl.erase leaves users of the results without operand}}
    pdl.erase %op
  }
}

// -----

// Three roots over the result of a source operation crash MLIR 22's matcher.
pdl.pattern @rule : benefit(1) {
  %ta = pdl.type
  %tb = pdl.type
  %tc = pdl.type
  %td = pdl.type
  %x = pdl.operand
  %y = pdl.operand
  // expected-error@+1 {{three or more roots use a result of this operation}}
  %s = pdl.operation "taso.relu"(%x : !pdl.value) -> (%ta : !pdl.type)
  %r = pdl.result 0 of %s
  %a = pdl.operation "taso.add"(%r, %y : !pdl.value, !pdl.value) -> (%tb : !pdl.type)
  %b = pdl.operation "taso.sub"(%r, %y : !pdl.value, !pdl.value) -> (%tc : !pdl.type)
  %c = pdl.operation "taso.mul"(%r, %y : !pdl.value, !pdl.value) -> (%td : !pdl.type)
  pdl.rewrite %a {
    %n = pdl.operation "taso.add"(%y, %r : !pdl.value, !pdl.value)
    pdl.replace %a with %n
    pdl.replace %b with %n
    pdl.replace %c with %n
  }
}
