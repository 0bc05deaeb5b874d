import type { UploadAnswer } from '@convostat/api'
import type { ErasedPart } from '#data/deletions/delete-everything.ts'
import { format } from '#format/index.ts'
import { unbroken } from '#format/unbroken.ts'
import { capital, listed } from '#messages/listed.ts'
import { sayUploads } from './messages/index.ts'

const { reread, saved: parts, unreadable, whatIsNew, yourData } = sayUploads
const { done } = yourData.restore
const { erase, download } = yourData

type DateOrder = NonNullable<NonNullable<UploadAnswer['reread']>['now']['date_order']>
type Days = readonly [from: string, to: string]

/** How the chat's dates are read now, and how they were. */
export function rereadDates({ order, now, before }: { order: DateOrder; now: Days; before: Days }): string {
  const daysOf = ([from, to]: Days) => unbroken(format.days(from, to))
  return reread.dates({ order: sayUploads.orders[order], now: daysOf(now), before: daysOf(before) })
}

/** What a chat is called of which only is known when it was saved, or not even that. */
export const titleOfUnreadable = ({ when }: { when: string | null }): string =>
  when === null ? unreadable.title : unreadable.titleOf({ when })

/** How many messages of an export are new, since a day or between two, and how many were there already. */
export const freshSince = ({ known, ...of }: { fresh: number; known: number; from: string }): string =>
  known === 0 ? whatIsNew.since(of) : whatIsNew.sinceKnown({ ...of, known })

export const freshBetween = ({ fresh, known, from, to }: { fresh: number; known: number; from: string; to: string }): string =>
  known === 0 ? whatIsNew.between({ fresh, when: [from, to] }) : whatIsNew.betweenKnown({ fresh, known, when: [from, to] })

/** What was saved out of chats: messages, those among them with a note, keywords, messages of which was said what they are, chats of which was said who their people are, moments renamed or dismissed, words left out, messages never to be shown, and questions that were answered. */
export interface SavedCounts {
  messages: number
  notes: number
  keywords: number
  corrections: number
  people: number
  moments?: number
  leftOut?: number
  keptOff?: number
  asked?: number
  /** Chats of which it is kept how many questions were answered. */
  answered?: number
  /** Whether a license is among it. */
  license?: boolean
}

const nothing: SavedCounts = { messages: 0, notes: 0, keywords: 0, corrections: 0, people: 0 }

const isNothing = (saved: SavedCounts): boolean => partsOf(saved).length === 0

/** The saved things, part by part. */
function partsOf({ messages, notes, keywords, corrections, people, license, ...more }: SavedCounts): string[] {
  const { moments = 0, leftOut = 0, keptOff = 0, asked = 0, answered = 0 } = more
  const said = [
    messages > 0 && (notes > 0 ? parts.messagesWithNotes({ n: messages, notes }) : parts.messages({ n: messages })),
    keywords > 0 && parts.keywords({ n: keywords }),
    corrections > 0 && parts.corrections({ n: corrections }),
    people > 0 && parts.people({ n: people }),
    moments > 0 && parts.moments({ n: moments }),
    leftOut > 0 && parts.leftOut({ n: leftOut }),
    keptOff > 0 && parts.keptOff({ n: keptOff }),
    asked > 0 && parts.asked({ n: asked }),
    answered > 0 && parts.answered({ n: answered }),
    license && parts.license,
  ]
  return said.filter((part) => typeof part === 'string')
}

/** Whether it is a single thing; names are several, of however many chats. */
const isOneThing = ({ messages, keywords, corrections, people, license, ...more }: SavedCounts): boolean =>
  people === 0 &&
  [messages, keywords, corrections, more.moments, more.leftOut, more.keptOff, more.asked, license ? 1 : 0].reduce(
    (sum: number, each = 0) => sum + each,
    0,
  ) === 1

export const savedOf = (saved: SavedCounts): string => listed(partsOf(saved))

/** Chats, and saved things. */
const allOf = (chats: number, saved: SavedCounts): string => listed([...(chats > 0 ? [parts.chats({ n: chats })] : []), ...partsOf(saved)])

/** Chats that a download has not, or not whole. */
export function notInDownload({ damaged, missing }: { damaged: readonly string[]; missing: readonly string[] }): string {
  return inSentences([
    damaged.length > 0 && download.damaged({ n: damaged.length, names: namesOf(damaged) }),
    missing.length > 0 && download.missing({ n: missing.length, names: namesOf(missing) }),
    damaged.length + missing.length > 0 && download.rest,
  ])
}

/** The first of these names, and how many more there are. */
const namesOf = (names: readonly string[]): string =>
  listed([
    ...names.slice(0, 3).map((name) => download.name({ name })),
    ...(names.length > 3 ? [download.moreNames({ n: names.length - 3 })] : []),
  ])

/** What a restore did, and what it could not do: chats, and saved things, by kind. */
export interface RestoreDone {
  restored: number
  skipped: number
  damaged: number
  /** Chats for which there was no room. */
  left: number
  saved: SavedCounts
  damagedSaved: number
  merged?: number
  damagedKinds?: SavedCounts
  noRoom?: SavedCounts
  failed?: number
  failedKinds?: SavedCounts
  /** Records that could not be read when the backup was made. */
  unread?: number
  failedUnread?: number
}

export function restoreDone({ restored, skipped, damaged, left, saved, damagedSaved, ...more }: RestoreDone): string {
  const { merged = 0, failed = 0, unread = 0, failedUnread = 0 } = more
  const { damagedKinds = nothing, noRoom = nothing, failedKinds = nothing } = more
  return inSentences([
    restored > 0 ? done.restored({ n: restored }) : isNothing(saved) && merged + unread === 0 && done.nothing,
    merged > 0 && done.merged({ n: merged }),
    !isNothing(saved) && capital(done.brought({ what: savedOf(saved) })),
    unread > 0 && done.unread({ n: unread }),
    !isNothing(damagedKinds) && done.damagedKinds({ what: savedOf(damagedKinds) }),
    damagedSaved > 0 && isNothing(damagedKinds) && done.damagedSaved,
    skipped > 0 && done.skipped({ n: skipped }),
    damaged > 0 && done.damaged({ n: damaged }),
    isNothing(noRoom) ? left > 0 && done.noRoomForChats({ n: left }) : done.noRoom({ what: allOf(left, noRoom) }),
    (failed > 0 || !isNothing(failedKinds)) && capital(done.notSaved({ what: allOf(failed, failedKinds) })),
    failedUnread > 0 && done.unreadNotSaved({ n: failedUnread }),
  ])
}

interface Everything {
  chats: number
  saved: SavedCounts
}

/** What goes when everything is deleted. */
export function eraseNames({ chats, saved }: Everything): string {
  if (isNothing(saved)) {
    if (chats === 0) return erase.names.nothing
    if (chats === 1) return erase.names.chat
  }
  const what = allOf(chats, saved)
  return capital(chats === 0 && isOneThing(saved) ? erase.names.thing({ what }) : erase.names.several({ what }))
}

export const eraseConfirm = ({ chats, saved }: Everything): string =>
  chats === 0 || !isNothing(saved) ? erase.confirm.all : erase.confirm.chats({ n: chats })

/** What could not be deleted. */
export const eraseLeft = (left: readonly ErasedPart[]): string => erase.left({ parts: listed(left.map((part) => erase.parts[part])) })

const inSentences = (sentences: readonly (string | false)[]): string => sentences.filter((sentence) => sentence !== false).join(' ')
