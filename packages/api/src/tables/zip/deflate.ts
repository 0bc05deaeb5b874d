/**
 * Packs bytes as deflate does (RFC 1951), as fast as a program in a page can: the platform's own has one level, which takes four
 * times as long for a sixth less. The same bytes in the same pieces are packed alike everywhere.
 */
import { codeLengths, codesOf } from './huffman.ts'

export interface Deflate {
  /** Packs what comes next. What it gives lies in memory of its own until it is called again. */
  pack(piece: Uint8Array): Uint8Array<ArrayBuffer>
  /** The last bytes. */
  end(): Uint8Array<ArrayBuffer>
}

/** A block has codes of its own, and repeats nothing from before it. */
const BLOCK = 1 << 18
/** A repetition is at least so long: nearer to as many bytes of their own a shorter one costs no less. */
const SHORTEST = 6
const LONGEST = 258
const FARTHEST = 32_768
/** Of what is repeated every so many bytes are remembered. */
const STEP = 4
const HASH_BITS = 15

const END = 256
/** The highest bit: as a signed number the token is below 0. */
const REPETITION = 1 << 31
/** The first symbol of a length. */
const LENGTHS = 257
const MOST_BITS = 15
const MOST_BITS_OF_LENGTHS = 7

/** By length its symbol after `LENGTHS`, and by symbol its first length and how many bits say which (RFC 1951, 3.2.5). */
const symbolOfLength = new Uint8Array(LONGEST + 1)
const firstLength = new Uint16Array(29)
const bitsOfLength = new Uint8Array(29)
/** The same of distances: those up to 256 by themselves, others by 128. */
const symbolOfNear = new Uint8Array(257)
const symbolOfFar = new Uint8Array(FARTHEST >> 7)
const firstDistance = new Uint16Array(30)
const bitsOfDistance = new Uint8Array(30)

for (let symbol = 0, length = 3; symbol < 28; symbol++) {
  firstLength[symbol] = length
  bitsOfLength[symbol] = symbol < 8 ? 0 : (symbol >> 2) - 1
  for (const next = length + (1 << bitsOfLength[symbol]); length < next; length++) symbolOfLength[length] = symbol
}
firstLength[28] = LONGEST
symbolOfLength[LONGEST] = 28
for (let symbol = 0, distance = 1; symbol < 30; symbol++) {
  firstDistance[symbol] = distance
  bitsOfDistance[symbol] = symbol < 4 ? 0 : (symbol >> 1) - 1
  for (const next = distance + (1 << bitsOfDistance[symbol]); distance < next; distance++) {
    if (distance <= 256) symbolOfNear[distance] = symbol
    else symbolOfFar[(distance - 1) >> 7] = symbol
  }
}
const symbolOfDistance = (distance: number): number => (distance <= 256 ? symbolOfNear[distance] : symbolOfFar[(distance - 1) >> 7])

interface Codes {
  codes: Uint16Array
  lengths: Uint8Array
  codesOfDistances: Uint16Array
  lengthsOfDistances: Uint8Array
}

/** The order in which the lengths of the codes of lengths stand. */
const orderOfLengths = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] as const

export function deflate(): Deflate {
  /** By hash where its bytes stood last in the block, and what its first four were. */
  const places = new Int32Array(1 << HASH_BITS)
  const firsts = new Int32Array(1 << HASH_BITS)
  /** What a block is made of: bytes of their own, and repetitions as 1 bit, 15 bits of length and 16 of distance less 1. */
  const tokens = new Int32Array(BLOCK)
  const symbols = new Uint32Array(LENGTHS + 29)
  const distances = new Uint32Array(30)
  let out = new Uint8Array(BLOCK)
  let size = 0
  /** Bits that fill no byte yet, and how many. */
  let held = 0
  let holding = 0

  function write(bits: number, count: number): void {
    held |= bits << holding
    holding += count
    if (holding < 16) return
    out[size] = held
    out[size + 1] = held >>> 8
    size += 2
    held >>>= 16
    holding -= 16
  }

  /** What the block is made of, counted; gives how many tokens. */
  function find(bytes: Uint8Array): number {
    const count = bytes.length
    places.fill(-FARTHEST - 1)
    symbols.fill(0)
    distances.fill(0)
    symbols[END] = 1
    let found = 0
    let at = 0
    // No byte beyond the block is read.
    const last = count - SHORTEST - 2
    let four = last > 0 ? fourAt(bytes, 0) : 0
    while (at < last) {
      const hash = hashOf(four, bytes[at + 4] | (bytes[at + 5] << 8))
      const before = places[hash]
      const isAlike = firsts[hash] === four
      places[hash] = at
      firsts[hash] = four
      if (isAlike && at - before <= FARTHEST && bytes[before + 4] === bytes[at + 4] && bytes[before + 5] === bytes[at + 5]) {
        const most = Math.min(LONGEST, count - at)
        let length = SHORTEST
        while (length < most && bytes[before + length] === bytes[at + length]) length++
        const distance = at - before
        symbols[LENGTHS + symbolOfLength[length]]++
        distances[symbolOfDistance(distance)]++
        tokens[found++] = REPETITION | (length << 16) | (distance - 1)
        const next = at + length
        if (next < last) {
          for (let inside = at + STEP; inside < next; inside += STEP) {
            const first = fourAt(bytes, inside)
            const hash = hashOf(first, bytes[inside + 4] | (bytes[inside + 5] << 8))
            places[hash] = inside
            firsts[hash] = first
          }
          four = fourAt(bytes, next)
        }
        at = next
      } else {
        const byte = bytes[at]
        symbols[byte]++
        tokens[found++] = byte
        at++
        four = (four >>> 8) | (bytes[at + 3] << 24)
      }
    }
    for (; at < count; at++) {
      symbols[bytes[at]]++
      tokens[found++] = bytes[at]
    }
    return found
  }

  function block(bytes: Uint8Array): void {
    const found = find(bytes)
    const lengths = codeLengths(symbols, MOST_BITS)
    const lengthsOfDistances = codeLengths(distances, MOST_BITS)
    const codes = codesOf(lengths)
    const codesOfDistances = codesOf(lengthsOfDistances)
    // A code with lengths of its own, and not the last.
    write(0b100, 3)
    tell(lengths, lengthsOfDistances)
    writeTokens(found, { codes, lengths, codesOfDistances, lengthsOfDistances })
    write(codes[END], lengths[END])
  }

  /** As `write` does it, with all that changes at hand: this is half of the time that packing takes. */
  function writeTokens(found: number, { codes, lengths, codesOfDistances, lengthsOfDistances }: Codes): void {
    const bytes = out
    let at = size
    let bits = held
    let count = holding
    for (let i = 0; i < found; i++) {
      const token = tokens[i]
      const length = (token >>> 16) & 0x7fff
      const symbol = token >= 0 ? token : LENGTHS + symbolOfLength[length]
      bits |= codes[symbol] << count
      count += lengths[symbol]
      if (count >= 16) {
        bytes[at] = bits
        bytes[at + 1] = bits >>> 8
        at += 2
        bits >>>= 16
        count -= 16
      }
      if (token >= 0) continue
      const distance = (token & 0xffff) + 1
      const place = symbolOfDistance(distance)
      bits |= (length - firstLength[symbol - LENGTHS]) << count
      count += bitsOfLength[symbol - LENGTHS]
      if (count >= 16) {
        bytes[at] = bits
        bytes[at + 1] = bits >>> 8
        at += 2
        bits >>>= 16
        count -= 16
      }
      bits |= codesOfDistances[place] << count
      count += lengthsOfDistances[place]
      if (count >= 16) {
        bytes[at] = bits
        bytes[at + 1] = bits >>> 8
        at += 2
        bits >>>= 16
        count -= 16
      }
      bits |= (distance - firstDistance[place]) << count
      count += bitsOfDistance[place]
      if (count >= 16) {
        bytes[at] = bits
        bytes[at + 1] = bits >>> 8
        at += 2
        bits >>>= 16
        count -= 16
      }
    }
    size = at
    held = bits
    holding = count
  }

  /** The lengths of both codes, written in a code themselves (RFC 1951, 3.2.7). */
  function tell(lengths: Uint8Array, lengthsOfDistances: Uint8Array): void {
    const told = withoutZeros(lengths, LENGTHS)
    const toldOfDistances = withoutZeros(lengthsOfDistances, 1)
    const { signs, extra } = shortened([...lengths.subarray(0, told), ...lengthsOfDistances.subarray(0, toldOfDistances)])
    const counts = new Uint32Array(orderOfLengths.length)
    for (const sign of signs) counts[sign]++
    const bits = codeLengths(counts, MOST_BITS_OF_LENGTHS)
    const codes = codesOf(bits)
    let ordered: number = orderOfLengths.length
    while (ordered > 4 && bits[orderOfLengths[ordered - 1]] === 0) ordered--
    write(told - LENGTHS, 5)
    write(toldOfDistances - 1, 5)
    write(ordered - 4, 4)
    for (const sign of orderOfLengths.slice(0, ordered)) write(bits[sign], 3)
    for (const [i, sign] of signs.entries()) {
      write(codes[sign], bits[sign])
      if (sign >= 16) write(extra[i], bitsOfRun[sign - 16])
    }
  }

  function room(bytes: number): void {
    size = 0
    if (out.length < bytes) out = new Uint8Array(bytes)
  }

  return {
    pack(piece) {
      // A code of fifteen bits for each byte, and what tells of the codes, is the most that there can be.
      room(2 * piece.length + 512 * Math.ceil(piece.length / BLOCK))
      for (let at = 0; at < piece.length; at += BLOCK) block(piece.subarray(at, at + BLOCK))
      return out.subarray(0, size)
    },
    end() {
      room(8)
      // The last block holds nothing: a fixed code, whose end is seven zeros.
      write(0b011, 3)
      write(0, 7)
      for (; holding > 0; holding -= 8) {
        out[size++] = held
        held >>>= 8
      }
      return out.subarray(0, size)
    },
  }
}

const fourAt = (bytes: Uint8Array, at: number): number => bytes[at] | (bytes[at + 1] << 8) | (bytes[at + 2] << 16) | (bytes[at + 3] << 24)

/** Multiplication spreads bytes over the highest bits (Knuth, The Art of Computer Programming 3, 6.4). */
const hashOf = (four: number, two: number): number => Math.imul(Math.imul(four, 0x9e3779b1) + two, 0x85ebca6b) >>> (32 - HASH_BITS)

/** How many there are without the zeros at the end, at least `least`. */
function withoutZeros(lengths: Uint8Array, least: number): number {
  let count = lengths.length
  while (count > least && lengths[count - 1] === 0) count--
  return count
}

/** How many bits say how long a run is: of the last length, of few zeros, of many. */
const bitsOfRun = [2, 3, 7] as const

/** Runs of the same length in short: 16 repeats the last 3 to 6 times, 17 is 3 to 10 zeros, 18 is 11 to 138. */
function shortened(lengths: readonly number[]): { signs: number[]; extra: number[] } {
  const signs: number[] = []
  const extra: number[] = []
  const add = (sign: number, more = 0) => {
    signs.push(sign)
    extra.push(more)
  }
  for (let at = 0; at < lengths.length; ) {
    const length = lengths[at]
    let end = at + 1
    while (end < lengths.length && lengths[end] === length) end++
    let run = end - at
    if (length === 0) {
      for (; run >= 11; run -= Math.min(run, 138)) add(18, Math.min(run, 138) - 11)
      if (run >= 3) {
        add(17, run - 3)
        run = 0
      }
    } else {
      add(length)
      run--
      for (; run >= 3; run -= Math.min(run, 6)) add(16, Math.min(run, 6) - 3)
    }
    for (; run > 0; run--) add(length)
    at = end
  }
  return { signs, extra }
}
