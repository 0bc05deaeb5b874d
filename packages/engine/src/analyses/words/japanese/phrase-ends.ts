/** Where a Japanese phrase ends: a word with what grammar puts behind it. */
import phraseWeights from './phrase-weights.json' with { type: 'json' }

/** A part of the model: characters from `from` to `to` around a place, as one number, and what they say. */
interface Part {
  readonly from: number
  readonly to: number
  readonly weightOf: ReadonlyMap<number, number>
}

let parts: readonly Part[] | null = null
/** What all weights together say against an end where none of them is seen. */
let without = 0

/**
 * The places inside of `text[start .. end)` where a phrase ends, ascending, as UTF-16 units of the text: those for which what
 * is around them says more than half of all there is to say (BudouX: boosted trees of depth one over characters).
 */
export function phraseEnds(text: string, start: number, end: number): number[] {
  parts ??= read()
  const ends: number[] = []
  for (let at = start + 1; at < end; at++) {
    let score = without
    for (const { from, to, weightOf } of parts) {
      if (at + from < 0 || at + to > text.length) continue
      score += weightOf.get(numberOf(text, at + from, at + to)) ?? 0
    }
    if (score > 0) ends.push(at)
  }
  return ends
}

function read(): readonly Part[] {
  let sum = 0
  // What the characters from `from` to `to` around a place say for a phrase that ends there: characters and numbers in turn.
  const all = phraseWeights.map(({ from, to, weights }): Part => {
    const weightOf = new Map<number, number>()
    const given = weights.split(' ')
    for (let i = 0; i < given.length; i += 2) {
      sum += Number(given[i + 1])
      weightOf.set(numberOf(given[i], 0, given[i].length), Number(given[i + 1]))
    }
    return { from, to, weightOf }
  })
  without = -sum / 2
  return all
}

/** Up to three UTF-16 units as one number. */
function numberOf(text: string, from: number, to: number): number {
  let number = 0
  for (let i = from; i < to; i++) number = number * 0x10000 + text.charCodeAt(i)
  return number
}
