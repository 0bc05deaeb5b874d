/** A piece of what a model wrote, and the places, from 1, of the messages it rests on. */
export interface TextPiece {
  said: string
  cites: readonly number[]
}

/** `It began there [1][2]. And` as pieces with what they cite, in order; a mark that stands for no message is text. */
export function textPieces(text: string, messages: number): TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const { 0: marks, index } of text.matchAll(/(?:\s*\[\d{1,2}\])+/g)) {
    const cites = Array.from(marks.matchAll(/\d+/g), ([place]) => Number(place))
    if (cites.some((place) => place < 1 || place > messages)) continue
    pieces.push({ said: text.slice(from, index), cites })
    from = index + marks.length
  }
  if (from < text.length) pieces.push({ said: text.slice(from), cites: [] })
  return pieces
}

/** The same without the marks, for those who hear it and while it is written. */
export const withoutMarks = (text: string): string => text.replace(/\s*\[\d{1,2}\]/g, '')
