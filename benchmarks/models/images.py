"""Networks on images.

Those of TASO's and Tensat's evaluations are as their programs have them: batch 1,
"same" padding, no biases, no batch normalization, and ReLU as an attribute of its
convolution. SqueezeNet's features and Inception's blocks serve the taso graphs and
the .onnx builder alike: a `net` is a Graph or a Network of build.py, and a `unit`
is its function of (x, filters, kernel, stride=1, pad=0).
"""


def conv_unit(net, x, filters, kernel, stride=1, relu=True, groups=1):
    """A convolution that keeps the size, as TASO's programs have it."""
    return net.conv(x, filters, kernel, stride, kernel // 2, groups, relu=relu)


def conv_bn_unit(net, x, filters, kernel, stride=1, relu=True, groups=1):
    """The same, with batch normalization and ReLU as operations."""
    y = net.batch_norm(net.conv(x, filters, kernel, stride, kernel // 2, groups))
    return net.pointwise("relu", y) if relu else y


# SqueezeNet 1.1 (Iandola and others, 2016)


def squeezenet_features(net, x):
    """All but the classifier."""

    def fire(x, squeeze, expand):
        s = net.conv_relu(x, squeeze, 1)
        small = net.conv_relu(s, expand, 1)
        return net.concat(small, net.conv_relu(s, expand, 3, pad=1))

    x = net.max_pool(net.conv_relu(x, 64, 3, stride=2))
    x = net.max_pool(fire(fire(x, 16, 64), 16, 64))
    x = net.max_pool(fire(fire(x, 32, 128), 32, 128))
    return fire(fire(fire(fire(x, 48, 192), 48, 192), 64, 256), 64, 256)


def squeezenet(net):
    """SqueezeNet 1.1, 3x224x224."""
    x = net.conv_relu(squeezenet_features(net, net.input(1, 3, 224, 224)), 1000, 1)
    return net.average_pool(x, x.shape[2:], 1, 0)


# Inception v3 (Szegedy and others, 2016)

ROW, COLUMN = ((1, 7), (0, 3)), ((7, 1), (3, 0))


def inception_stem(net, unit, x):
    """From the image to 192 channels at an eighth of the size."""
    x = unit(unit(unit(x, 32, 3, stride=2), 32, 3), 64, 3, pad=1)
    return net.max_pool(unit(unit(net.max_pool(x), 80, 1), 192, 3))


def inception_a(net, unit, x, pool_filters):
    """Branches of 1x1, 5x5, two 3x3 and a pool."""
    b5 = unit(unit(x, 48, 1), 64, 5, pad=2)
    b3 = unit(unit(unit(x, 64, 1), 96, 3, pad=1), 96, 3, pad=1)
    pool = unit(net.average_pool(x), pool_filters, 1)
    return net.concat(unit(x, 64, 1), b5, b3, pool)


def inception_b(net, unit, x):
    """Halves the size of a block A."""
    b3 = unit(unit(unit(x, 64, 1), 96, 3, pad=1), 96, 3, stride=2)
    return net.concat(unit(x, 384, 3, stride=2), b3, net.max_pool(x))


def inception_c(net, unit, x, c):
    """Branches of rows and columns of seven."""
    b7 = unit(x, c, 1)
    for filters, (kernel, pad) in ((c, ROW), (192, COLUMN)):
        b7 = unit(b7, filters, kernel, pad=pad)
    double = unit(x, c, 1)
    for filters, (kernel, pad) in ((c, COLUMN), (c, ROW), (c, COLUMN), (192, ROW)):
        double = unit(double, filters, kernel, pad=pad)
    parts = unit(x, 192, 1), b7, double, unit(net.average_pool(x), 192, 1)
    return net.concat(*parts)


def inception_d(net, unit, x):
    """Halves the size of a block C."""
    b3 = unit(unit(x, 192, 1), 320, 3, stride=2)
    b7 = unit(x, 192, 1)
    for kernel, pad in (ROW, COLUMN):
        b7 = unit(b7, 192, kernel, pad=pad)
    return net.concat(b3, unit(b7, 192, 3, stride=2), net.max_pool(x))


def inception_e(net, unit, x):
    """Branches that end in a row and a column of three."""

    def fork(x):
        return unit(x, 384, (1, 3), pad=(0, 1)), unit(x, 384, (3, 1), pad=(1, 0))

    b3 = fork(unit(x, 384, 1))
    double = fork(unit(unit(x, 448, 1), 384, 3, pad=1))
    pool = unit(net.average_pool(x), 192, 1)
    return net.concat(unit(x, 320, 1), *b3, *double, pool)


def inceptionv3(net):
    """Inception v3, 3x299x299; TASO's final pool has kernel 1."""
    unit = net.conv_relu
    x = inception_stem(net, unit, net.input(1, 3, 299, 299))
    for pool_filters in (32, 64, 64):
        x = inception_a(net, unit, x, pool_filters)
    x = inception_b(net, unit, x)
    for c in (128, 160, 160, 192):
        x = inception_c(net, unit, x, c)
    x = inception_d(net, unit, x)
    x = inception_e(net, unit, inception_e(net, unit, x))
    return net.average_pool(x, 1, 1, 0)


# Residual networks (He and others, 2016; Xie and others, 2017)


def residual_stages(
    net, unit, x, inner, expansion, groups=1, stride_first=False, shortcut_relu=True
):
    """Four stages of 3, 4, 6 and 3 bottlenecks.

    The stride is in the 3x3 convolution, or with `stride_first` in the 1x1 before
    it. TASO's programs have a ReLU on the projections, the published network none.
    """
    for stage, blocks in enumerate((3, 4, 6, 3)):
        for block in range(blocks):
            c, stride = inner << stage, 2 if stage and not block else 1
            outer = c * expansion
            y = unit(net, x, c, 1, stride if stride_first else 1)
            y = unit(net, y, c, 3, 1 if stride_first else stride, groups=groups)
            y = unit(net, y, outer, 1, relu=False)
            if stride > 1 or x.shape[1] != outer:
                x = unit(net, x, outer, 1, stride, relu=shortcut_relu)
            x = net.pointwise("relu", net.pointwise("add", y, x))
    return x


def resnet50(net):
    """TASO's ResNet-50: without stem and classifier, 64x56x56."""
    return residual_stages(net, conv_unit, net.input(1, 64, 56, 56), 64, 4)


def resnet50_v1(net):
    """The same with the stride in the first 1x1 convolution, as first published."""
    x = net.input(1, 64, 56, 56)
    return residual_stages(net, conv_unit, x, 64, 4, stride_first=True)


def image_stem(net, unit):
    """A 7x7 convolution and a pool, each of stride 2."""
    x = unit(net, net.input(1, 3, 224, 224), 64, 7, 2)
    return net.max_pool(x, pad=1)


def resnet50_bn(net):
    """ResNet-50 with batch normalization and classifier, 3x224x224."""
    x = image_stem(net, conv_bn_unit)
    x = residual_stages(net, conv_bn_unit, x, 64, 4, shortcut_relu=False)
    return net.linear(net.features(x), 1000)


def resnext50(net):
    """TASO's ResNeXt-50: 32 groups, without classifier, 3x224x224."""
    x = image_stem(net, conv_unit)
    return residual_stages(net, conv_unit, x, 128, 2, groups=32)


# NasNet-A (Zoph and others, 2018)


def nasnet_a(net, cells=5):
    """TASO's NasNet-A: three stages of five normal cells and one reduction cell."""

    def add(x, y):
        return net.pointwise("add", x, y)

    def separable(x, kernel, stride=1):
        c = x.shape[1]
        y = conv_unit(net, x, c, kernel, stride, relu=False, groups=c)
        return conv_unit(net, y, c, 1, relu=False)

    def squeeze(previous, current, c):
        if previous.shape[2:] == current.shape[2:]:
            previous = conv_unit(net, previous, c, 1)
        else:
            previous = conv_unit(net, previous, c, 3, 2)
        return previous, conv_unit(net, current, c, 1)

    def normal(previous, current, c):
        previous, current = squeeze(previous, current, c)
        return net.concat(
            add(separable(current, 3), current),
            add(separable(previous, 3), separable(current, 3)),
            add(net.average_pool(current), previous),
            add(net.average_pool(previous), net.average_pool(previous)),
            add(separable(previous, 3), separable(previous, 3)),
        )

    def reduction(previous, current, c):
        previous, current = squeeze(previous, current, c)
        o0 = add(separable(previous, 7, 2), separable(current, 5, 2))
        o1 = add(net.max_pool(current, pad=1), separable(previous, 7, 2))
        o2 = add(net.average_pool(current, stride=2), separable(current, 5, 2))
        o3 = add(net.max_pool(current, pad=1), separable(o0, 3))
        o4 = add(net.average_pool(o0), o1)
        return net.concat(o0, o1, o2, o3, o4)

    x = image_stem(net, conv_unit)
    for c in (128, 256, 512):
        previous = current = x
        for _ in range(cells):
            previous, current = current, normal(previous, current, c)
        x = reduction(previous, current, 2 * c)
    return x


def nasnet_deep(net):
    """NasNet-A of more than 5,000 operations: 80 normal cells in each stage."""
    return nasnet_a(net, cells=80)


# Others


def vgg19(net):
    """VGG-19 (Simonyan and Zisserman, 2014), 3x224x224."""
    x = net.input(1, 3, 224, 224)
    for filters, count in ((64, 2), (128, 2), (256, 4), (512, 4), (512, 4)):
        for _ in range(count):
            x = conv_unit(net, x, filters, 3)
        x = net.max_pool(x, 2, 2)
    x = net.reshape(x, 1, 512 * 7 * 7)
    for _ in range(2):
        x = net.matmul(x, net.weight(x.shape[1], 4096), "relu")
    return net.linear(x, 1000, bias=False)


def mobilenet_v2(net):
    """MobileNet-v2 (Sandler and others, 2018), 3x224x224."""

    def unit(x, filters, kernel, stride=1, groups=1):
        y = conv_bn_unit(net, x, filters, kernel, stride, relu=False, groups=groups)
        return net.pointwise("clamp", y, attributes=" minimum 0.0 maximum 6.0")

    def block(x, expansion, filters, stride):
        channels = x.shape[1] * expansion
        y = unit(x, channels, 1) if expansion > 1 else x
        y = unit(y, channels, 3, stride, groups=channels)
        y = conv_bn_unit(net, y, filters, 1, relu=False)
        return net.pointwise("add", x, y) if x.shape == y.shape else y

    x = unit(net.input(1, 3, 224, 224), 32, 3, 2)
    for expansion, filters, count, stride in (
        (1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2),
        (6, 96, 3, 1), (6, 160, 3, 2), (6, 320, 1, 1),
    ):  # fmt: skip
        for index in range(count):
            x = block(x, expansion, filters, 1 if index else stride)
    return net.linear(net.features(unit(x, 1280, 1)), 1000)
