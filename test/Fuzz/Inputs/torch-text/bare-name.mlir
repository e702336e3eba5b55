torch.aten.softmax.int {}
  %8 = torch.constant.device "cpu"
