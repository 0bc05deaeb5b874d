/** Columns that grow as they are filled. */

export class Ints {
  values = new Int32Array(1 << 12)
  length = 0

  push(value: number): void {
    if (this.length === this.values.length) this.grow()
    this.values[this.length++] = value
  }

  private grow(): void {
    const larger = new Int32Array(this.values.length * 2)
    larger.set(this.values)
    this.values = larger
  }
}

export class Floats {
  values = new Float32Array(1 << 12)
  length = 0

  push(value: number): void {
    if (this.length === this.values.length) this.grow()
    this.values[this.length++] = value
  }

  private grow(): void {
    const larger = new Float32Array(this.values.length * 2)
    larger.set(this.values)
    this.values = larger
  }
}
