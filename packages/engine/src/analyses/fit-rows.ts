import { type Chat, messageText } from '#chat/chat.ts'
import type { WhyNotShown } from '#on-show/why-not-shown.ts'

/** This many messages for each place, so that there is another one to choose. */
export const MOST = 6
/** The gate reads texts, so it is asked about this many at most. */
const MOST_TRIED = 400
/** Read at a glance, and more than a remark. */
const [SHORT, LONG] = [24, 140]
/** Longer texts do not fit into a frame. */
const LONGEST = 280

/** Of some rows at most six that the gate lets pass: those of a glance first, each in their order, and no text twice. */
export function fitRows(chat: Chat, rows: Iterable<number>, whyNotShown: (row: number) => WhyNotShown | null): number[] {
  const texts = new Set<string>()
  const [glances, others]: [number[], number[]] = [[], []]
  for (const row of firstOf(rows, MOST_TRIED)) {
    const text = messageText(chat, row)
    if (text.length > LONGEST || texts.has(text) || whyNotShown(row) !== null) continue
    texts.add(text)
    const isGlance = text.length >= SHORT && text.length <= LONG
    ;(isGlance ? glances : others).push(row)
    if (glances.length === MOST) break
  }
  return [...glances, ...others].slice(0, MOST)
}

export function* firstOf(rows: Iterable<number>, most: number): Generator<number> {
  let n = 0
  for (const row of rows) {
    if (n++ === most) return
    yield row
  }
}
