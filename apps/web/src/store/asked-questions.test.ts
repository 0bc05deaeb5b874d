import type { AskedQuestion } from '@convostat/api'
import { largest } from '@convostat/api/extremes'
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

test('of one chat this many are kept, the oldest beyond go; another chat loses nothing', async () => {
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

test('nothing in a record makes it longer than can be shown: neither what is kept nor what an older version kept', async () => {
  // Both cuts are in the middle of the animal.
  const long = `xx${'Gustav 🐢 '.repeat(8000)}`
  const message = (id: number) => ({
    id,
    author: 'Ana',
    date: '2021-03-04T09:00:00',
    message: long,
    kind: 'text' as const,
    relevance: 1,
    is_media: false,
    has_link: false,
    has_question: false,
    has_emoji: true,
    is_edited: false,
    sentiment: null,
    sentiment_score: null,
    length: 80_000,
    highlights: many((n): [number, number] => [(499 - n) * 160, (499 - n) * 160 + 6], 500),
  })
  const many = <T>(make: (n: number) => T, n = 5000): T[] => Array.from({ length: n }, (_, i) => make(i))
  const huge: AskedQuestion = {
    ...asked(1),
    answer: {
      answer: 'See the parts.',
      method: 'computed',
      citations: many((n) => n),
      messages: many(message, 30),
      read_messages: 3,
      notes: many(() => long, 30),
      quoted: many(() => long, 250),
      is_answered: true,
      figure: {
        metric: 'messages',
        value: 3,
        unit: 'messages',
        definition: 'How many.',
        parts: many((n) => ({ of: `${2000 + (n % 100)}` as const, value: n })),
      },
    },
  }
  const bounds = ({ answer }: AskedQuestion) => ({
    citations: answer.citations.length,
    messages: answer.messages.length,
    message: largest(answer.messages.map(({ message: text }) => text.length)),
    highlights: largest(answer.messages.map(({ highlights }) => highlights.length)),
    lastHighlight: largest(answer.messages.flatMap(({ highlights }) => highlights.map(([, to]) => to))),
    notes: answer.notes.length,
    note: largest(answer.notes.map((text) => text.length)),
    quoted: answer.quoted.length,
    words: largest(answer.quoted.map((text) => text.length)),
    parts: 'figure' in answer ? answer.figure?.parts?.length : null,
  })
  const shelf = memoryShelf(askedKind)
  await shelf.change([], () => ({ put: [{ v: 1, ...huge, id: 'old' }], answer: undefined }))
  const written: AskedQuestion[] = []
  const noting: typeof shelf.change = (keys, work) =>
    shelf.change(keys, (now) => {
      const next = work(now)
      for (const each of (next.put ?? []) as AskedQuestion[]) written.push(each)
      return next
    })
  await keepAsked({ ...shelf, change: noting }, [huge])
  const read = await readAsked(shelf)
  expect([...read, ...written].map(bounds)).toEqual(
    Array(3).fill({
      citations: 20,
      messages: 20,
      message: 70_001,
      highlights: 200,
      lastHighlight: 437 * 160 + 6,
      notes: 20,
      note: mostOfAnAnswer + 1,
      quoted: 200,
      words: mostOfAnAnswer + 1,
      parts: 200,
    }),
  )
  // Cut in the middle of a sign, a text is still one.
  for (const { answer } of read) expect([...answer.notes, ...answer.quoted].every((text) => text.isWellFormed())).toBe(true)
  // What is kept again is not cut again.
  const again = memoryShelf(askedKind)
  await keepAsked(again, read)
  expect(await readAsked(again)).toEqual(read)
})
