import type { Chat } from '#chat/chat.ts'
import { everything, type Selection } from '#chat/selection.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { type CaringMoment, caringByWords, caringKindAt } from './caring-moments.ts'

/** What is less surely caring, a bare thank-you above all, takes no place for being of another kind. */
const SURE = 0.75

/**
 * Caring messages, by their words, of every kind and everyone, most caring first: each next one is of the kind (care, love, thanks), of the
 * person, and of that kind by that person, that were taken least often so far, of several the most caring. Those who say
 * "love you" a thousand times say other things besides.
 */
export function variedCaringMoments(
  chat: Chat,
  feelings: Feelings,
  selection: Selection = everything(chat),
  topN = 5,
  isFit: (row: number) => boolean = () => true,
): CaringMoment[] {
  const sure = new Map<string, Alike>()
  const others: CaringMoment[] = []
  for (const moment of caringByWords(chat, feelings, selection)) {
    if (moment.care < SURE) {
      if (isFit(moment.row) && others.push(moment) >= topN) break
      continue
    }
    const [kind, author] = [caringKindAt(feelings, moment.row), chat.author[moment.row]]
    const both = `${kind} ${author}`
    const alike = sure.get(both) ?? { of: [kind, author, both], moments: [] }
    sure.set(both, alike)
    alike.moments.push(moment)
  }
  return [...inTurn([...sure.values()], topN, isFit), ...others].slice(0, topN).sort(byCare)
}

/** Messages of one kind by one person, most caring first. */
interface Alike {
  of: readonly [kind: string, author: number, both: string]
  moments: CaringMoment[]
}

function inTurn(all: readonly Alike[], topN: number, isFit: (row: number) => boolean): CaringMoment[] {
  const taken: CaringMoment[] = []
  const times = new Map<string | number, number>()
  const timesOf = ({ of }: Alike) => of.reduce((sum: number, each) => sum + (times.get(each) ?? 0), 0)
  // Whether one fits is asked of the next ones only: its text is read for it.
  const beginsFit = ({ moments }: Alike): boolean => {
    const first = moments.findIndex(({ row }) => isFit(row))
    moments.splice(0, first < 0 ? moments.length : first)
    return moments.length > 0
  }
  for (let left = all.filter(beginsFit); left.length > 0 && taken.length < topN; left = left.filter(beginsFit)) {
    const next = left.reduce((one, other) =>
      (timesOf(one) - timesOf(other) || byCare(one.moments[0], other.moments[0])) > 0 ? other : one,
    )
    for (const each of next.of) times.set(each, (times.get(each) ?? 0) + 1)
    for (const moment of next.moments.splice(0, 1)) taken.push(moment)
  }
  return taken
}

const byCare = (one: CaringMoment, other: CaringMoment): number => other.care - one.care || one.row - other.row
