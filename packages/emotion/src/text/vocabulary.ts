/** Tokens by the bytes they were typed in, so that each distinct one is taken apart once. */
import { Token } from './features.ts'
import { readPlain } from './plain-token.ts'
import { punctuationToken, tokenOf, wordToken } from './token.ts'

const decoder = new TextDecoder()

/** Called once for each new token, with its number: they are numbered from 0 in the order they are met. The next overwrites the token. */
export type OnToken = (id: number, token: Token) => void

export class Vocabulary {
  count = 0
  /** Of token i: bits of roles.ts, and the hash of which pairs are made. */
  role: Uint16Array
  word: Int32Array
  private readonly capacity: number
  private readonly onToken: OnToken
  private readonly token = new Token()
  private slots: Int32Array
  /** Short words by their bytes, four numbers a slot: the first four, the second four, the token's number, and one unused. */
  private readonly short: Int32Array
  /** Of a sign of ASCII by itself the token's number plus one. */
  private readonly signs = new Int32Array(128)
  private hash: Int32Array
  private place: Int32Array
  private length: Uint16Array
  private kept = new Uint8Array(1 << 16)
  private keptLength = 0

  constructor(capacity: number, onToken: OnToken) {
    this.capacity = capacity
    this.onToken = onToken
    this.role = new Uint16Array(capacity)
    this.word = new Int32Array(capacity)
    this.hash = new Int32Array(capacity)
    this.place = new Int32Array(capacity)
    this.length = new Uint16Array(capacity)
    let slots = 1024
    while (slots < capacity * 2) slots *= 2
    this.slots = new Int32Array(slots)
    this.short = new Int32Array(slots * 4)
  }

  /** Forgets everything where fewer than `room` tokens would still fit. */
  makeRoom(room: number): void {
    if (!this.hasRoom(room)) this.clear()
  }

  hasRoom(room: number): boolean {
    return this.count + room <= this.capacity
  }

  clear(): void {
    this.count = 0
    this.keptLength = 0
    this.slots.fill(0)
    this.short.fill(0)
    this.signs.fill(0)
  }

  /** The same of a word of up to eight ASCII letters, given its first and second four bytes, zeros where it has fewer. */
  idOfShort(low: number, high: number, bytes: Uint8Array, start: number, end: number): number {
    const { short } = this
    const mask = short.length - 1
    const mixed = Math.imul(low ^ Math.imul(high, 0x85ebca6b), 0x9e3779b1)
    let slot = ((mixed ^ (mixed >>> 15)) << 2) & mask
    for (; short[slot] !== 0; slot = (slot + 4) & mask) if (short[slot] === low && short[slot + 1] === high) return short[slot + 2]
    let hash = 0x811c9dc5
    for (let i = start; i < end; i++) hash = Math.imul(hash ^ bytes[i], 0x01000193)
    const id = this.idOf(bytes, start, end, wordToken, hash)
    short[slot] = low
    short[slot + 1] = high
    short[slot + 2] = id
    return id
  }

  /** The same of one sign of ASCII by itself. */
  idOfSign(byte: number, bytes: Uint8Array, at: number): number {
    if (this.signs[byte] === 0)
      this.signs[byte] = this.idOf(bytes, at, at + 1, punctuationToken, Math.imul(0x811c9dc5 ^ byte, 0x01000193)) + 1
    return this.signs[byte] - 1
  }

  /** The number of the token in bytes[start..end), of a kind of token.ts. */
  idOf(bytes: Uint8Array, start: number, end: number, kind: number, hash: number): number {
    const { slots, hash: hashes, place: places, length: lengths, kept } = this
    const mask = slots.length - 1
    const mixed = Math.imul(hash ^ kind, 0x9e3779b1)
    let slot = (mixed ^ (mixed >>> 15)) & mask
    for (let entry = slots[slot]; entry !== 0; entry = slots[slot]) {
      const id = entry - 1
      if (hashes[id] === mixed && lengths[id] === end - start) {
        let at = start
        for (let from = places[id]; at < end && kept[from] === bytes[at]; from++) at++
        if (at === end) return id
      }
      slot = (slot + 1) & mask
    }
    const id = this.count++
    slots[slot] = this.count
    this.hash[id] = mixed
    this.keep(id, bytes, start, end)
    const { token } = this
    if (!readPlain(bytes, start, end, kind, token)) tokenOf(kind, decoder.decode(bytes.subarray(start, end)), token)
    this.role[id] = token.role
    this.word[id] = token.word
    this.onToken(id, token)
    return id
  }

  private keep(id: number, bytes: Uint8Array, start: number, end: number): void {
    const length = end - start
    if (this.keptLength + length > this.kept.length) {
      const larger = new Uint8Array(this.kept.length * 2)
      larger.set(this.kept)
      this.kept = larger
    }
    const { kept } = this
    for (let i = start, to = this.keptLength; i < end; ) kept[to++] = bytes[i++]
    this.place[id] = this.keptLength
    this.length[id] = length
    this.keptLength += length
  }
}
