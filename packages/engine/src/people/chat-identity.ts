/** What identifies a chat by its content, so that a later export of it, or the same file again, is known. */

import { MINUTE } from '@convostat/format/seconds'
import { type Chat, take } from '#chat/chat.ts'
import { column } from '#chat/column.ts'
import { contentsOf } from '#merge/merge-content.ts'
import { firstAtOrAfter } from '#stats/sorted.ts'
import { base64Of } from './likeness.ts'

/** This many minutes are looked at wherever they are, those whose numbers are mixed to the smallest: of two exports mostly the same. */
const SCATTERED = 96
/** And this many from the beginning on, which stay the same however much the chat grows. */
const FIRST = 16
/** And this many up to the end: an export may contain little more than these. */
const LAST = 16

/**
 * A chat's mark: of up to 128 of its minutes what was written in them, as numbers, in base64. Phones agree on minutes;
 * names have no part in it, for contacts are renamed.
 */
export const chatMark = column((chat): string => {
  const minutes = [...new Set([...scatteredMinutes(chat), ...firstMinutes(chat), ...lastMinutes(chat)])].sort((a, b) => a - b)
  const spans = minutes.map((minute) => spanOf(chat, minute))
  const rows = Uint32Array.from(spans.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)))
  const hash = contentHashes(take(chat, rows))
  let row = 0
  const numbers = minutes.map((minute, i) => {
    const end = row + spans[i][1] - spans[i][0]
    let sum = minute
    // In whichever order, for phones differ in that.
    for (; row < end; row++) sum = (sum + mixed(hash[row])) >>> 0
    return mixed(sum)
  })
  return base64Of(numbers.sort((a, b) => a - b))
})

function scatteredMinutes({ time, count }: Chat): number[] {
  let found: { minute: number; order: number }[] = []
  let highest = 0xffffffff
  let last = -1
  const cut = () => {
    found = found.sort((a, b) => a.order - b.order || a.minute - b.minute).slice(0, SCATTERED)
    if (found.length === SCATTERED) highest = found[SCATTERED - 1].order
  }
  for (let row = 0; row < count; row++) {
    const minute = Math.floor(time[row] / MINUTE)
    if (minute === last) continue
    last = minute
    const order = mixed(minute)
    if (order > highest) continue
    found.push({ minute, order })
    if (found.length === 8 * SCATTERED) cut()
  }
  cut()
  return found.map(({ minute }) => minute)
}

function firstMinutes({ time, count }: Chat): number[] {
  const minutes = new Set<number>()
  for (let row = 0; row < count && minutes.size < FIRST; row++) minutes.add(Math.floor(time[row] / MINUTE))
  return [...minutes]
}

function lastMinutes({ time, count }: Chat): number[] {
  const minutes = new Set<number>()
  for (let row = count - 1; row >= 0 && minutes.size < LAST; row--) minutes.add(Math.floor(time[row] / MINUTE))
  return [...minutes]
}

const spanOf = ({ time }: Chat, minute: number): [from: number, to: number] => [
  firstAtOrAfter(time, minute * MINUTE),
  firstAtOrAfter(time, (minute + 1) * MINUTE),
]

function contentHashes(chat: Chat): Int32Array {
  const numbering = contentsOf(chat)
  for (;;) {
    const { done, value } = numbering.next()
    if (done) return value.hash
  }
}

/** A number that looks like any other, always the same for one (the finalizer of MurmurHash3, Austin Appleby, public domain). */
function mixed(number: number): number {
  let bits = number | 0
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}
