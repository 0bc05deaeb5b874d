/** With how many different words people write. */
import type { Chat } from '#chat/chat.ts'
import type { Selection } from '#chat/selection.ts'
import { isWritten } from './counts.ts'
import { lexicon, SEVERAL } from './lexicon.ts'
import { spoken } from './words-by-message.ts'

/** Different words are counted in each so many that were written one after another. */
const BLOCK = 1000

/** The mean over each 1,000 words, the last ones left out that are fewer; null with fewer in all. */
export interface DistinctWords {
  everyone: number | null
  /** Of each person by themselves, by their place among the chat's people. */
  people: (number | null)[]
}

/** Whose blocks these are: everyone's, of those who cannot fill one (nobody looks at them), and from here on a person's each. */
const EVERYONE = 0
const NOBODY = 1
const FIRST = 2

/**
 * Everyone's words and each person's, in one go through the messages. `tokensOf` says how many tokens each person wrote: who
 * cannot fill a block takes no room.
 */
export function distinctWords(chat: Chat, { from, to, authors }: Selection, tokensOf: ArrayLike<number>): DistinctWords {
  const { author, kind, participants } = chat
  const { start, tokens } = spoken(chat)
  const { wordOf, parts, size } = lexicon(chat)
  let mostInToken = 1
  for (const { length } of parts.values()) mostInToken = Math.max(mostInToken, length)
  const writers = participants.map((_, person) => person).filter((person) => tokensOf[person] > 0)
  const able = writers.filter((person) => tokensOf[person] * mostInToken >= BLOCK)
  const placeOf = new Uint32Array(participants.length).fill(NOBODY)
  // Alone, a person's words are everyone's.
  if (writers.length > 1) for (const [i, person] of able.entries()) placeOf[person] = FIRST + i
  const blocks = new Blocks(FIRST + able.length, size)
  for (let row = from; row < to; row++) {
    if (isWritten[kind[row]] === 0 || (authors && authors[author[row]] === 0)) continue
    const own = placeOf[author[row]]
    const end = start[row + 1]
    let i = start[row]
    if (blocks.haveRoom(own, end - i)) i = blocks.addAll(own, tokens, wordOf, i, end)
    // Where a block may end in it, each word is reported separately.
    for (; i < end; i++) {
      const word = wordOf[tokens[i]]
      if (word === SEVERAL) for (const part of parts.get(tokens[i]) ?? []) blocks.add(own, part)
      else blocks.add(own, word)
    }
  }
  const everyone = blocks.mean(EVERYONE)
  return {
    everyone,
    people: participants.map((_, person) =>
      placeOf[person] >= FIRST ? blocks.mean(placeOf[person]) : writers.length === 1 && person === writers[0] ? everyone : null,
    ),
  }
}

/** What is not a word (`NONE` and the like) has a number from here up to 0. */
const LEAST = -8

class Blocks {
  /**
   * By place, one behind the other: a bit for each word that was met in its block; of what is not a word all are set. Words with
   * numbers side by side, of which the commonest have the least, have their bits in cells side by side: a cell is rarely
   * wanted again before it is written.
   */
  private readonly met: Int32Array
  private readonly cells: number
  private readonly cellBits: number
  /** By place: the words still to come in its block, the different ones in it, full blocks, and the different words in them. */
  private readonly left: Int32Array
  private readonly fresh: Uint32Array
  private readonly full: Uint32Array
  private readonly sums: Float64Array

  constructor(places: number, words: number) {
    this.cellBits = Math.max(5, 32 - Math.clz32((words - LEAST) >>> 5))
    this.cells = 1 << this.cellBits
    this.met = new Int32Array(places * this.cells)
    this.left = new Int32Array(places)
    this.fresh = new Uint32Array(places)
    this.full = new Uint32Array(places)
    this.sums = new Float64Array(places)
    for (let place = 0; place < places; place++) this.begin(place)
    this.left[NOBODY] = 2 ** 31 - 1
  }

  haveRoom(own: number, words: number): boolean {
    return words < this.left[EVERYONE] && words < this.left[own]
  }

  /** Adds words for which both blocks have room, up to a token that contains several; gives where it stopped. */
  addAll(own: number, tokens: Uint32Array, wordOf: Int32Array, from: number, end: number): number {
    const { met, left, fresh, cells, cellBits } = this
    const first = own * cells
    const inCells = cells - 1
    let words = 0
    let everyones = 0
    let owns = 0
    let i = from
    for (; i < end; i++) {
      const word = wordOf[tokens[i]]
      if (word === SEVERAL) break
      // A bit is counted as it is set: no branch to foresee.
      const number = word - LEAST
      const at = number & inCells
      const bit = number >>> cellBits
      const before = met[at]
      const ownBefore = met[first + at]
      everyones += (~before >>> bit) & 1
      owns += (~ownBefore >>> bit) & 1
      met[at] = before | (1 << bit)
      met[first + at] = ownBefore | (1 << bit)
      words += 1 + (word >> 31)
    }
    left[EVERYONE] -= words
    left[own] -= words
    fresh[EVERYONE] += everyones
    fresh[own] += owns
    return i
  }

  add(own: number, word: number): void {
    if (word < 0) return
    this.addTo(EVERYONE, word)
    this.addTo(own, word)
  }

  private addTo(place: number, word: number): void {
    const number = word - LEAST
    const at = place * this.cells + (number & (this.cells - 1))
    const bit = number >>> this.cellBits
    this.fresh[place] += (~this.met[at] >>> bit) & 1
    this.met[at] |= 1 << bit
    if (--this.left[place] > 0) return
    this.sums[place] += this.fresh[place]
    this.full[place]++
    this.begin(place)
  }

  mean(place: number): number | null {
    return this.full[place] === 0 ? null : this.sums[place] / this.full[place]
  }

  private begin(place: number): void {
    const first = place * this.cells
    this.met.fill(0, first, first + this.cells)
    this.met.fill(1, first, first - LEAST)
    this.left[place] = BLOCK
    this.fresh[place] = 0
  }
}
