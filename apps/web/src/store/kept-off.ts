import type { KeptOffMessage } from '@convostat/api'
import { checks } from './checking.ts'
import { keptOff } from './database.ts'
import type { Shelf } from './kind.ts'
import { type Kind, wholeOr } from './kind.ts'

interface Kept extends KeptOffMessage {
  v: 1
}

/** A message, in every chat and upload. */
type Said = Pick<KeptOffMessage, 'author' | 'message'>
const keyOf = ({ author, message }: Said): string[] => [author, message]
/** The same as a string. */
export const keptOffKey = (said: Said): string => JSON.stringify(keyOf(said))

/** Every message that is never shown, the one kept off first first. */
export async function readKeptOff(shelf: Shelf<Kept>): Promise<KeptOffMessage[]> {
  const there = (await shelf.all()).map(plain)
  return there.sort((a, b) => (a.savedOn < b.savedOn ? -1 : a.savedOn > b.savedOn ? 1 : 0))
}

/** Keeps messages off; one that is kept off already belongs to these uploads, too. Returns how many are new or belong to more. */
export function keepOff(shelf: Shelf<Kept>, given: readonly KeptOffMessage[]): Promise<number> {
  return shelf.change('all', (now) => {
    const there = new Map(now.flatMap((each) => (each ? [[keptOffKey(each), each] as const] : [])))
    const put = new Map<string, Kept>()
    for (const each of given) {
      const key = keptOffKey(each)
      const before = put.get(key) ?? there.get(key)
      const uploadIds = [...new Set([...(before?.uploadIds ?? []), ...each.uploadIds])]
      if (!before || uploadIds.length > before.uploadIds.length) put.set(key, { v: 1, ...each, ...before, uploadIds })
    }
    return { put: [...put.values()], answer: put.size }
  })
}

/** These messages belong to this upload, too, as far as they are still kept off. */
export const keptOffAlsoIn = (shelf: Shelf<Kept>, said: readonly Said[], uploadId: string): Promise<void> =>
  shelf.change(said.map(keyOf), (now) => ({
    put: now.flatMap((each) => (each && !each.uploadIds.includes(uploadId) ? [{ ...each, uploadIds: [...each.uploadIds, uploadId] }] : [])),
    answer: undefined,
  }))

/** Lets a message be shown again. */
export const showAgain = (shelf: Shelf<Kept>, said: Said): Promise<void> =>
  shelf.change([], () => ({ drop: [keyOf(said)], answer: undefined }))

/** Forgets the messages kept off in an upload, readable or not, except those in another one, too. */
export async function dropKeptOffOf(shelf: Shelf<Kept>, uploadId: string): Promise<void> {
  await shelf.change('all', (now) => {
    const of = now.flatMap((each) => (each?.uploadIds.includes(uploadId) ? [each] : []))
    const others = ({ uploadIds }: Kept) => uploadIds.filter((id) => id !== uploadId)
    return {
      put: of.filter((each) => others(each).length > 0).map((each) => ({ ...each, uploadIds: others(each) })),
      drop: of.filter((each) => others(each).length === 0).map(keyOf),
      answer: undefined,
    }
  })
  await shelf.all()
  const isOfIt = (ids: unknown) => Array.isArray(ids) && ids.length === 1 && ids[0] === uploadId
  await shelf.forgetUnread(shelf.unread().filter(({ record }) => isOfIt(Object(record).uploadIds)))
}

const plain = ({ v: _v, ...given }: Kept): KeptOffMessage => given

export const keptOffKind: Kind<Kept> = {
  name: keptOff,
  keyOf: (record) => keyOf(Object(record)),
  read(value) {
    const { v, ...given } = Object(value)
    const kept = (found?: KeptOffMessage): Kept | undefined => (v === 1 && found ? { v, ...found } : undefined)
    return wholeOr(kept(checks().keptOffMessage.safeParse(given).data), () => kept(checks().inPart.keptOffMessage.safeParse(given).data))
  },
  bringIn: (shelf, records) => keepOff(shelf, records.map(plain)),
}
