import type { Correction, KeptPeople, Plan, UploadAnswer } from '@convostat/api'
import { appendedAnswer } from '@convostat/api/appended-answer'
import { crc32 } from '@convostat/api/crc32'
import { inCommon } from '@convostat/api/in-common'
import { type ReducedRibbon, reducedRibbon, restoredRibbon } from '@convostat/figures/ribbon/reduced'
import type { PlainOf } from '@convostat/figures/shapes'
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

/** The ribbon of an upload: the place of each person in the chat, which fixes the color. */
export interface PlacedRibbon {
  slots_per_day: number
  people: { place: number; counts: number[] }[]
  rest: { counts: number[] } | null
}

/** As it is stored: `figures` and `ribbon` are JSON in which nothing is from the chat but numbers and dates. */
interface KeptSnapshot {
  v: 3
  id: string
  key: string
  /** What the ribbon was counted from: fewer things. */
  ribbonKey: string
  ribbon: string
  /** Whose scores its figures were counted from. */
  model: number
  figures: string
  /** The CRC-32 of `figures` and `ribbon`: what the same build wrote, and is whole, needs no other check. */
  sum: number
}

/** Fifteen years of 40 people take about 130,000 characters. A snapshot that takes more than this is not kept. */
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

/** The ribbons of all uploads that have one, by their ids; none of an upload that may be deleted. Nothing is changed. */
export async function readRibbons(database: Database, people: readonly KeptPeople[]): Promise<ReadonlyMap<string, PlacedRibbon>> {
  const [listed, there, deleting] = await database((db) => {
    const transaction = db.transaction([uploads, snapshots, deletions])
    return Promise.all([uploads, snapshots, deletions].map((name): Promise<unknown[]> => transaction.objectStore(name).getAll()))
  })
  const deletionOf = new Map(deleting.map((each) => [idOf(each), each]))
  const uploadOf = new Map(listed.map((each) => [idOf(each), asListed(each)]))
  const ribbons = new Map<string, PlacedRibbon>()
  for (const each of there) {
    const id = idOf(each)
    const upload = uploadOf.get(id)
    if (!upload || !isToStay(deletionOf.get(everything), deletionOf.get(id))) continue
    try {
      const ribbon = placedRibbon(each, upload, people)
      if (ribbon) ribbons.set(id, ribbon)
    } catch {
      // One that cannot be read hides no other.
    }
  }
  return ribbons
}

const idOf = (stored: unknown): string => `${Object(stored).id}`

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
const keyOf = ({ plan, people, corrections, build }: SnapshotOf, upload: KeptUpload): string =>
  `${build} ${plan} ${sumOf(upload, [people, corrections])}`

/** The same for the ribbon. A build, a feeling or another chat changes no ribbon; the part that is analyzed is in the record. */
const ribbonKeyOf = (upload: KeptUpload, own: readonly KeptPeople[]): string => sumOf(upload, [own])

/**
 * The edits of this chat's people; all edits where it is not known which chat it is. They may be kept by the mark of an earlier export, or
 * by that of another reading.
 */
function ofChat({ record: { mark, reading, participants: names } }: KeptUpload, people: readonly KeptPeople[]): readonly KeptPeople[] {
  if (mark === undefined) return people
  const marks = [mark, ...(reading?.mark ? [reading.mark] : [])]
  return people.filter((kept) => marks.some((each) => inCommon(kept, { mark: each, names }) > 0))
}

function sumOf({ bytes, sums, record }: KeptUpload, more: readonly unknown[]): string {
  // When it was analyzed, and what the reader was notified of, changes no figure.
  const { uploadDate: _, reading: _reading, unheard: _unheard, ...upload } = record
  const text = JSON.stringify([bytes, sums, upload, ...more])
  return `${checksum(text)} ${text.length}`
}

const checksum = (text: string): number => crc32(new TextEncoder().encode(text))

function written(upload: KeptUpload, of: SnapshotOf, { chat, figures: { ribbon: shown, ...figures } }: Snapshot): KeptSnapshot | null {
  const textOf = (what: unknown, names: ReadonlyMap<string, number>): string =>
    JSON.stringify(what, (_, value: unknown) => (typeof value === 'string' ? withoutWords(value, names) : value))
  try {
    const names = placesIn(namesOf(upload, of.people))
    const text = textOf({ chat: withoutText(chat, (name) => names.has(name)), figures }, names)
    const ribbon = shown as PlainOf<'ribbon'>
    const colors = ribbon.people.map(({ person }) => chat.people.find(({ name }) => name === person)?.color ?? chat.people.length)
    const own = ofChat(upload, of.people)
    const ribbonText = textOf({ ...reducedRibbon(ribbon), colors }, placesIn(namesOf(upload, own)))
    if (text.length + ribbonText.length > mostCharacters) return null
    const keys = { key: keyOf(of, upload), ribbonKey: ribbonKeyOf(upload, own) }
    return { v: 3, id: of.id, ...keys, model: of.model, figures: text, ribbon: ribbonText, sum: checksum(text + ribbonText) }
  } catch {
    return null
  }
}

const fieldsOf = (there: unknown) => Object(there) as Partial<Record<keyof KeptSnapshot, unknown>>

function usable(there: unknown, upload: KeptUpload | null, of: SnapshotOf): Snapshot | null {
  const { v, key, model, figures: text, ribbon, sum } = fieldsOf(there)
  if (v !== 3 || typeof text !== 'string' || typeof ribbon !== 'string') return null
  if (!upload || upload.isDamaged || model !== of.model) return null
  if (key !== keyOf(of, upload) || sum !== checksum(text + ribbon)) return null
  const { chat, figures }: WrittenFigures = withNames(JSON.parse(text), namesOf(upload, of.people))
  const { colors: _, ...reduced } = ribbonIn(ribbon, upload, ofChat(upload, of.people))
  return { chat: withText(chat, upload), figures: { ...figures, ribbon: restoredRibbon(reduced) } }
}

const ribbonIn = (text: string, upload: KeptUpload, own: readonly KeptPeople[]): ReducedRibbon & { colors: number[] } =>
  withNames(JSON.parse(text), namesOf(upload, own))

function placedRibbon(there: unknown, upload: KeptUpload, people: readonly KeptPeople[]): PlacedRibbon | null {
  const { v, ribbonKey, figures, ribbon: text, sum } = fieldsOf(there)
  if (v !== 3 || typeof text !== 'string' || upload.isDamaged || sum !== checksum(figures + text)) return null
  const own = ofChat(upload, people)
  if (ribbonKey !== ribbonKeyOf(upload, own)) return null
  const { colors, ...reduced } = ribbonIn(text, upload, own)
  const ribbon = restoredRibbon(reduced)
  return { ...ribbon, people: ribbon.people.map(({ counts }, row) => ({ place: colors[row], counts })) }
}

/** Nothing but the plan is another: a slow browser might not have read the license yet. */
const isOfAnotherPlan = (there: unknown, upload: KeptUpload | null, of: SnapshotOf): boolean =>
  upload !== null && plans.some((plan) => plan !== of.plan && usable(there, upload, { ...of, plan }) !== null)

const plans: readonly Plan[] = ['free', 'pro']

/** The names in the upload's record and those given to people: a snapshot has a name's place among them. */
const namesOf = ({ record }: KeptUpload, people: readonly KeptPeople[]): string[] => [
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
  ...['joy', 'love', 'gratitude', 'amusement', 'admiration', 'surprise', 'sadness', 'anger', 'fear'],
])

/** A date, a choice or the place of a name; throws for anything else. */
function withoutWords(text: string, places: ReadonlyMap<string, number>): string | { name: number } {
  const name = places.get(text)
  if (name !== undefined) return { name }
  if (day.test(text) || choices.has(text)) return text
  throw new Error('a snapshot has no words')
}

const placesIn = (names: readonly string[]): ReadonlyMap<string, number> => new Map(names.map((name, place) => [name, place]))

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
