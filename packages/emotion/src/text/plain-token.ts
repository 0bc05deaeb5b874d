/**
 * Most new tokens are words and runs that need no string to be taken apart: each of their characters has one form of its
 * own, whatever is beside it. They are read from their bytes, to the same features as token.ts gives.
 */
import type { Token } from './features.ts'
import { addGramsOfRun, addGramsOfWord } from './grams.ts'
import { hashOf, hashOfUnits, mixed, seedOf, stepOf } from './hash.ts'
import { composed, withoutMarks } from './normal-form.ts'
import * as roles from './roles.ts'
import { roleOfRun } from './run-roles.ts'
import { addShouted, roleOf, unspacedToken, wordKind, wordToken } from './token.ts'
import { roleOfWord } from './word-roles.ts'

// What is known of a UTF-16 unit, as bits.
const known = 1
/** Its form depends on others, or is none or several: the long way has to be taken. */
const isContextual = 2
const isDropped = 4
/** It has an upper case that is another; a lower case that is another. */
const isLower = 8
const isUpper = 16
const isNumeral = 32
/** A mark that may change places with the one beside it. */
const isMoving = 64
const hasMarks = 128

const about = new Uint8Array(1 << 16)
/** Of a unit its form; of a form the same without its marks: a unit, and where there are two the other shifted by 16. */
const formOf = new Uint16Array(1 << 16)
const unmarkedOf = new Uint32Array(1 << 16)

/** Of a token of at most 96 bytes, between two brackets. */
const units = new Uint16Array(128)

/** False where tokenOf is needed: then `token` is as it was. */
export function readPlain(bytes: Uint8Array, start: number, end: number, kind: number, token: Token): boolean {
  if (kind !== wordToken && kind !== unspacedToken) return false
  // units[0] is left for the bracket.
  let to = 1
  let all = 0
  let every = isNumeral
  let before = 0
  // How many units in a row are as the one two and three before: 4 and 6 make a laugh; and as both of the two before.
  let twos = 0
  let threes = 0
  let length = 0
  for (let at = start; at < end; length++) {
    let unit = bytes[at]
    if (unit < 0x80) at++
    else if (unit < 0xe0) {
      unit = ((unit & 0x1f) << 6) | (bytes[at + 1] & 0x3f)
      at += 2
    } else if (unit < 0xf0) {
      unit = ((unit & 0x0f) << 12) | ((bytes[at + 1] & 0x3f) << 6) | (bytes[at + 2] & 0x3f)
      at += 3
    } else return false
    const of = about[unit] || learn(unit)
    if ((of & isContextual) !== 0 || (of & before & isMoving) !== 0) return false
    before = of
    all |= of
    if ((of & isDropped) !== 0) continue
    every &= of
    const form = formOf[unit]
    units[to] = form
    if (to > 2 && form === units[to - 2]) {
      twos++
      if (twos === 4 || form === units[to - 1]) return false
    } else twos = 0
    if (to > 3 && form === units[to - 3]) {
      if (++threes === 6) return false
    } else threes = 0
    to++
  }
  if (to === 1) return false
  if (kind === unspacedToken) readRun(to, token)
  else readWord(to, all, every === isNumeral, length, token)
  return true
}

function readRun(end: number, token: Token): void {
  token.begin(roles.isWord | roles.feels | roleOfRun(units, 1, end), hashOfUnits(wordKind, units, 1, end))
  addGramsOfRun(token, units, 1, end)
}

function readWord(end: number, all: number, isNumber: boolean, length: number, token: Token): void {
  const own = hashOfUnits(wordKind, units, 1, end)
  token.begin(roleOf(isNumber, mayHaveRole(own) ? (roleOfWord.get(textOf(end)) ?? 0) : 0), own)
  token.add(own, 1)
  if ((all & hasMarks) !== 0) token.add(hashWithoutMarks(end), 1)
  if (length > 1 && (all & isUpper) !== 0 && (all & isLower) === 0) addShouted(token)
  if (!isNumber) addGramsOfWord(token, units, 1, end)
}

function hashWithoutMarks(end: number): number {
  let hash = seedOf(wordKind)
  for (let i = 1; i < end; i++) {
    const unmarked = unmarkedOf[units[i]] || units[i]
    hash = stepOf(hash, unmarked & 0xffff)
    if (unmarked > 0xffff) hash = stepOf(hash, unmarked >>> 16)
  }
  return mixed(hash)
}

const textOf = (end: number): string => Array.from(units.subarray(1, end), (unit) => String.fromCharCode(unit)).join('')

/** A bit for each remainder that the hash of a word with a role leaves: nearly all other words leave another. */
const roleBits = 15
const ofRole = new Uint8Array(1 << roleBits)
for (const word of roleOfWord.keys()) ofRole[hashOf(wordKind, word) & ((1 << roleBits) - 1)] = 1

const mayHaveRole = (hash: number): boolean => ofRole[hash & ((1 << roleBits) - 1)] === 1

function learn(unit: number): number {
  about[unit] = known | classify(unit)
  return about[unit]
}

function classify(unit: number): number {
  const raw = String.fromCharCode(unit)
  const lower = raw.toLowerCase()
  const text = composed(lower)
  const isMark = /\p{M}/u.test(raw)
  // Sigma is written otherwise at the end of a word; jamo join to syllables, some marks join the letter before them.
  if (lower.length !== 1 || text.length > 1 || raw === 'Σ' || isJamo(unit) || (unit >= 0xd800 && unit < 0xe000)) return isContextual
  if (isMark && joiningMarks().has(raw)) return isContextual
  const moving = isMark && isOrdered(raw) ? isMoving : 0
  const cased = (raw.toUpperCase() !== raw ? isLower : 0) | (lower !== raw ? isUpper : 0)
  if (text === '') return isDropped | moving | cased
  const form = text.charCodeAt(0)
  const unmarked = withoutMarks(text)
  if (unmarked.length === 0 || unmarked.length > 2) return isContextual
  formOf[unit] = form
  if (unmarked !== text) unmarkedOf[form] = unmarked.charCodeAt(0) | (unmarked.length > 1 ? unmarked.charCodeAt(1) << 16 : 0)
  const isCounted = /^[0\p{No}\p{Nl}]$/u.test(text)
  return moving | cased | (isCounted ? isNumeral : 0) | (unmarked !== text ? hasMarks : 0)
}

const isJamo = (unit: number): boolean =>
  (unit >= 0x1100 && unit < 0x1200) || (unit >= 0xa960 && unit < 0xa980) || (unit >= 0xd7b0 && unit < 0xd800)

/** Whether normal forms sort this mark among others: overlays (class 1) go first of all, a comma above right (232) nearly last. */
const isOrdered = (mark: string): boolean =>
  `${mark}\u0334`.normalize('NFD')[0] === '\u0334' || `\u0315${mark}`.normalize('NFD')[0] === mark

let joining: Set<string> | null = null

/** The marks that normal form C joins with the character before them. All such characters are below 0x3100. */
function joiningMarks(): Set<string> {
  if (joining === null) {
    joining = new Set()
    for (let unit = 0xc0; unit < 0x3100; unit++) {
      const raw = String.fromCharCode(unit)
      const parts = raw.normalize('NFD')
      if (parts !== raw) for (const part of parts.slice(1)) joining.add(part)
    }
  }
  return joining
}
