import type { KeptPeople } from '@convostat/api'
import { checks } from './checking.ts'
import { people } from './database.ts'
import type { Shelf } from './kind.ts'
import { type Kind, wholeOr } from './kind.ts'

/** What is said of a chat's people, as it is in the database. */
interface Kept extends KeptPeople {
  v: 1
}

/** What is said of every chat's people. */
export const readPeople = async (shelf: Shelf<Kept>): Promise<KeptPeople[]> =>
  (await shelf.all()).map(plain).sort((a, b) => (a.chat < b.chat ? -1 : 1))

/** Saves it for one chat. Returns what was saved before; null where nothing was. */
export const setPeople = (shelf: Shelf<Kept>, said: KeptPeople): Promise<KeptPeople | null> =>
  shelf.change([said.chat], (now) => ({ put: [{ v: 1, ...said } satisfies Kept], answer: now[0] ? plain(now[0]) : null }))

/** Takes back what was said, where it is still the same. */
export const takeBackPeople = (shelf: Shelf<Kept>, said: KeptPeople, before: KeptPeople | null): Promise<boolean> =>
  shelf.change([said.chat], (now) => {
    const [there] = now
    if (!there || !isSame(plain(there), said)) return { answer: false }
    return before ? { put: [{ v: 1, ...before } satisfies Kept], answer: true } : { drop: [said.chat], answer: true }
  })

/** Adds what a backup has for chats whose people were not edited. Returns for how many. */
export const mergePeople = (shelf: Shelf<Kept>, given: readonly KeptPeople[]): Promise<number> =>
  shelf.change('all', (now) => {
    const there = new Set(now.map((each) => each?.chat))
    const fresh = given.filter(({ chat }) => !there.has(chat))
    return { put: fresh.map((each) => ({ v: 1, ...each }) satisfies Kept), answer: fresh.length }
  })

const isSame = (a: KeptPeople, b: KeptPeople): boolean =>
  JSON.stringify(checks().keptPeople.parse(a)) === JSON.stringify(checks().keptPeople.parse(b))

const plain = ({ v: _v, ...given }: Kept): KeptPeople => given

/** A chat is identified by its content, so what was said about its people outlasts its upload. A damaged name affects no other. */
export const peopleKind: Kind<Kept> = {
  name: people,
  keyOf: (record) => (record as KeptPeople).chat,
  read(value) {
    const { v, ...given } = Object(value) as Record<string, unknown>
    const kept = (found?: KeptPeople): Kept | undefined => (v === 1 && found ? { v, ...found } : undefined)
    return wholeOr(kept(checks().keptPeople.safeParse(given).data), () => kept(checks().inPart.keptPeople.safeParse(given).data))
  },
  bringIn: (shelf, records) => mergePeople(shelf, records.map(plain)),
}
