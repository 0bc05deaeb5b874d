import { expect, test } from 'vitest'
import { goBack, markSelector, standingOf, wayBack } from './restore-focus.ts'

/** As much of a page as is asked for: parts in parts, each with its marks and headings. */
class Part {
  parent: Part | null
  marks: Mark[] = []
  titles: Title[] = []
  isConnected = true
  constructor(parent: Part | null = null) {
    this.parent = parent
  }
  get parentElement() {
    return { closest: () => this.parent }
  }
  querySelectorAll(selector: string): unknown[] {
    return selector === markSelector ? this.marks : this.titles
  }
}

class Mark {
  isConnected = true
  readonly closest: () => Part
  constructor(...within: Part[]) {
    this.closest = () => within[0]
    for (const part of within) part.marks.push(this)
  }
  leave(...parts: Part[]) {
    this.isConnected = false
    for (const part of parts) part.marks = part.marks.filter((each) => each !== this)
  }
}

class Title {
  tabIndex: number | undefined
  isFocused = false
  readonly classList: { contains: () => boolean }
  constructor(isHidden = false) {
    this.classList = { contains: () => isHidden }
  }
  matches = () => true
  focus() {
    this.isFocused = true
  }
}

const standing = (mark: Mark) => standingOf(mark as unknown as HTMLElement)

test('the keyboard goes back to the mark that was pressed', () => {
  const list = new Part()
  const [first] = [new Mark(list), new Mark(list)]
  expect(wayBack(standing(first))).toBe(first)
})

test('where the mark has left its list, the one that took its place is next, after the last one the last that is left', () => {
  const list = new Part()
  const [first, second, third] = [new Mark(list), new Mark(list), new Mark(list)]
  const [ofSecond, ofThird] = [standing(second), standing(third)]
  second.leave(list)
  expect(wayBack(ofSecond)).toBe(third)
  third.leave(list)
  expect(wayBack(ofThird)).toBe(first)
})

test('where no mark is left, the heading of the part is next, one that is seen before one that is only heard', () => {
  const list = new Part()
  const mark = new Mark(list)
  const [heard, seen] = [new Title(true), new Title()]
  list.titles = [heard, seen]
  const from = standing(mark)
  mark.leave(list)
  expect(wayBack(from)).toBe(seen)
  list.titles = [heard]
  expect(wayBack(from)).toBe(heard)
  goBack(wayBack(from))
  expect(heard).toMatchObject({ tabIndex: -1, isFocused: true })
})

test('where its part is gone too, the part around it counts; where all is gone nothing does', () => {
  const block = new Part()
  const valleys = new Part(block)
  const other = new Mark(block)
  const mark = new Mark(valleys, block)
  const from = standing(mark)
  mark.leave(valleys, block)
  valleys.isConnected = false
  expect(wayBack(from)).toBe(other)
  block.isConnected = false
  expect(wayBack(from)).toBeNull()
})
