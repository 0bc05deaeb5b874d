/** What words that follow each other are counted by: a number for the sequence. */
export interface Sequence {
  key: number
  messages: number
  days: number
}

/** Numbers in a slot: the key plus one (0 where the slot is free), messages, days, the row it was met in last plus one. */
const SLOT = 4

/** In how many messages, and on how many days, each sequence is; by open addressing, a sequence's numbers side by side. */
export class SequenceCounts {
  private readonly slots: Int32Array
  private readonly mask: number
  private readonly dayOfRow: ArrayLike<number>

  /** Room for this many different sequences. */
  constructor(most: number, dayOfRow: ArrayLike<number>) {
    const size = 1 << (32 - Math.clz32(Math.max(8, most * 1.5)))
    this.slots = new Int32Array(size * SLOT)
    this.mask = size - 1
    this.dayOfRow = dayOfRow
  }

  /** Counts a sequence in a row; rows come in order, and each counts it once. */
  add(key: number, row: number): void {
    const { slots, mask, dayOfRow } = this
    let place = mix(key) & mask
    while (slots[place * SLOT] !== 0 && slots[place * SLOT] !== key + 1) place = (place + 1) & mask
    const at = place * SLOT
    const last = slots[at + 3] - 1
    if (last === row) return
    slots[at] = key + 1
    slots[at + 1]++
    if (last < 0 || dayOfRow[last] !== dayOfRow[row]) slots[at + 2]++
    slots[at + 3] = row + 1
  }

  /** Those of at least this many messages, most first. */
  frequent(fewestMessages: number): Sequence[] {
    const { slots } = this
    const found: Sequence[] = []
    for (let at = 0; at < slots.length; at += SLOT)
      if (slots[at + 1] >= fewestMessages) found.push({ key: slots[at] - 1, messages: slots[at + 1], days: slots[at + 2] })
    return found.sort((a, b) => b.messages - a.messages || a.key - b.key)
  }
}

function mix(key: number): number {
  const h = Math.imul(key ^ (key >>> 16), 0x45d9f3b)
  return h ^ (h >>> 16)
}
