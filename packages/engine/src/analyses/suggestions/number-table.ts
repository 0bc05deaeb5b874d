/** Numbers by keys from 0 to 2^31 - 2, by open addressing: a look-up takes a fraction of a Map's. */
export class NumberTable {
  /** The key plus one (0 where the slot is free), and its number. */
  private readonly slots: Int32Array
  private readonly mask: number

  /** Room for this many keys. */
  constructor(most: number) {
    const size = 1 << (32 - Math.clz32(Math.max(8, most * 2)))
    this.slots = new Int32Array(size * 2)
    this.mask = size - 1
  }

  /** The number of a key; -1 where it has none. */
  get(key: number): number {
    const { slots, mask } = this
    for (let place = mix(key) & mask; ; place = (place + 1) & mask) {
      const held = slots[place * 2]
      if (held === key + 1) return slots[place * 2 + 1]
      if (held === 0) return -1
    }
  }

  set(key: number, number: number): void {
    const { slots, mask } = this
    let place = mix(key) & mask
    while (slots[place * 2] !== 0 && slots[place * 2] !== key + 1) place = (place + 1) & mask
    slots[place * 2] = key + 1
    slots[place * 2 + 1] = number
  }
}

function mix(key: number): number {
  const h = Math.imul(key ^ (key >>> 16), 0x45d9f3b)
  return h ^ (h >>> 16)
}
