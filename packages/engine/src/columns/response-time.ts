import { column } from '../column.ts'
import { gap } from './gap.ts'
import { turns } from './turn.ts'

/**
 * Seconds a reply took; NaN where the message answers nobody. A reply is the first message of a turn that follows
 * another author's turn, so the message it answers is the one right before it. 0 seconds are real: many exports have
 * whole minutes.
 */
export const responseTime = column((chat) => {
  const silence = gap(chat)
  const { starts } = turns(chat)
  const seconds = new Float64Array(chat.count).fill(Number.NaN)
  for (let turn = 1; turn < starts.length; turn++) seconds[starts[turn]] = silence[starts[turn]]
  return seconds
})
