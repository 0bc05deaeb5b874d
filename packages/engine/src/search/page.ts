/**
 * The first `size` of the indexes 0 to `count - 1` in the order of `compare`, which never calls two of them equal. A heap
 * holds the best so far, its top the worst of them: most of many are looked at once and left (Knuth, volume 3, 5.2.3).
 */
export function firstInOrder(count: number, size: number, compare: (a: number, b: number) => number): number[] {
  const heap: number[] = []
  const isWorse = (i: number, j: number): boolean => compare(heap[i], heap[j]) > 0
  const swap = (i: number, j: number): void => {
    const held = heap[i]
    heap[i] = heap[j]
    heap[j] = held
  }
  const sink = (): void => {
    let i = 0
    for (;;) {
      const left = 2 * i + 1
      let worst = i
      if (left < heap.length && isWorse(left, worst)) worst = left
      if (left + 1 < heap.length && isWorse(left + 1, worst)) worst = left + 1
      if (worst === i) return
      swap(i, worst)
      i = worst
    }
  }
  // Newest first: where many are equal, those that come later are worse, and are left at once.
  for (let index = count - 1; index >= 0; index--) {
    if (heap.length < size) {
      let i = heap.push(index) - 1
      for (let parent = (i - 1) >> 1; i > 0 && isWorse(i, parent); parent = (i - 1) >> 1) {
        swap(i, parent)
        i = parent
      }
    } else if (size > 0 && compare(index, heap[0]) < 0) {
      heap[0] = index
      sink()
    }
  }
  return heap.sort(compare)
}
