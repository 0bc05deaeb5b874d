/** A token as it was typed, taken apart into features: the same for the trainer and for the reader. */
import { Token } from './features.ts'
import { addGramsOfRun, addGramsOfWord } from './grams.ts'
import { hashOf } from './hash.ts'
import { normalForm, withoutMarks } from './normal-form.ts'
import * as roles from './roles.ts'
import { roleOfRun } from './run-roles.ts'
import { roleOfWord } from './word-roles.ts'

/** What the scanner cuts a message into. */
export const wordToken = 0
export const unspacedToken = 1
export const emojiToken = 2
export const punctuationToken = 3
export const linkToken = 4
export const mentionToken = 5

export const wordKind = 1
const markKind = 3
const emojiKind = 4

/** One emoji outweighs several words: it is what they were written with. No other feature weighs as much. */
export const emojiWeight = 3
const markWeight = 0.7

/** Into `token`, which is overwritten. */
export function tokenOf(kind: number, raw: string, token = new Token()): Token {
  switch (kind) {
    case wordToken:
      wordOf(raw, token)
      break
    case unspacedToken:
      runOf(raw, token)
      break
    case emojiToken:
      emojiOf(raw, token)
      break
    case punctuationToken:
      punctuationOf(raw, token)
      break
    default:
      token.begin(0, 0)
      token.add(hashOf(markKind, kind === linkToken ? 'link' : 'mention'), markWeight)
  }
  return token
}

function wordOf(raw: string, token: Token): void {
  const { text, short, isStretched, isShouted } = normalForm(raw)
  if (text === '') {
    token.begin(0, 0)
    return
  }
  const isNumber = /^[0\p{No}\p{Nl}]+$/u.test(text)
  const own = hashOf(wordKind, text)
  token.begin(roleOf(isNumber, roleOfWord.get(text) ?? roleOfWord.get(short) ?? 0), own)
  token.add(own, 1)
  const plain = withoutMarks(text)
  if (plain !== text) token.add(hashOf(wordKind, plain), 1)
  if (short !== '') token.add(hashOf(wordKind, short), 1)
  if (isStretched) token.add(hashOf(markKind, 'stretched'), markWeight)
  if (isShouted) addShouted(token)
  if (!isNumber) addGramsOfWord(token, unitsOf(text), 1, text.length + 1)
}

/** Of a word that does `own` to its neighbours. */
export const roleOf = (isNumber: boolean, own: number): number => roles.isWord | (isNumber ? 0 : roles.feels) | own

export function addShouted(token: Token): void {
  token.add(shouted, markWeight)
}

const shouted = hashOf(markKind, 'shouted')

/** A run without spaces: about two characters weigh as much as a word. */
function runOf(raw: string, token: Token): void {
  const { text, isStretched } = normalForm(raw)
  const own = unitsOf(text)
  token.begin(roles.isWord | roles.feels | roleOfRun(own, 1, text.length + 1), hashOf(wordKind, text))
  addGramsOfRun(token, own, 1, text.length + 1)
  if (isStretched) token.add(hashOf(markKind, 'stretched'), markWeight)
}

/** A token has at most 96 bytes, its normal form at most half as many units again. */
const units = new Uint16Array(256)

/** The units of a text, from the second place on. */
function unitsOf(text: string): Uint16Array {
  for (let i = 0; i < text.length; i++) units[i + 1] = text.charCodeAt(i)
  return units
}

const ofNoFeeling = /[\ufe00-\ufe0f]|\u200d|\u20e3|[\u{1f3fb}-\u{1f3ff}]|[\u{e0020}-\u{e007f}]|♀|♂/gu

/** Faces that, beside words of praise, say the opposite. */
const mocking = new Set(['🙄', '🙃', '😒', '😑', '👎', '🤡', '-_-'])

function emojiOf(raw: string, token: Token): void {
  // The scanner joins an emoji and its repetition; what is doubled is one that is repeated.
  const half = raw.length / 2
  const isRepeated = raw.length % 2 === 0 && raw.slice(0, half) === raw.slice(half)
  const once = (isRepeated ? raw.slice(0, half) : raw).replace(/[\ufe00-\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, '')
  const parts = [...once.replace(ofNoFeeling, '')]
  const isFlag = /[\u{1f1e6}-\u{1f1ff}]/u.test(once)
  const text = isFlag ? once : parts.join('') || once
  const own = hashOf(emojiKind, text)
  token.begin(roles.feels | roles.isFace | (mocking.has(text) ? roles.mocks : 0), own)
  token.add(own, emojiWeight)
  if (parts.length > 1 && !isFlag) for (const part of parts) token.add(hashOf(emojiKind, part), 1)
  if (isRepeated) token.add(hashOf(emojiKind, `${text}+`), markWeight)
}

// Eyes, a nose or none, a mouth; hearts; the faces that are upright.
const emoticon =
  /(?<eyes>[:;=])(?<tear>')?[-o^~]?(?<mouth>[)(\][DdPpOoSsXxCc3*|/\\$@bB]+)|(?<left>[)(\][]+)(?<nose>-)?(?<right>[:;=])|<(?<heart>3+)|(?<broken><\/3)|(?<upright>\^_*\^|-_+-|>_+<|>\.<|;_+;|\\o\/|:'+\()/u
const sentenceEnd = /[.!?…。！？؟।\n]/u
const question = /[?？؟]/u
const clauseEnd = /[.!?…。！？؟।\n,;:，、；：،()]/u

function punctuationOf(raw: string, token: Token): void {
  token.begin(roles.isPunctuation, 0)
  const face = emoticon.exec(raw)
  if (face !== null) {
    const name = faceOf(face)
    token.role |= roles.feels | roles.isFace | (mocking.has(name) ? roles.mocks : 0)
    token.word = hashOf(emojiKind, name)
    token.add(token.word, emojiWeight)
    if ((face.groups?.mouth?.length ?? face.groups?.heart?.length ?? 1) > 1) token.add(hashOf(emojiKind, `${name}+`), markWeight)
  }
  const rest = face === null ? raw : raw.replace(face[0], '')
  // Brackets alone are the smiles of Russian chats: ))), ((.
  const smiles = face === null ? /^[^()]*?(\)+|\(+)$/u.exec(rest) : null
  if (smiles !== null && smiles[1].length > 1) {
    const name = smiles[1].startsWith(')') ? '))' : '(('
    token.role |= roles.feels | roles.isFace
    token.word = hashOf(emojiKind, name)
    token.add(token.word, emojiWeight)
  }
  const exclaimed = rest.match(/[!！¡]/gu)?.length ?? 0
  const asked = rest.match(/[?？؟]/gu)?.length ?? 0
  if (exclaimed > 0) token.add(hashOf(markKind, exclaimed > 1 ? '!!' : '!'), markWeight)
  if (asked > 0) token.add(hashOf(markKind, asked > 1 ? '??' : '?'), markWeight)
  if (exclaimed > 0 && asked > 0) token.add(hashOf(markKind, '?!'), markWeight)
  if (/\.\.|…/u.test(rest)) token.add(hashOf(markKind, '..'), markWeight)
  if (/["“”«»„]/u.test(rest)) token.add(hashOf(markKind, '"'), markWeight)
  if (sentenceEnd.test(rest)) token.role |= roles.endsSentence
  if (clauseEnd.test(rest)) token.role |= roles.endsClause
  if (question.test(rest)) token.role |= roles.asks
}

const mouths: Record<string, string> = {
  ']': ')',
  '[': '(',
  d: 'D',
  p: 'P',
  b: 'P',
  B: 'P',
  o: 'O',
  s: 'S',
  x: 'X',
  c: '(',
  C: '(',
  '\\': '/',
}

function faceOf(face: RegExpExecArray): string {
  const { eyes, tear, mouth, left, right, heart, broken, upright } = face.groups as Record<string, string | undefined>
  if (heart !== undefined) return '<3'
  if (broken !== undefined) return '</3'
  if (upright !== undefined) return upright.replace(/_+/, '_')
  const look = (eyes ?? right) === ';' ? ';' : ':'
  if (left !== undefined) return `${look}${left[0] === '(' || left[0] === '[' ? ')' : '('}`
  const shape = (mouth as string)[0]
  return `${look}${tear ?? ''}${mouths[shape] ?? shape}`
}
