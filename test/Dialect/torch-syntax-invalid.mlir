// RUN: taso-opt %s -split-input-file -verify-diagnostics

// expected-error @below {{expected a size that is not negative}}
func.func private @negative(!torch.vtensor<[-1],f32>)

// -----

// expected-error @below {{expected ','}}
func.func private @short(!torch.vtensor<[1]>)

// -----

func.func @bool() {
  // expected-error @below {{expected 'true' or 'false'}}
  %0 = torch.constant.bool maybe
  return
}

// -----

func.func @copy(%0: !torch.int) {
  // expected-error @below {{expected a tensor of torch}}
  %1 = torch.copy.to_vtensor %0 : !torch.int
  return
}

// -----

func.func @operands(%0: !torch.int) {
  // expected-error @below {{number of operands and types do not match: got 2 operands and 1 types}}
  %1 = torch.aten.add.int %0, %0 : !torch.int -> !torch.int
  return
}
