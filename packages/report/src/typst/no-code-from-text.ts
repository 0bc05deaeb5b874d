/**
 * The compiler makes a few functions from text while it is built, which a page that allows no such thing refuses. They are
 * always the same ones; they are given it ready made, and any other is refused.
 */
const ready: Record<string, (...given: never[]) => unknown> = {
  'return 0': () => 0,
  'return true': () => true,
  'path|return path': (path: never) => path,
}

export async function withoutMakingCode<T>(work: () => Promise<T>): Promise<T> {
  const real = globalThis.Function
  const made = (words: unknown[]): unknown => {
    const text = words.join('|')
    const known = ready[text] ?? (/^(\w+\|)*throw new Error\(['"]Dummy/.test(text) ? refuse : undefined)
    if (!known) throw new Error('The compiler asked for a function that is not known.')
    return known
  }
  globalThis.Function = new Proxy(real, {
    apply: (_target, _self, words) => made(words) as () => unknown,
    construct: (_target, words) => made(words) as object,
  })
  try {
    return await work()
  } finally {
    globalThis.Function = real
  }
}

const refuse = (): never => {
  throw new Error('No other file and no package is ever read.')
}
