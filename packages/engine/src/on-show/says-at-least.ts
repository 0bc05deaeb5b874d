/** Whether a text says this many words; scripts without spaces have one in two letters. */
export function saysAtLeast(text: string, words: number, isEachNew = false): boolean {
  const said = text.toLowerCase().match(word) ?? []
  if ((isEachNew ? new Set(said).size : said.length) >= words) return true
  return (text.match(unspaced) ?? []).some((run) => [...run].length >= LETTERS * words)
}

const LETTERS = 2
const word = /\p{L}[\p{L}\p{M}’']*/gu
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]+/gu
