/** Words of scripts written without spaces: only a dictionary can find them, and the Segmenter has it. */
let segmenter: Intl.Segmenter | undefined

/** The words of a short piece of text. (The Segmenter's time grows faster than its text: give it hundreds of characters, not thousands.) */
export function dictionaryWords(text: string): string[] {
  segmenter ??= new Intl.Segmenter('und', { granularity: 'word' })
  const words: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) if (isWordLike) words.push(segment)
  return words
}
