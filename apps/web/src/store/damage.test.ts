import { describe, expect, test } from 'vitest'
import { favoriteOf } from '#testing/favorites.ts'
import { answeredKind } from './answered-kind.ts'
import { askedKind, keepAsked } from './asked-questions.ts'
import { correctionKind, setCorrection } from './corrections.ts'
import { favoriteKind, noteFavorite, readFavorites, removeFavorites, saveFavorite } from './favorites.ts'
import { keepOff, keptOffKind } from './kept-off.ts'
import type { Kind, Shelf } from './kind.ts'
import { leaveOut, leftOutKind } from './left-out-words.ts'
import { changeRecord, keeping, licenseKind, newRecord } from './license.ts'
import { milestoneKind, saveMilestones } from './milestones.ts'
import { markKind, setMark } from './moment-marks.ts'
import { peopleKind, setPeople } from './people.ts'
import { memoryShelf } from './record-store.ts'

const day = '2026-11-22T10:00:00.000Z'
const license = keeping(newRecord(), { file: '{}', lid: `lic_${'a'.repeat(26)}`, lease: null, ended: null }, 1)
const question = {
  id: 'q1',
  uploadId: 'upload_1',
  askedOn: day,
  question: 'How many?',
  answer: {
    answer: '5',
    method: 'search',
    citations: [],
    messages: [],
    read_messages: 3,
    notes: [],
    quoted: [],
    is_answered: true,
  } as const,
}

interface Case<R extends object> {
  kind: Kind<R>
  whole: R
  /** The fields that make its key: no database has a record without them. */
  key: string[]
  /** Saves the same thing again, and something else of it. */
  save: (shelf: Shelf<R>) => Promise<unknown>
}
const of = <R extends object>(kind: Kind<R>, whole: NoInfer<R>, key: string[], save: Case<NoInfer<R>>['save']): [string, Case<object>] => [
  kind.name,
  { kind, whole, key, save } as unknown as Case<object>,
]

/** Every kind of records that a person made. */
const kinds = [
  of(
    favoriteKind,
    { v: 1, ...favoriteOf(1, { note: 'mine', notedOn: day }), removedOn: null },
    ['author', 'text', 'originalDate'],
    async (shelf) => {
      await saveFavorite(shelf, favoriteOf(1, { id: 'again' }))
      await noteFavorite(shelf, favoriteOf(1), 'other', 'mine', day)
    },
  ),
  of(milestoneKind, { v: 1, key: 'love', keyword: 'Love', savedOn: day }, ['key'], (shelf) =>
    saveMilestones(shelf, [{ keyword: 'love', savedOn: day }]),
  ),
  of(
    correctionKind,
    { v: 1, author: 'Ana', date: '2021-03-04T09:00:00', message: 'hi', label: 'joy' },
    ['author', 'date', 'message'],
    (shelf) => setCorrection(shelf, { author: 'Ana', date: '2021-03-04T09:00:00', message: 'hi' }, 'fear'),
  ),
  of(peopleKind, { v: 1, chat: 'A', me: 'Ana', names: { Ana: 'Mum' }, hidden: ['Ben'], colors: { Ana: 0 } }, ['chat'], (shelf) =>
    setPeople(shelf, { chat: 'A', me: null, names: { Ana: 'Mom' }, hidden: [], colors: { Ben: 3 } }),
  ),
  of(markKind, { v: 1, id: 'a', title: 'The balcony', is_dismissed: true }, ['id'], (shelf) =>
    setMark(shelf, 'a', { title: 'other', is_dismissed: false }),
  ),
  of(leftOutKind, { v: 1, key: 'haha', word: 'haha', savedOn: day }, ['key'], (shelf) => leaveOut(shelf, [{ word: 'Haha', savedOn: day }])),
  of(keptOffKind, { v: 1, author: 'Ana', message: 'hi', uploadIds: ['upload_1'], savedOn: day }, ['author', 'message'], (shelf) =>
    keepOff(shelf, [{ author: 'Ana', message: 'hi', uploadIds: ['upload_2'], savedOn: day }]),
  ),
  of(askedKind, { v: 1, ...question, answer: { ...question.answer } } as never, ['id'], (shelf) => keepAsked(shelf, [question as never])),
  of(answeredKind, { chat: 'A', answered: 3 }, ['chat'], (shelf) =>
    shelf.change(['A'], () => ({ put: [{ chat: 'A', answered: 1 }], answer: undefined })),
  ),
  of(licenseKind, license, ['key'], (shelf) => changeRecord(shelf, (now) => keeping(now, { ...license.kept!, file: '{ }' }, 2))),
]

/** What becomes of a record: every field missing or of a wrong type, a newer version, a field more, nothing, and far too much. */
function damagesOf({ whole, key }: Case<object>): [string, object][] {
  const fields = Object.keys(whole).filter((field) => !key.includes(field))
  const keys = Object.fromEntries(Object.entries(whole).filter(([field]) => key.includes(field)))
  const without = (field: string) => Object.fromEntries(Object.entries(whole).filter(([each]) => each !== field))
  return [
    ...fields.map((field): [string, object] => [`${field} missing`, without(field)]),
    ...fields.flatMap((field) =>
      [null, 'x'.repeat(300_000), -1.5, [], { a: [1] }, true].map((value): [string, object] => [
        `${field}: ${JSON.stringify(value).slice(0, 20)}`,
        { ...whole, [field]: value },
      ]),
    ),
    ['v + 1', { ...whole, v: 2 }],
    ['v + 1, another shape', { ...keys, v: 2, said: { anew: true } }],
    ['a field more', { ...whole, stars: 5 }],
    ['nothing but its key', keys],
    ['huge', { ...keys, v: 1, blob: 'x'.repeat(3e6) }],
  ]
}

/** Puts a record there as a fault, a hand or another version would have: under its key, past everything that guards it. */
async function planted(kind: Kind, records: readonly object[]): Promise<Shelf> {
  const shelf = memoryShelf(kind)
  await shelf.change([], () => ({ put: records, answer: undefined }))
  return shelf
}

/** All that is stored: what can be read, and what cannot, in its place or aside. */
const everything = async (shelf: Shelf) => {
  const records = await shelf.all()
  return { records, unread: shelf.unread() }
}
const textsOf = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value))

describe.each(kinds)('%s', (_name, given) => {
  const { kind, whole, save } = given
  test('whole, it is read as it was saved, and nothing is said of it', async () => {
    const shelf = await planted(kind, [whole])
    expect(await everything(shelf)).toEqual({ records: [whole], unread: [] })
  })

  test.each(damagesOf(given))('%s: it is shown, or said to be unreadable, and saved again nothing of it is lost', async (what, damaged) => {
    const shelf = await planted(kind, [damaged])
    const before = await everything(shelf)
    // Each is in one of both; one that is damaged in part is shown, and said to be damaged.
    const shown = before.records.length
    const hidden = before.unread.filter(({ trouble }) => trouble !== 'partly' && !(trouble === 'newer' && shown === 1)).length
    expect(shown + hidden).toBe(1)
    if (before.unread.length > 0) expect(before.unread).toMatchObject([{ kind: kind.name, record: damaged, asideId: null }])
    if (before.unread.length > 0 && 'v' in damaged && damaged.v === 2) expect(before.unread[0].trouble).toBe('newer')

    // What is not shown is not meant to be deleted.
    if (hidden === 1) await shelf.change([], () => ({ drop: [kind.keyOf(damaged)], answer: undefined }))
    await save(shelf)
    const after = await everything(shelf)
    expect(after.records.length, what).toBe(1)
    if (hidden === 1) {
      // What was unreadable is there to the letter, beside what was saved.
      expect(textsOf(after.unread.map(({ record }) => record))).toEqual(textsOf([damaged]))
      await shelf.forgetUnread(after.unread)
      expect(await everything(shelf)).toEqual({ records: after.records, unread: [] })
    }
  })

  test.each(damagesOf(given))('%s: in a backup it comes back elsewhere, once', async (_what, damaged) => {
    const here = await planted(kind, [damaged])
    const { unread } = await everything(here)
    const raw = unread.map(({ record }) => record)
    const there = memoryShelf(kind)
    await there.keepAside(raw)
    await there.keepAside(raw)
    expect(textsOf((await everything(there)).unread.map(({ record }) => record))).toEqual(textsOf(raw))
  })

  test('moved aside by a build that could not read it, it comes back automatically in one that can', async () => {
    const shelf = memoryShelf(kind)
    await shelf.keepAside([null, whole, 'x'])
    const { records, unread } = await everything(shelf)
    expect(records).toMatchObject([kind === licenseKind ? { kept: license.kept } : whole])
    expect(unread.map(({ record }) => record)).toEqual([null, 'x'])
    await shelf.clear()
    expect(await everything(shelf)).toEqual({ records: [], unread: [] })
  })
})

describe('a favorite that is damaged in part', () => {
  const damaged = { v: 1, ...favoriteOf(1), note: { text: 'mine' }, stars: 5, removedOn: null }

  test('is shown without its note, and removed and had back that is as it was', async () => {
    const shelf = (await planted(favoriteKind, [damaged])) as Shelf<never>
    expect((await readFavorites(shelf)).saved).toEqual([favoriteOf(1)])
    await removeFavorites(shelf, [favoriteOf(1)], day)
    await readFavorites(shelf)
    expect(shelf.unread().map(({ record }) => record)).toEqual([{ ...damaged, removedOn: day }])
  })

  test('with another note in its place a copy stays aside, and what this version does not know stays', async () => {
    const shelf = (await planted(favoriteKind, [damaged])) as Shelf<never>
    await noteFavorite(shelf, favoriteOf(1), 'new', '', day)
    expect((await readFavorites(shelf)).saved).toEqual([favoriteOf(1, { note: 'new', notedOn: day })])
    expect(shelf.unread().map(({ record, asideId }) => [record, asideId === null])).toEqual([[damaged, false]])
  })

  test('deleted, the message stays and the damage goes', async () => {
    const shelf = (await planted(favoriteKind, [damaged])) as Shelf<never>
    await readFavorites(shelf)
    await shelf.forgetUnread(shelf.unread())
    expect((await readFavorites(shelf)).saved).toEqual([favoriteOf(1)])
    expect(shelf.unread()).toEqual([])
  })
})

test('listeners are informed when another record cannot be read', async () => {
  const shelf = await planted(milestoneKind as unknown as Kind, [{ key: 'a' }])
  let heard = 0
  shelf.hearUnread(() => heard++)
  await shelf.all()
  expect([heard, shelf.unread().length]).toEqual([1, 1])
})
