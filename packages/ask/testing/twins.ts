/** Slow, obvious twins of what the engine computes: loops over the messages that were written, and nothing else. */

import { dayOf, isoDay, weekdayOf } from '@convostat/engine/chat/civil'
import { DAY } from '@convostat/format/seconds'
import type { TellingChat } from './telling-chat.ts'

export interface TwinMessage {
  id: number
  author: string
  time: number
  day: string
  kind: string
  /** What was written; empty for what an export leaves out. */
  text: string
  score: number
}

export const saidIn = ({ lines, feelings }: TellingChat): TwinMessage[] =>
  lines.map(({ id, author, time, text, kind = 'text' }) => ({
    id,
    author: author ?? '',
    time,
    day: isoDay(Math.floor(time / DAY)),
    kind,
    text: kind === 'deleted' ? '' : text,
    score: feelings.score[id],
  }))

export interface Chosen {
  people?: readonly string[]
  from?: string
  to?: string
}

export const isChosen =
  ({ people, from, to }: Chosen) =>
  ({ author, day }: TwinMessage): boolean =>
    (!people || people.includes(author)) && (!from || day >= from) && (!to || day <= to)

const links = /(?:https?:\/\/|www\.)\S+/g
export const linksOf = ({ text }: TwinMessage): number => (text.match(links) ?? []).length
export const isQuestion = ({ text }: TwinMessage): boolean => text.replace(links, '').includes('?')
export const emojiOf = ({ text }: TwinMessage): string[] => text.match(/\p{Extended_Pictographic}/gu) ?? []
export const wordsOf = ({ text, kind }: TwinMessage): number =>
  kind === 'text' || kind === 'media' ? (text.replace(links, 'link').match(/\p{L}+/gu) ?? []).length : 0
export function holds(phrase: string): (said: TwinMessage) => boolean {
  const pattern = new RegExp(`(?<!\\p{L})${phrase}(?!\\p{L})`, 'iu')
  return ({ text }) => pattern.test(text)
}
const graphemes = new Intl.Segmenter()
export const sizeOf = ({ text, kind }: TwinMessage): number =>
  kind === 'text' || kind === 'media' ? [...graphemes.segment(text)].length : 0

export const sum = (values: readonly number[]): number => values.reduce((all, each) => all + each, 0)
export const mean = (values: readonly number[]): number | null => (values.length === 0 ? null : sum(values) / values.length)

export function quantile(values: readonly number[], p: number): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((a, b) => a - b)
  const rank = (sorted.length - 1) * p
  const below = sorted[Math.floor(rank)]
  return below + (rank - Math.floor(rank)) * (sorted[Math.ceil(rank)] - below)
}

/** How often each key comes, most first, of as many the earlier key. */
export function tallied<Key extends string | number>(keys: readonly Key[]): { key: Key; count: number }[] {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].map(([key, count]) => ({ key, count })).sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}

/** Seconds of every reply. */
export const repliesIn = (said: readonly TwinMessage[]): { by: TwinMessage; seconds: number }[] =>
  said.flatMap((by, i) => (i > 0 && said[i - 1].author !== by.author ? [{ by, seconds: by.time - said[i - 1].time }] : []))

export function conversationsIn(said: readonly TwinMessage[]): TwinMessage[][] {
  const all: TwinMessage[][] = []
  for (const [i, each] of said.entries()) {
    if (i === 0 || each.time - said[i - 1].time > 6 * 3600) all.push([])
    all[all.length - 1].push(each)
  }
  return all
}

/** Of the days of some messages the longest run. */
export function longestRun(said: readonly TwinMessage[]): number {
  const days = [...new Set(said.map(({ time }) => Math.floor(time / DAY)))]
  let longest = 0
  let run = 0
  for (const [i, day] of days.entries()) {
    run = i > 0 && day === days[i - 1] + 1 ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

export function longestBurst(said: readonly TwinMessage[], counts: (first: TwinMessage) => boolean): number {
  let longest = 0
  for (let start = 0; start < said.length; ) {
    let end = start + 1
    while (end < said.length && said[end].author === said[start].author) end++
    const turn = said.slice(start, end)
    const isBurst = turn.every((each, i) => i === 0 || each.time - turn[i - 1].time <= 120)
    if (turn.length >= 3 && isBurst && counts(turn[0])) longest = Math.max(longest, turn.length)
    start = end
  }
  return longest
}

export const weekday = ({ time }: TwinMessage): number => weekdayOf(Math.floor(time / DAY))
export const hour = ({ time }: TwinMessage): number => Math.floor((time % DAY) / 3600)
export const dayNumber = (day: string): number => dayOf(...(day.split('-').map(Number) as [number, number, number]))
