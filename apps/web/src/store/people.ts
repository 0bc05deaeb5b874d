import type { KeptPeople } from '@convostat/api'
import { checks } from './checking.ts'
import type { Key, Shelf } from './shelf.ts'

/** What is said of a chat's people, as it lies in the database. */
interface Kept extends KeptPeople {
  v: 1
}

/** A chat is told from others by its content: what was said of its people outlasts its upload. */
export const peopleKey = (record: object): Key => (record as KeptPeople).chat

/** What is said of every chat's people. What is damaged harms nothing else. */
export const readPeople = async (shelf: Shelf): Promise<KeptPeople[]> =>
  (await shelf.all()).flatMap(readKept).sort((a, b) => (a.chat < b.chat ? -1 : 1))

/** Says it of one chat. Tells what was said before; null where nothing was. */
export const setPeople = (shelf: Shelf, said: KeptPeople): Promise<KeptPeople | null> =>
  shelf.change([said.chat], (now) => ({ put: [{ v: 1, ...said } satisfies Kept], answer: now.flatMap(readKept)[0] ?? null }))

/** Takes back what was said, where it is still the same. */
export const takeBackPeople = (shelf: Shelf, said: KeptPeople, before: KeptPeople | null): Promise<boolean> =>
  shelf.change([said.chat], (now) => {
    const [there] = now.flatMap(readKept)
    if (!there || !isSame(there, said)) return { answer: false }
    return before ? { put: [{ v: 1, ...before } satisfies Kept], answer: true } : { drop: [said.chat], answer: true }
  })

/** Brings in what a backup has: of chats of whose people nothing was said yet. Tells of how many. */
export const mergePeople = (shelf: Shelf, given: readonly KeptPeople[]): Promise<number> =>
  shelf.change('all', (now) => {
    const there = new Set(now.flatMap(readKept).map(({ chat }) => chat))
    const fresh = given.filter(({ chat }) => !there.has(chat))
    return { put: fresh.map((each) => ({ v: 1, ...each }) satisfies Kept), answer: fresh.length }
  })

const isSame = (a: KeptPeople, b: KeptPeople): boolean =>
  JSON.stringify(checks().keptPeople.parse(a)) === JSON.stringify(checks().keptPeople.parse(b))

/** What lies in storage may have been written by another version, by hand, or half: only what is whole is taken. */
function readKept(value: unknown): KeptPeople[] {
  const { v, ...given } = Object(value) as Record<string, unknown>
  const found = checks().keptPeople.safeParse(given).data
  return v === 1 && found ? [found] : []
}
