/**
 * The first `size` of what is offered, in the order of `compare`, which never calls two of them equal. A heap keeps the
 * best so far, its top the last of them: most of many are looked at once and left (Knuth, volume 3, 5.2.3).
 */
export class FirstInOrder {
  private readonly heap: number[] = []
  private readonly size: number
  private readonly compare: (a: number, b: number) => number

  constructor(size: number, compare: (a: number, b: number) => number) {
    this.size = size
    this.compare = compare
  }

  /** The last of those kept. */
  get last(): number {
    return this.heap[0]
  }

  /** Takes one in; gives the one that had to leave, which may be the same, or null while there is room. */
  offer(index: number): number | null {
    const { heap } = this
    if (heap.length < this.size) {
      let i = heap.push(index) - 1
      for (let parent = (i - 1) >> 1; i > 0 && this.isLater(i, parent); parent = (i - 1) >> 1) {
        this.swap(i, parent)
        i = parent
      }
      return null
    }
    if (this.size === 0 || this.compare(index, heap[0]) > 0) return index
    const [left] = heap
    heap[0] = index
    this.sink()
    return left
  }

  inOrder(): number[] {
    return [...this.heap].sort(this.compare)
  }

  private sink(): void {
    const { heap } = this
    let i = 0
    for (;;) {
      const left = 2 * i + 1
      let last = i
      if (left < heap.length && this.isLater(left, last)) last = left
      if (left + 1 < heap.length && this.isLater(left + 1, last)) last = left + 1
      if (last === i) return
      this.swap(i, last)
      i = last
    }
  }

  private isLater(i: number, j: number): boolean {
    return this.compare(this.heap[i], this.heap[j]) > 0
  }

  private swap(i: number, j: number): void {
    const held = this.heap[i]
    this.heap[i] = this.heap[j]
    this.heap[j] = held
  }
}

/** The first `size` of the indexes 0 to `count - 1` in the order of `compare`. */
export function firstInOrder(count: number, size: number, compare: (a: number, b: number) => number): number[] {
  const first = new FirstInOrder(size, compare)
  for (let index = count - 1; index >= 0; index--) first.offer(index)
  return first.inOrder()
}
