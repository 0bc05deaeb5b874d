/** Numbers that look random and are the same for the same seed (xorshift, Marsaglia 2003). */
export class Random {
  private state: number

  constructor(seed: number) {
    this.state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) | 1
    for (let i = 0; i < 8; i++) this.bits()
  }

  /** 32 bits, as a signed integer. */
  bits(): number {
    let state = this.state
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    this.state = state
    return state
  }

  /** From 0 to below 1. */
  next(): number {
    return (this.bits() >>> 0) / 0x100000000
  }

  below(count: number): number {
    return Math.floor(this.next() * count)
  }

  /** In place (Fisher and Yates). */
  shuffle(values: Int32Array): void {
    for (let i = values.length - 1; i > 0; i--) {
      const k = this.below(i + 1)
      const value = values[i]
      values[i] = values[k]
      values[k] = value
    }
  }
}
