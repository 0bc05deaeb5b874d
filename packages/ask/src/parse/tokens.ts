import { fold } from '@convostat/engine/words/fold'

/** A piece of a question: a word as it is compared, what was in quotes, an emoji, a day or a clock written in digits. */
export interface Token {
  kind: 'word' | 'number' | 'quoted' | 'emoji' | 'day' | 'clock' | 'sign'
  /** As it is compared; of what is quoted, and of emoji, as it was written. */
  text: string
  /** An Arabic word that was written with its hamza: "أعتذر" is "I apologize", without it "he apologized". */
  hasHamza?: true
}

const pieces = [
  ['quoted', /"([^"]+)"|“([^”“]+)["”“]|„([^“”"]+)["“”]|«([^»]+)»|‘([^’‘]+)’|(?<![\p{L}\p{N}])'([^']+)'(?![\p{L}\p{N}])/u],
  ['day', /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./]\d{1,2}[./]\d{4}/u],
  ['clock', /\d{1,2}:\d{2}/u],
  [
    'emoji',
    /(?:\p{Regional_Indicator}{2}|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:[\uFE0F\u{1F3FB}-\u{1F3FF}]|\u200D\p{Extended_Pictographic})*/u,
  ],
  ['number', /\d+(?![\p{L}\d])/u],
  ['word', /[\p{L}\p{M}\p{N}]+(?:[’'][\p{L}\p{M}]+)*/u],
  ['sign', /[^\s.,;:!?¿¡؟،؛।()\-–—/"'’…]/u],
] as const
const piece = new RegExp(pieces.map(([kind, { source }]) => `(?<${kind}>${source})`).join('|'), 'gu')

/** The end of a sentence, with another one behind it. */
const severalSentences = /[?!؟।]+\s*[^\s?!؟।]/u

/** The pieces of a question; null where it is more than one sentence, or too long to be one question. */
export function tokensOf(question: string): Token[] | null {
  const text = question.normalize('NFC').trim()
  return text.length > 300 || severalSentences.test(text.replace(/^[¿¡\s]+/u, '')) ? null : piecesOf(text)
}

/** The pieces of any text. */
export function piecesOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { groups = {} } of text.matchAll(piece)) {
    for (const [kind] of pieces) {
      const found = groups[kind]
      if (found === undefined) continue
      if (kind === 'word') for (const word of wordsOf(found)) tokens.push(word)
      else if (kind === 'quoted') tokens.push({ kind, text: found.slice(1, -1).trim() })
      else tokens.push({ kind, text: found })
      break
    }
  }
  return tokens
}

/** `Ana's` is a name and an ending, `11pm` a number and its half of the day. */
function wordsOf(written: string): Token[] {
  const text = plain(written)
  const [, hour, mark] = /^(\d{1,2})(am|pm|uhr|h|hs|baje|बजे)$/u.exec(text) ?? []
  if (hour) return [{ kind: 'number', text: hour }, word(mark)]
  // Arabic writes "in" together with a year.
  const [, joined] = /^[وبلف](\d+)$/u.exec(text) ?? []
  if (joined) return [{ kind: 'number', text: joined }]
  const [, name] = /^(.+)'s$/.exec(text) ?? []
  if (name) return [word(name), word('s')]
  return [written.startsWith('أ') ? { ...word(text), hasHamza: true } : word(text)]
}

const word = (text: string): Token => ({ kind: 'word', text })

/** A text as questions are compared: folded, and in Arabic and Hindi without what people leave out. */
export const plain = (text: string): string =>
  fold(text)
    .replace(/[\u064B-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/\u0901/g, '\u0902')
    .replace(/\u093C/g, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))

/** Written as it is compared. Six languages' words are read before the first answer, and most are such. */
const isPlain = /^[a-z]+(?: [a-z]+)*$/

/** The words of a text of ours, as those of a question are compared. */
export const plainWords = (text: string): string[] =>
  isPlain.test(text) ? text.split(' ') : (tokensOf(text) ?? []).map(({ text }) => text)
