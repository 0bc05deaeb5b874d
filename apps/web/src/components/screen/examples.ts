type Examples = typeof import('@convostat/figures/examples').examples

let loaded: Examples | undefined

/** Loads every figure of an invented chat. */
export async function loadExamples(): Promise<void> {
  loaded ??= (await import('@convostat/figures/examples')).examples
}

export function examples(): Examples {
  if (!loaded) throw new Error('the examples are not loaded')
  return loaded
}
