/** What a search for words finds as it is written: words, emoji and what joins them; signs ("<3", "ok?") it would leave out. */
const searchable = /^(?:[\p{L}\p{M}\p{N}'’\-\s\p{Extended_Pictographic}\p{RI}\p{Emoji_Modifier}]|\u200d|\ufe0f|(?<=[\p{L}\p{N}]),(?=\s))+$/u

const LONGEST = 200

/** The words of a quotation to look for, without a full stop at its end; null where more than words would have to be found. */
export function phraseIn(quoted: string): string | null {
  const text = quoted.trim().replace(/(?<=[\p{L}\p{N}])[.,]$/u, '')
  return text.length > 0 && text.length <= LONGEST && searchable.test(text) ? text : null
}
