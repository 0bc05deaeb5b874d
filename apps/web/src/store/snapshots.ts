import type { Correction, KeptPeople, Plan, UploadAnswer } from '@convostat/api'
import { appendedAnswer } from '@convostat/api/appended-answer'
import { crc32 } from '@convostat/api/crc32'
import { type Database, deletions, snapshots, uploads } from './database.ts'
import { everything, isErasing, isToStay } from './deletions.ts'
import type { KeptUpload } from './stored-upload.ts'

/** What a dashboard shows of a whole chat: the answer that opened the chat, and those of its charts by their figures. */
export interface Snapshot {
  chat: UploadAnswer
  figures: Readonly<Record<string, unknown>>
}

/** Whose snapshot it is, and what its figures depend on besides the chat's files. */
export interface SnapshotOf {
  id: string
  plan: Plan
  /** What the reader said of people and of messages, in all chats. */
  people: readonly KeptPeople[]
  corrections: readonly Correction[]
  /** The build of the app that counted, and the version of the model that scored. */
  build: string
  model: number
}

/** As it is stored: `figures` is JSON in which nothing is from the chat but numbers and dates. */
interface KeptSnapshot {
  v: 2
  id: string
  key: string
  /** Whose scores its figures were counted from. */
  model: number
  figures: string
  /** The CRC-32 of `figures`: what the same build wrote, and is whole, needs no other check. */
  sum: number
}

/** Ten years take about 80,000 characters. A snapshot that takes more than this is not kept. */
const mostCharacters = 256_000

/**
 * The last dashboard of an upload; null where none is kept, it is of another plan, or its upload may be deleted before it is opened. One
 * that is damaged, or was counted from something else, is deleted.
 */
export async function readSnapshot(database: Database, of: SnapshotOf): Promise<Snapshot | null> {
  const [listed, there, erasing, deleting] = await database((db) => {
    const transaction = db.transaction([uploads, snapshots, deletions])
    const asked: [string, string][] = [
      [uploads, of.id],
      [snapshots, of.id],
      [deletions, everything],
      [deletions, of.id],
    ]
    return Promise.all(asked.map(([name, key]): Promise<unknown> => transaction.objectStore(name).get(key)))
  })
  if (there === undefined || !isToStay(erasing, deleting)) return null
  const upload = asListed(listed)
  const snapshot = usable(there, upload, of)
  if (!snapshot && !isOfAnotherPlan(there, upload, of)) await dropSnapshot(database, of.id)
  return snapshot
}

/** Keeps the dashboard of an upload that is kept itself, as it is now. Returns whether it was. */
export const keepSnapshot = (database: Database, of: SnapshotOf, snapshot: Snapshot): Promise<boolean> =>
  database(async (db) => {
    const transaction = db.transaction([uploads, snapshots, deletions], 'readwrite')
    const [listed, erasing] = await Promise.all([
      transaction.objectStore(uploads).get(of.id),
      transaction.objectStore(deletions).get(everything),
    ])
    const upload = asListed(listed)
    const kept = upload && !isErasing(erasing) && isAnswerAbout(upload, snapshot.chat) ? written(upload, of, snapshot) : null
    if (kept) await transaction.objectStore(snapshots).put(kept)
    await transaction.done
    return kept !== null
  })

export const dropSnapshot = (database: Database, id: string): Promise<void> => database((db) => db.delete(snapshots, id))

/**
 * An upload's record as it is stored. It is not checked here, which would take longer than everything else: a snapshot is written for
 * one that the app has read, and its key says that it is still the same.
 */
const asListed = (stored: unknown): KeptUpload | null => (isListed(stored) ? stored : null)

function isListed(stored: unknown): stored is KeptUpload {
  const { v, record } = Object(stored)
  return v === 2 && Array.isArray(record?.appended) && Array.isArray(record.participants)
}

/** Another tab may have added an export, or restored a backup, since the chat was opened. */
const isAnswerAbout = ({ record, isDamaged }: KeptUpload, { uploadDate, appended }: UploadAnswer): boolean =>
  !isDamaged && record.uploadDate === uploadDate && record.appended.at(-1)?.appendDate === appended?.appendDate

/** Identifies everything that the figures were counted from, without a word of it. */
function keyOf({ plan, people, corrections, build }: SnapshotOf, { bytes, sums, record }: KeptUpload): string {
  // When it was analyzed, and what the reader was notified of, changes no figure.
  const { uploadDate: _, reading: _reading, unheard: _unheard, ...upload } = record
  const text = JSON.stringify([bytes, sums, upload, people, corrections])
  return `${build} ${plan} ${sumOf(text)} ${text.length}`
}

const sumOf = (text: string): number => crc32(new TextEncoder().encode(text))

function written(upload: KeptUpload, of: SnapshotOf, { chat, figures }: Snapshot): KeptSnapshot | null {
  const places = new Map(namesOf(upload, of).map((name, place) => [name, place]))
  try {
    const text = JSON.stringify({ chat: withoutText(chat, (name) => places.has(name)), figures }, (_, value: unknown) =>
      typeof value === 'string' ? withoutWords(value, places) : value,
    )
    if (text.length > mostCharacters) return null
    return { v: 2, id: of.id, key: keyOf(of, upload), model: of.model, figures: text, sum: sumOf(text) }
  } catch {
    return null
  }
}

function usable(there: unknown, upload: KeptUpload | null, of: SnapshotOf): Snapshot | null {
  const { v, key, model, figures: text, sum } = Object(there) as Partial<Record<keyof KeptSnapshot, unknown>>
  if (v !== 2 || typeof text !== 'string' || !upload || upload.isDamaged || model !== of.model) return null
  if (key !== keyOf(of, upload) || sum !== sumOf(text)) return null
  const { chat, figures }: WrittenFigures = withNames(JSON.parse(text), namesOf(upload, of))
  return { chat: withText(chat, upload), figures }
}

/** Nothing but the plan is another: a slow browser might not have read the license yet. */
const isOfAnotherPlan = (there: unknown, upload: KeptUpload | null, of: SnapshotOf): boolean =>
  upload !== null && plans.some((plan) => plan !== of.plan && usable(there, upload, { ...of, plan }) !== null)

const plans: readonly Plan[] = ['free', 'pro']

/** The names in the upload's record and those given to people: a snapshot has a name's place among them. */
const namesOf = ({ record }: KeptUpload, { people }: SnapshotOf): string[] => [
  ...new Set([
    ...record.participants,
    ...people.flatMap(({ colors, names }) => [...Object.keys(colors), ...Object.keys(names), ...Object.values(names)]),
  ]),
]

const day = /^\d{4}-\d{2}(-\d{2}(T\d{2}:\d{2}:\d{2})?)?$/
/** Choices of the answers' schemas that dashboards have. */
const choices = new Set([
  ...['android', 'ios', 'web-copy', 'dmy', 'mdy', 'ymd', 'ydm', 'positive', 'neutral', 'negative'],
  ...['busiest', 'return', 'rise', 'first', 'night', 'morning', 'afternoon', 'evening'],
])

/** A date, a choice or the place of a name; throws for anything else. */
function withoutWords(text: string, places: ReadonlyMap<string, number>): string | { name: number } {
  const name = places.get(text)
  if (name !== undefined) return { name }
  if (day.test(text) || choices.has(text)) return text
  throw new Error('a snapshot has no words')
}

/** Puts the names in their places. Lists of numbers, which are nearly all of it, have none. */
function withNames<T extends object>(written: T, names: readonly string[]): T {
  if (Array.isArray(written) && typeof written[0] === 'number') return written
  for (const [key, each] of Object.entries<unknown>(Object(written))) {
    if (typeof each !== 'object' || each === null) continue
    const isName = 'name' in each && typeof each.name === 'number'
    Object.assign(written, { [key]: isName ? names[Number(each.name)] : withNames(each, names) })
  }
  return written
}

/** The answer about a chat without what its record says, too, and without what no dashboard shows. */
function withoutText(chat: UploadAnswer, isKnown: (name: string) => boolean) {
  const { status, upload_id, filename, uploadDate, stored, stored_problem, appended, reread, people, me, import: facts, ...figures } = chat
  const { service, language, title, notes, unread_example, unsure_example, participants, ...counts } = facts
  return {
    ...figures,
    import: { ...counts, participants: participants.filter(isKnown) },
    // Someone who wrote none of the messages analyzed is in no figure.
    people: people.filter(({ name, names }) => [name, ...names].every(isKnown)),
    me: me !== null && isKnown(me) ? me : null,
  }
}

type WithoutText = ReturnType<typeof withoutText>

interface WrittenFigures {
  chat: WithoutText
  figures: Record<string, unknown>
}

function withText(chat: WithoutText, { id, record }: KeptUpload): UploadAnswer {
  const { filename, uploadDate, title, appended } = record
  const nothing = { notes: [], unread_example: null, unsure_example: null }
  return {
    ...chat,
    ...{ status: 'success', upload_id: id, filename, uploadDate, stored: 'stored', stored_problem: null },
    import: { ...chat.import, ...nothing, service: 'whatsapp', language: '', title },
    appended: appendedAnswer(appended.at(-1)),
  }
}
