/** A token as it was typed, taken apart into features: the same for the trainer and for the reader. */
import { hashOf, partHashes } from './hash.ts'
import { normalForm, withoutMarks } from './normal-form.ts'
import * as roles from './roles.ts'
import { roleOfWord } from './word-roles.ts'

/** What the scanner cuts a message into. */
export const wordToken = 0
export const unspacedToken = 1
export const emojiToken = 2
export const punctuationToken = 3
export const linkToken = 4
export const mentionToken = 5

export interface Token {
  /** Bits of roles.ts. */
  role: number
  /** Hash of the word or emoji itself, of which pairs are made; 0 where it makes none. */
  word: number
  /** Hashes of its features, and the weight each has. */
  features: number[]
  weights: number[]
}

const wordKind = 1
const gramKind = 2
const markKind = 3
const emojiKind = 4

// One emoji outweighs several words: it is what they were written with.
const emojiWeight = 3
const markWeight = 0.7
const gramsWeight = 1.5
const longest = 28
const longestGram = 5
const shortestGram = 2

export function tokenOf(kind: number, raw: string): Token {
  switch (kind) {
    case wordToken:
      return wordOf(raw)
    case unspacedToken:
      return runOf(raw)
    case emojiToken:
      return emojiOf(raw)
    case punctuationToken:
      return punctuationOf(raw)
    default:
      return { role: 0, word: 0, features: [hashOf(markKind, kind === linkToken ? 'link' : 'mention')], weights: [markWeight] }
  }
}

function wordOf(raw: string): Token {
  const { text, short, isStretched, isShouted } = normalForm(raw)
  if (text === '') return { role: 0, word: 0, features: [], weights: [] }
  const isNumber = /^[0\p{No}\p{Nl}]+$/u.test(text)
  const own = hashOf(wordKind, text)
  const token: Token = {
    role: roles.isWord | (isNumber ? 0 : roles.feels) | (roleOfWord.get(text) ?? roleOfWord.get(short) ?? 0),
    word: own,
    features: [own],
    weights: [1],
  }
  const plain = withoutMarks(text)
  if (plain !== text) add(token, hashOf(wordKind, plain), 1)
  if (short !== '') add(token, hashOf(wordKind, short), 1)
  if (isStretched) add(token, hashOf(markKind, 'stretched'), markWeight)
  if (isShouted) add(token, hashOf(markKind, 'shouted'), markWeight)
  if (!isNumber) addGrams(token, `<${text.slice(0, longest)}>`, shortestGram, longestGram, gramsWeight)
  return token
}

/** A run without spaces: about two characters weigh as much as a word. */
function runOf(raw: string): Token {
  const { text, isStretched } = normalForm(raw)
  const token: Token = { role: roles.isWord | roles.feels, word: hashOf(wordKind, text), features: [], weights: [] }
  addGrams(token, text, 1, 4, gramsWeight * Math.sqrt(Math.max(1, text.length / 2)))
  if (isStretched) add(token, hashOf(markKind, 'stretched'), markWeight)
  return token
}

/** Each gram weighs so that all of them together weigh `together`, however many they are. */
function addGrams(token: Token, text: string, shortest: number, longestOf: number, together: number): void {
  const first = token.features.length
  partHashes(gramKind, text, shortest, longestOf, token.features)
  const count = token.features.length - first
  for (let i = 0; i < count; i++) token.weights.push(together / Math.sqrt(count))
}

const ofNoFeeling = /[\ufe00-\ufe0f]|\u200d|\u20e3|[\u{1f3fb}-\u{1f3ff}]|[\u{e0020}-\u{e007f}]|♀|♂/gu

/** Faces that, beside words of praise, say the opposite. */
const mocking = new Set(['🙄', '🙃', '😒', '😑', '👎', '🤡', '-_-'])

function emojiOf(raw: string): Token {
  // The scanner joins an emoji and its repetition; what is doubled is one that is repeated.
  const half = raw.length / 2
  const isRepeated = raw.length % 2 === 0 && raw.slice(0, half) === raw.slice(half)
  const once = (isRepeated ? raw.slice(0, half) : raw).replace(/[\ufe00-\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, '')
  const parts = [...once.replace(ofNoFeeling, '')]
  const isFlag = /[\u{1f1e6}-\u{1f1ff}]/u.test(once)
  const text = isFlag ? once : parts.join('') || once
  const own = hashOf(emojiKind, text)
  const token: Token = {
    role: roles.feels | roles.isFace | (mocking.has(text) ? roles.mocks : 0),
    word: own,
    features: [own],
    weights: [emojiWeight],
  }
  if (parts.length > 1 && !isFlag) for (const part of parts) add(token, hashOf(emojiKind, part), 1)
  if (isRepeated) add(token, hashOf(emojiKind, `${text}+`), markWeight)
  return token
}

// Eyes, a nose or none, a mouth; hearts; the faces that stand upright.
const emoticon =
  /(?<eyes>[:;=])(?<tear>')?[-o^~]?(?<mouth>[)(\][DdPpOoSsXxCc3*|/\\$@bB]+)|(?<left>[)(\][]+)(?<nose>-)?(?<right>[:;=])|<(?<heart>3+)|(?<broken><\/3)|(?<upright>\^_*\^|-_+-|>_+<|>\.<|;_+;|\\o\/|:'+\()/u
const sentenceEnd = /[.!?…。！？؟।\n]/u
const question = /[?？؟]/u
const clauseEnd = /[.!?…。！？؟।\n,;:，、；：،()]/u

function punctuationOf(raw: string): Token {
  const token: Token = { role: roles.isPunctuation, word: 0, features: [], weights: [] }
  const face = emoticon.exec(raw)
  if (face !== null) {
    const name = faceOf(face)
    token.role |= roles.feels | roles.isFace | (mocking.has(name) ? roles.mocks : 0)
    token.word = hashOf(emojiKind, name)
    add(token, token.word, emojiWeight)
    if ((face.groups?.mouth?.length ?? face.groups?.heart?.length ?? 1) > 1) add(token, hashOf(emojiKind, `${name}+`), markWeight)
  }
  const rest = face === null ? raw : raw.replace(face[0], '')
  // Brackets alone are the smiles of Russian chats: ))), ((.
  const smiles = face === null ? /^[^()]*?(\)+|\(+)$/u.exec(rest) : null
  if (smiles !== null && smiles[1].length > 1) {
    const name = smiles[1].startsWith(')') ? '))' : '(('
    token.role |= roles.feels | roles.isFace
    token.word = hashOf(emojiKind, name)
    add(token, token.word, emojiWeight)
  }
  const exclaimed = rest.match(/[!！¡]/gu)?.length ?? 0
  const asked = rest.match(/[?？؟]/gu)?.length ?? 0
  if (exclaimed > 0) add(token, hashOf(markKind, exclaimed > 1 ? '!!' : '!'), markWeight)
  if (asked > 0) add(token, hashOf(markKind, asked > 1 ? '??' : '?'), markWeight)
  if (exclaimed > 0 && asked > 0) add(token, hashOf(markKind, '?!'), markWeight)
  if (/\.\.|…/u.test(rest)) add(token, hashOf(markKind, '..'), markWeight)
  if (/["“”«»„]/u.test(rest)) add(token, hashOf(markKind, '"'), markWeight)
  if (sentenceEnd.test(rest)) token.role |= roles.endsSentence
  if (clauseEnd.test(rest)) token.role |= roles.endsClause
  if (question.test(rest)) token.role |= roles.asks
  return token
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

function add(token: Token, feature: number, weight: number): void {
  token.features.push(feature)
  token.weights.push(weight)
}
