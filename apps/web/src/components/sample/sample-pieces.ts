/** A part of a sample as it is shown: its characters, or the name of one that cannot be seen. */
export interface SamplePiece {
  text: string
  /** The short name that Unicode gives it. */
  name?: string
}

/** Everything that draws nothing, and every space but the ordinary one. */
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** The lines of a sample, each in pieces that are, put together again, the sample itself. */
export function sampleLines(sample: string): SamplePiece[][] {
  return (sample.match(/[^\n]*\n|[^\n]+$/gu) ?? []).map(piecesOf)
}

function piecesOf(line: string): SamplePiece[] {
  const pieces: SamplePiece[] = []
  for (const character of line) {
    const name = character !== ' ' && unseen.test(character) ? nameOf(character) : undefined
    const before = pieces.at(-1)
    if (name === undefined && before && before.name === undefined) before.text += character
    else pieces.push(name === undefined ? { text: character } : { text: character, name })
  }
  return pieces
}

const nameOf = (character: string): string => {
  const point = character.codePointAt(0) as number
  return names[point] ?? `U+${point.toString(16).toUpperCase().padStart(4, '0')}`
}

/** The abbreviations of the Unicode charts, which are the same in every language. */
const names: Record<number, string> = {
  0: 'NUL',
  9: 'TAB',
  10: 'LF',
  11: 'VT',
  12: 'FF',
  13: 'CR',
  27: 'ESC',
  133: 'NEL',
  160: 'NBSP',
  173: 'SHY',
  1564: 'ALM',
  6158: 'MVS',
  8194: 'ENSP',
  8195: 'EMSP',
  8199: 'FSP',
  8200: 'PSP',
  8201: 'THSP',
  8202: 'HSP',
  8203: 'ZWSP',
  8204: 'ZWNJ',
  8205: 'ZWJ',
  8206: 'LRM',
  8207: 'RLM',
  8232: 'LSEP',
  8233: 'PSEP',
  8234: 'LRE',
  8235: 'RLE',
  8236: 'PDF',
  8237: 'LRO',
  8238: 'RLO',
  8239: 'NNBSP',
  8287: 'MMSP',
  8288: 'WJ',
  8294: 'LRI',
  8295: 'RLI',
  8296: 'FSI',
  8297: 'PDI',
  12288: 'IDSP',
  65279: 'BOM',
}
