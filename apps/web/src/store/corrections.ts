import { type Correction, Failure, type FeelingLabel, mostCorrections } from '@convostat/api'
import { english } from '@convostat/format'
import { checks } from './checking.ts'
import { corrections } from './database.ts'
import type { Shelf } from './kind.ts'
import { type Kind, wholeOr } from './kind.ts'

/** A correction as it is in the database. */
interface KeptCorrection extends Correction {
  v: 1
}

/** What identifies a message, whatever chat or upload it is in: it outlasts them. */
export type CorrectedMessage = Pick<Correction, 'author' | 'date' | 'message'>
const keyOf = ({ author, date, message }: CorrectedMessage): string[] => [author, date, message]
/** The same as a string. */
export const placeOf = (message: CorrectedMessage): string => JSON.stringify(keyOf(message))

/** Every correction, by author, then by date. */
export async function readCorrections(shelf: Shelf<KeptCorrection>): Promise<Correction[]> {
  const there = (await shelf.all()).map(plain)
  return there.sort((a, b) => compare(keyOf(a), keyOf(b)))
}

/**
 * Says what a message is, or takes back what was said of it with null; nothing happens where it is not `from` any more that
 * it was said to be. Returns the previous correction. Throws where so many are kept that no further one counts.
 */
export function setCorrection(
  shelf: Shelf<KeptCorrection>,
  message: CorrectedMessage,
  label: FeelingLabel | null,
  from?: FeelingLabel | null,
): Promise<FeelingLabel | null> {
  return shelf.change('all', (now) => {
    const there = now.flatMap((each) => each ?? [])
    const before = there.find((each) => compare(keyOf(each), keyOf(message)) === 0)?.label ?? null
    if (from !== undefined && before !== from) return { answer: before }
    if (label === null) return { drop: [keyOf(message)], answer: before }
    if (before === null && there.length >= mostCorrections) throw noRoom()
    return { put: [kept({ ...message, label })], answer: before }
  })
}

/** Brings corrections in from a backup: those of messages without one. Returns how many came. */
export function mergeCorrections(shelf: Shelf<KeptCorrection>, given: readonly Correction[]): Promise<number> {
  return shelf.change('all', (now) => {
    const there = new Set(now.flatMap((each) => (each ? placeOf(each) : [])))
    const fresh = given.filter((each) => !there.has(placeOf(each))).slice(0, Math.max(0, mostCorrections - there.size))
    return { put: fresh.map(kept), answer: fresh.length }
  })
}

const noRoom = () => {
  const most = english.count(mostCorrections)
  return new Failure('storage_full', { detail: `No more than ${most} corrections can be kept. Take one back first.` })
}

const compare = (a: readonly string[], b: readonly string[]): number => {
  const at = a.findIndex((part, i) => part !== b[i])
  return at < 0 ? 0 : a[at] < b[at] ? -1 : 1
}

const kept = ({ author, date, message, label }: Correction): KeptCorrection => ({ v: 1, author, date, message, label })

const plain = ({ v: _v, ...given }: KeptCorrection): Correction => given

/** All four fields are needed: which message it is, and what it is. */
export const correctionKind: Kind<KeptCorrection> = {
  name: corrections,
  keyOf: (record) => keyOf(record as CorrectedMessage),
  read(value) {
    const { v, ...given } = Object(value) as Record<string, unknown>
    const found = checks().correction.safeParse(given).data
    return v === 1 && found ? wholeOr(kept(found), () => undefined) : null
  },
  bringIn: (shelf, records) => mergeCorrections(shelf, records.map(plain)),
}
