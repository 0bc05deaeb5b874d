import type { Slide } from './answers.ts'

/** The words beside the one that is the figure: this many of them, the most frequent first. */
export function wordsAfter({ words = [], figure }: Slide, most: number) {
  const first = Math.max(
    0,
    words.findIndex(({ word }) => word === figure),
  )
  const others = words.filter((_, i) => i !== first).slice(0, most)
  return others.sort((a, b) => b.count - a.count)
}
