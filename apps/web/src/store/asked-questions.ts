import type { AskedQuestion } from '@convostat/api'
import { checks } from './checking.ts'
import type { Key, Shelf } from './shelf.ts'

/** A question and its answer, as they lie in the database. */
interface Kept extends AskedQuestion {
  v: 1
}

/** So many of one chat are kept; the oldest beyond are forgotten. */
export const mostAsked = 200

export const askedKey = (record: object): Key => (record as AskedQuestion).id

const earliestFirst = (a: AskedQuestion, b: AskedQuestion): number => (a.askedOn < b.askedOn ? -1 : a.askedOn > b.askedOn ? 1 : 0)

/** The same by the upload they were asked about, in their order. */
export function byUpload(all: readonly AskedQuestion[]): Map<string, AskedQuestion[]> {
  const groups = new Map<string, AskedQuestion[]>()
  for (const each of all) groups.set(each.uploadId, [...(groups.get(each.uploadId) ?? []), each])
  return groups
}

/** Every question of every chat, the one asked first first. What is damaged harms nothing else. */
export const readAsked = async (shelf: Shelf): Promise<AskedQuestion[]> => (await shelf.all()).flatMap(readKept).sort(earliestFirst)

/** Keeps questions that are not kept yet. Tells how many. */
export const keepAsked = (shelf: Shelf, given: readonly AskedQuestion[]): Promise<number> =>
  shelf.change('all', (now) => {
    const there = now.flatMap(readKept)
    const known = new Set(there.map(({ id }) => id))
    const fresh = given.filter(({ id }) => !known.has(id))
    const beyond = [...byUpload([...there, ...fresh]).values()].flatMap((ofOne) =>
      ofOne
        .sort(earliestFirst)
        .slice(0, -mostAsked)
        .map(({ id }) => id),
    )
    const gone = new Set(beyond)
    const put = fresh.filter(({ id }) => !gone.has(id)).map((each): Kept => ({ v: 1, ...each }))
    return { put, drop: beyond.filter((id) => known.has(id)), answer: put.length }
  })

export const dropAsked = (shelf: Shelf, ids: readonly string[]): Promise<void> => shelf.change([], () => ({ drop: ids, answer: undefined }))

/** Forgets all that was asked of an upload, readable or not. Tells how many there were. */
export const dropAskedOf = (shelf: Shelf, uploadId: string): Promise<number> =>
  shelf.change('all', (now) => {
    const drop = now.flatMap((value) => {
      const { id, uploadId: of } = Object(value) as Record<string, unknown>
      return of === uploadId && typeof id === 'string' ? [id] : []
    })
    return { drop, answer: drop.length }
  })

/** What lies in storage may have been written by another version, by hand, or half: only what is whole is taken. */
function readKept(value: unknown): AskedQuestion[] {
  const { v, ...given } = Object(value) as Record<string, unknown>
  const found = checks().askedQuestion.safeParse(given).data
  return v === 1 && found ? [found] : []
}
