import type { AskedQuestion } from '@convostat/api'
import { checks } from './checking.ts'
import { asked } from './database.ts'
import type { Shelf } from './kind.ts'
import { type Kind, wholeOr } from './kind.ts'

/** A question and its answer, as they are in the database. */
interface Kept extends AskedQuestion {
  v: 1
}

/** This many of one chat are kept; the oldest beyond are forgotten. */
export const mostAsked = 200

/** More of an answer, or of a message behind it, is never shown: this much is kept, in UTF-16 units, and read of what older versions kept. */
export const mostOfAnAnswer = 10_000
const mostOfAMessage = 70_000
const mostMessages = 20
const mostNotes = 20
const mostParts = 200

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text)

/** The same, with no more in it than can be shown. */
function bounded<Q extends AskedQuestion>(given: Q): Q {
  const { answer } = given
  const figure = 'figure' in answer ? answer.figure : undefined
  return {
    ...given,
    answer: {
      ...answer,
      answer: cut(answer.answer, mostOfAnAnswer),
      notes: answer.notes.slice(0, mostNotes).map((note) => cut(note, mostOfAnAnswer)),
      quoted: answer.quoted.slice(0, mostParts).map((words) => cut(words, mostOfAnAnswer)),
      citations: answer.citations.slice(0, mostMessages),
      messages: answer.messages.slice(0, mostMessages).map((each) => ({
        ...each,
        message: cut(each.message, mostOfAMessage),
        highlights: each.highlights.filter(([, to]) => to <= mostOfAMessage).slice(0, mostParts),
      })),
      ...(figure?.parts && { figure: { ...figure, parts: figure.parts.slice(0, mostParts) } }),
    },
  }
}

const earliestFirst = (a: AskedQuestion, b: AskedQuestion): number => (a.askedOn < b.askedOn ? -1 : a.askedOn > b.askedOn ? 1 : 0)

/** The same by the upload they were asked about, in their order. */
export function byUpload(all: readonly AskedQuestion[]): Map<string, AskedQuestion[]> {
  const groups = new Map<string, AskedQuestion[]>()
  for (const each of all) groups.set(each.uploadId, [...(groups.get(each.uploadId) ?? []), each])
  return groups
}

/** Every question of every chat, the one asked first first. */
export const readAsked = async (shelf: Shelf<Kept>): Promise<AskedQuestion[]> => (await shelf.all()).map(plain).sort(earliestFirst)

/** Keeps questions that are not kept yet. Returns how many. */
export const keepAsked = (shelf: Shelf<Kept>, given: readonly AskedQuestion[]): Promise<number> =>
  shelf.change('all', (now) => {
    const there = now.flatMap((each) => (each ? plain(each) : []))
    const known = new Set(there.map(({ id }) => id))
    const fresh = given.filter(({ id }) => !known.has(id))
    const beyond = [...byUpload([...there, ...fresh]).values()].flatMap((ofOne) =>
      ofOne
        .sort(earliestFirst)
        .slice(0, -mostAsked)
        .map(({ id }) => id),
    )
    const gone = new Set(beyond)
    const put = fresh.filter(({ id }) => !gone.has(id)).map((each): Kept => ({ v: 1, ...bounded(each) }))
    return { put, drop: beyond.filter((id) => known.has(id)), answer: put.length }
  })

export const dropAsked = (shelf: Shelf<Kept>, ids: readonly string[]): Promise<void> =>
  shelf.change([], () => ({ drop: ids, answer: undefined }))

/** Deletes all questions asked about an upload, including unreadable ones. Returns how many could be read. */
export async function dropAskedOf(shelf: Shelf<Kept>, uploadId: string): Promise<number> {
  const count = await shelf.change('all', (now) => {
    const drop = now.flatMap((each) => (each?.uploadId === uploadId ? [each.id] : []))
    return { drop, answer: drop.length }
  })
  await shelf.all()
  await shelf.forgetUnread(shelf.unread().filter(({ record }) => Object(record).uploadId === uploadId))
  return count
}

const plain = ({ v: _v, ...given }: Kept): AskedQuestion => given

/** Where it does not say when it was asked, it comes first; without its answer a question is not shown. */
export const askedKind: Kind<Kept> = {
  name: asked,
  keyOf: (record) => (record as AskedQuestion).id,
  read(value) {
    const { v, ...given } = Object(value) as Record<string, unknown>
    const kept = (found?: AskedQuestion): Kept | undefined => (v === 1 && found ? { v, ...bounded(found) } : undefined)
    return wholeOr(kept(checks().askedQuestion.safeParse(given).data), () => kept(checks().inPart.askedQuestion.safeParse(given).data))
  },
  bringIn: (shelf, records) => keepAsked(shelf, records.map(plain)),
}
