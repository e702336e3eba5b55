"""Networks on sequences: rows are tokens or, in recurrent networks, one step."""

from math import sqrt

# Recurrent networks


def nasrnn(net, hidden=512, steps=5):
    """TASO's NasRNN: the cell that NAS found (Zoph and Le, 2017).

    Each step has eight pairs of matrix products, one of the step's input and one of
    the state. Weights are fresh for every use, and so is the initial state, as in
    TASO's own program.
    """
    apply = net.pointwise

    def product(row):
        return net.matmul(row, net.weight(hidden, hidden))

    def cell(step_input, state):
        gates = [apply("add", product(step_input), product(state)) for _ in range(8)]
        first = [
            apply("add", apply("relu", gates[0]), apply("sigmoid", gates[3])),
            apply("add", apply("sigmoid", gates[1]), apply("tanh", gates[2])),
            apply("mul", apply("sigmoid", gates[4]), apply("tanh", gates[5])),
            apply("mul", apply("sigmoid", gates[6]), apply("relu", gates[7])),
        ]
        left = apply("add", apply("sigmoid", first[1]), apply("tanh", first[2]))
        right = apply("mul", apply("tanh", first[0]), apply("tanh", first[3]))
        return apply("tanh", apply("mul", apply("tanh", left), apply("tanh", right)))

    inputs = [net.input(1, hidden) for _ in range(steps)]
    state = net.weight(1, hidden)
    for step_input in inputs:
        state = cell(step_input, state)
    return state


def lstm(net, hidden=512, steps=5):
    """An LSTM (Hochreiter and Schmidhuber, 1997), its gates written out.

    The weights of the four gates are separate matrices, shared by all steps.
    """
    apply = net.pointwise
    inputs = [net.input(1, hidden) for _ in range(steps)]
    state, memory = net.input(1, hidden), net.input(1, hidden)
    gates = [
        (net.weight(hidden, hidden), net.weight(hidden, hidden), net.weight(1, hidden))
        for _ in range(4)
    ]
    for x in inputs:
        i, f, o, g = (
            apply("add", apply("add", net.matmul(x, w), net.matmul(state, u)), b)
            for w, u, b in gates
        )
        kept = apply("mul", apply("sigmoid", f), memory)
        new = apply("mul", apply("sigmoid", i), apply("tanh", g))
        memory = apply("add", kept, new)
        state = apply("mul", apply("sigmoid", o), apply("tanh", memory))
    return state, memory


# Transformers


def split_heads(net, x, heads, *perm):
    """[T, heads d] as [T, heads, d], permuted."""
    tokens, width = x.shape
    return net.transpose(net.reshape(x, tokens, heads, width // heads), *perm)


def join_heads(net, x):
    """[heads, T, d] as [T, heads d]."""
    heads, tokens, width = x.shape
    return net.reshape(net.transpose(x, 1, 0, 2), tokens, heads * width)


def bert(net):
    """TASO's "BERT", the C++ program's: no softmax, scale, residual or feed-forward."""
    x = net.pointwise("relu", net.input(64, 1024))
    for _ in range(8):
        q, k, v = (net.linear(x, 1024, bias=False) for _ in range(3))
        q, v = (split_heads(net, y, 16, 1, 0, 2) for y in (q, v))
        mixed = net.matmul(net.matmul(q, split_heads(net, k, 16, 1, 2, 0)), v)
        x = net.linear(join_heads(net, mixed), 1024, bias=False)
    return x


def bert_base(net, tokens=128, hidden=768, heads=12, layers=12):
    """BERT-base (Devlin and others, 2018) with its pooler, after the embedding."""

    def attention(x):
        q, k, v = (net.linear(x, hidden) for _ in range(3))
        q, v = (split_heads(net, y, heads, 1, 0, 2) for y in (q, v))
        scores = net.matmul(q, split_heads(net, k, heads, 1, 2, 0))
        weights = net.softmax(net.scale(scores, 1 / sqrt(hidden // heads)))
        return net.linear(join_heads(net, net.matmul(weights, v)), hidden)

    def feed_forward(x):
        return net.linear(net.pointwise("gelu", net.linear(x, 4 * hidden)), hidden)

    x = net.input(tokens, hidden)
    for _ in range(layers):
        x = net.layer_norm(net.pointwise("add", attention(x), x))
        x = net.layer_norm(net.pointwise("add", feed_forward(x), x))
    return net.pointwise("tanh", net.linear(net.slice(x, 0, 0, 1), hidden))


def bert_deep(net):
    """BERT-base of more than 5,000 operations: 122 layers."""
    return bert_base(net, layers=122)


def rms_norm(net, x):
    """Root mean square normalization (Zhang and Sennrich, 2019)."""
    mean = net.mean(net.pointwise("mul", x, x))
    epsilon = net.broadcast(net.scalar(1e-5), mean.shape)
    root = net.pointwise("rsqrt", net.pointwise("add", mean, epsilon))
    x = net.pointwise("mul", x, net.broadcast(root, x.shape))
    return net.pointwise("mul", x, net.broadcast(net.weight(x.shape[-1]), x.shape))


def rotate(net, x, cosine, sine):
    """Rotary positions (Su and others, 2021) on [heads, T, d]; tables are [T, d]."""
    half = x.shape[2] // 2
    low, high = (net.slice(x, 2, start, half) for start in (0, half))
    turned = net.concat(net.pointwise("neg", high), low, axis=2)
    parts = [
        net.pointwise("mul", part, net.broadcast(table, x.shape))
        for part, table in ((x, cosine), (turned, sine))
    ]
    return net.pointwise("add", *parts)


def decoder(
    net, positions, tokens=128, hidden=1024, heads=16, groups=4, inner=2816, layers=4
):
    """Decoder layers after Llama (Touvron and others, 2023), and the last logits.

    `groups` heads of keys and values serve `heads` heads of queries. With `positions`
    there are rotary positions and a causal mask, without neither.
    """
    size = hidden // heads

    def repeat(x):
        shape = groups, heads // groups, *x.shape[1:]
        x = net.broadcast(net.reshape(x, groups, 1, *x.shape[1:]), shape)
        return net.reshape(x, heads, *x.shape[2:])

    def attention(x):
        q = split_heads(net, net.linear(x, hidden, bias=False), heads, 1, 0, 2)
        k, v = (
            split_heads(net, net.linear(x, groups * size, bias=False), groups, 1, 0, 2)
            for _ in range(2)
        )
        if positions:
            q, k = rotate(net, q, *tables), rotate(net, k, *tables)
        scores = net.matmul(q, net.transpose(repeat(k), 0, 2, 1))
        scores = net.scale(scores, 1 / sqrt(size))
        if positions:
            scores = net.pointwise("add", scores, net.broadcast(mask, scores.shape))
        mixed = net.matmul(net.softmax(scores), repeat(v))
        return net.linear(join_heads(net, mixed), hidden, bias=False)

    def feed_forward(x):
        gate, up = (net.linear(x, inner, bias=False) for _ in range(2))
        gate = net.pointwise("mul", gate, net.pointwise("sigmoid", gate))
        return net.linear(net.pointwise("mul", gate, up), hidden, bias=False)

    x = net.input(tokens, hidden)
    if positions:
        tables = net.weight(tokens, size), net.weight(tokens, size)
        mask = net.weight(tokens, tokens)
    for _ in range(layers):
        x = net.pointwise("add", x, attention(rms_norm(net, x)))
        x = net.pointwise("add", x, feed_forward(rms_norm(net, x)))
    logits = net.linear(rms_norm(net, x), 32000, bias=False)
    return net.slice(logits, 0, tokens - 1, 1)


def llama(net):
    """A Llama-like decoder of 4 layers, without positions."""
    return decoder(net, positions=False)


def llama_rope(net):
    """The same with rotary positions and a causal mask."""
    return decoder(net, positions=True)


def lora(net, tokens=128, hidden=1024, rank=8, layers=8):
    """Linear layers with low-rank adapters (Hu and others, 2021), ReLU between."""
    x = net.input(tokens, hidden)
    for _ in range(layers):
        adapted = net.linear(net.linear(x, rank, bias=False), hidden, bias=False)
        plain = net.linear(x, hidden, bias=False)
        x = net.pointwise("relu", net.pointwise("add", plain, net.scale(adapted, 2)))
    return x
