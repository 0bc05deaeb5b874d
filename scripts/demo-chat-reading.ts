/** A demo chat as it is read, and what the tests of both of them ask of it. */
import { readFileSync } from 'node:fs'
import { type PlainMessage, plainMessages, readText } from '@convostat/engine/testing/read-text.ts'

const DAY = 86400

/** The file in the repository, and what is read from it. */
export async function readDemo(name: string) {
  const committed = readFileSync(new URL(`../apps/web/public/${name}`, import.meta.url), 'utf8')
  const reading = await readText(committed, {}, name)
  return { committed, reading, messages: plainMessages(reading.chat) }
}

export const seconds = ({ date }: PlainMessage): number => Date.parse(`${date}Z`) / 1000

/** Those that are before one of an earlier time. */
export const outOfOrder = (messages: readonly PlainMessage[]): PlainMessage[] =>
  messages.filter(({ date }, i) => i > 0 && date < messages[i - 1].date)

/** Sentences that come more than twice, like a template. */
export function templates(messages: readonly PlainMessage[]): string[] {
  const times = new Map<string, number>()
  for (const { kind, text } of messages) if (kind === 'text' && text.length > 20) times.set(text, (times.get(text) ?? 0) + 1)
  return [...times].filter(([, count]) => count > 2).map(([text]) => text)
}

/** Messages that look, on one of their lines, like the head of another. */
export const headsWithin = (messages: readonly PlainMessage[]): PlainMessage[] =>
  messages.filter(({ text }) => text.split('\n').some((line) => /^\[?(?:\d{1,4}[./-]\d{1,2}[./-]\d|\d{1,2}[:.]\d\d[ ,:])/u.test(line)))

/** The longest gaps first, each with the day it begins. */
export const silences = (messages: readonly PlainMessage[]): { from: string; days: number }[] =>
  messages
    .slice(1)
    .map((message, i) => ({ from: messages[i].date.slice(0, 10), days: (seconds(message) - seconds(messages[i])) / DAY }))
    .sort((a, b) => b.days - a.days)

/** The day with most messages, or the month. */
export function busiest(messages: readonly PlainMessage[], span: 'day' | 'month'): string {
  const counts = new Map<string, number>()
  for (const { date } of messages) {
    const key = date.slice(0, span === 'day' ? 10 : 7)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0][0]
}
