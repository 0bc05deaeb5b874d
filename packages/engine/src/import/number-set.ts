/** Whole numbers of 32 bits, a few hundred thousand at once: a `Set` of as many keeps the garbage collector busy. */
export class NumberSet {
  /** Open addressing, 0 where free; whether 0 itself is in it is beside. */
  private readonly slots: Int32Array
  private hasZero = false

  /** `most` is how many numbers it will contain at most. */
  constructor(most: number) {
    let size = 16
    while (size < most * 2) size *= 2
    this.slots = new Int32Array(size)
  }

  add(number: number): void {
    if (number === 0) this.hasZero = true
    else this.slots[this.slotOf(number)] = number
  }

  has(number: number): boolean {
    return number === 0 ? this.hasZero : this.slots[this.slotOf(number)] === number
  }

  private slotOf(number: number): number {
    const { slots } = this
    const mask = slots.length - 1
    const mixed = Math.imul(number, 0x9e3779b1)
    let slot = (mixed ^ (mixed >>> 15)) & mask
    while (slots[slot] !== 0 && slots[slot] !== number) slot = (slot + 1) & mask
    return slot
  }
}
