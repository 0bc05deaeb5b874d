import type { AskedQuestion } from '@convostat/api'
import { expect, test } from 'vitest'
import { askedKind, dropAsked, keepAsked, mostAsked, mostOfAnAnswer, readAsked } from './asked-questions.ts'
import { memoryShelf } from './record-store.ts'

const asked = (n: number, uploadId = 'upload_1'): AskedQuestion => ({
  id: `${uploadId} ${n}`,
  uploadId,
  askedOn: new Date(Date.UTC(2024, 0, 1, 0, 0, n)).toISOString(),
  question: `How many? ${n}`,
  answer: {
    answer: 'The chat does not say.',
    method: 'search',
    citations: [],
    messages: [],
    read_messages: 3,
    notes: [],
    quoted: [],
    is_answered: false,
  },
})

test('questions are kept once, in the order in which they were asked, and can be dropped', async () => {
  const shelf = memoryShelf(askedKind)
  expect(await keepAsked(shelf, [asked(2), asked(1)])).toBe(2)
  expect(await keepAsked(shelf, [asked(2), asked(3)])).toBe(1)
  expect((await readAsked(shelf)).map(({ question }) => question)).toEqual(['How many? 1', 'How many? 2', 'How many? 3'])
  await dropAsked(shelf, [asked(2).id])
  expect(await readAsked(shelf)).toEqual([asked(1), asked(3)])
})

test('of one chat so many are kept, the oldest beyond go; another chat loses nothing', async () => {
  const shelf = memoryShelf(askedKind)
  await keepAsked(shelf, [asked(0, 'upload_2')])
  await keepAsked(
    shelf,
    Array.from({ length: mostAsked }, (_, n) => asked(n + 1)),
  )
  expect(await keepAsked(shelf, [asked(mostAsked + 1), asked(0)])).toBe(1)
  const left = await readAsked(shelf)
  expect(left.filter(({ uploadId }) => uploadId === 'upload_2')).toHaveLength(1)
  expect(left.filter(({ uploadId }) => uploadId === 'upload_1').map(({ id }) => id)).toEqual(
    Array.from({ length: mostAsked }, (_, n) => asked(n + 2).id),
  )
})

test('what is damaged, or of another version, harms nothing else', async () => {
  const shelf = memoryShelf(askedKind)
  const odd = [{ id: 'x' }, { v: 2, ...asked(5) }, { v: 1, ...asked(6), answer: { answer: 'half' } }]
  await shelf.change([], () => ({ put: odd, answer: undefined }))
  await keepAsked(shelf, [asked(1)])
  expect(await readAsked(shelf)).toEqual([asked(1)])
})

test('of an answer no more is kept or read than can be shown, and nothing else is lost', async () => {
  const shelf = memoryShelf(askedKind)
  const long = { ...asked(1), answer: { ...asked(1).answer, answer: 'x'.repeat(1_000_000) } }
  // As an older version kept it.
  await shelf.change([], () => ({ put: [{ v: 1, ...long }], answer: undefined }))
  await keepAsked(shelf, [{ ...long, id: 'upload_1 2' }, asked(3)])
  const read = await readAsked(shelf)
  expect(read.map(({ question, answer }) => [question, answer.answer.length])).toEqual([
    ['How many? 1', mostOfAnAnswer + 1],
    ['How many? 1', mostOfAnAnswer + 1],
    ['How many? 3', asked(3).answer.answer.length],
  ])
})
