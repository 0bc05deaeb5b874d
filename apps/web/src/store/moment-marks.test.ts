import { expect, test } from 'vitest'
import { markKind, mergeMarks, readMarks, setMark } from './moment-marks.ts'
import { memoryShelf } from './record-store.ts'

const shelf = () => memoryShelf(markKind)

test('a moment is renamed and dismissed, each separately; where nothing is said any more, nothing is kept', async () => {
  const marks = shelf()
  expect(await setMark(marks, 'a', { title: 'The balcony' })).toBe(null)
  expect(await setMark(marks, 'a', { is_dismissed: true })).toEqual({ id: 'a', title: 'The balcony', is_dismissed: false })
  expect(await readMarks(marks)).toEqual([{ id: 'a', title: 'The balcony', is_dismissed: true }])
  await setMark(marks, 'a', { title: null })
  await setMark(marks, 'a', { is_dismissed: false })
  expect(await marks.all()).toEqual([])
})

test('a backup brings what is not said here, each once, and overwrites nothing', async () => {
  const marks = shelf()
  await setMark(marks, 'a', { title: 'Here' })
  const b = { id: 'b', title: null, is_dismissed: true }
  expect(await mergeMarks(marks, [{ id: 'a', title: 'There', is_dismissed: true }, b, b])).toBe(1)
  expect(await readMarks(marks)).toEqual([{ id: 'a', title: 'Here', is_dismissed: false }, b])
})

test('what is damaged, or of another version, is left out and harms nothing else: a name that is none leaves the rest', async () => {
  const marks = shelf()
  const whole = { v: 1, id: 'a', title: null, is_dismissed: true }
  const damaged = [
    { ...whole, id: 'b', v: 2 },
    { ...whole, id: 'c', title: 5 },
    { ...whole, id: 'd', title: 5, is_dismissed: 5 },
    { id: 'e' },
  ]
  await marks.change([], () => ({ put: [whole, ...damaged], answer: undefined }))
  expect((await readMarks(marks)).map(({ id }) => id)).toEqual(['a', 'c'])
})
