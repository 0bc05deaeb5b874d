import type { Dictionary } from '../words/dictionary.ts'

/** The ids of the tokens that begin so. A look at every token: they stand one after another, and few bytes tell. */
export function idsBeginning({ size, written: { texts, at } }: Dictionary, prefix: string): number[] {
  const wanted = encoder.encode(prefix)
  const [first] = wanted
  const found: number[] = []
  for (let id = 0; id < size; id++) {
    const from = at[id]
    if (texts[from] !== first || at[id + 1] - from < wanted.length) continue
    let i = 1
    while (i < wanted.length && texts[from + i] === wanted[i]) i++
    if (i === wanted.length) found.push(id)
  }
  return found
}

const encoder = new TextEncoder()
