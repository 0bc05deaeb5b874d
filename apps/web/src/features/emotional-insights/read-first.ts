/** Which of an emotion's messages is shown first. */

interface Felt {
  message: string
  score: number
}

/** Probabilities as close as this are as sure. */
const asSure = 0.01
/** With as many different words a message can be read alone; "love you love you" is one thing said twice. */
const fewestWords = 4

/** The same messages: what can be read alone comes first among those that are as sure as the first one. */
export function readFirst<F extends Felt>(candidates: readonly F[]): F[] {
  const surest = candidates.at(0)?.score ?? 0
  const first = candidates.filter(({ message, score }) => surest - score <= asSure && differentWords(message) >= fewestWords)
  return [...first, ...candidates.filter((each) => !first.includes(each))]
}

let segmenter: Intl.Segmenter | undefined

function differentWords(text: string): number {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' })
  const words = [...segmenter.segment(text)].filter(({ isWordLike, segment }) => isWordLike && /\p{L}/u.test(segment))
  return new Set(words.map(({ segment }) => segment.toLowerCase())).size
}
