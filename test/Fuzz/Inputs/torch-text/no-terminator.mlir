func.func @f(%x: !torch.vtensor<[2,2],f32>) {
  %0 = torch.aten.relu %x : !torch.vtensor<[2,2],f32> -> !torch.vtensor<[2,2],f32>
}
