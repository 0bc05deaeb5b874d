import { dateTime, holding } from '@convostat/figures/schema'
import { z } from '@convostat/figures/zod'
import { mostCorrections } from '../limits.ts'
import { feelingLabel } from './sentiment.ts'

/** As many as a phone lets one send. */
const mostCharacters = 65_536
const mostOfAName = 1000

/** A message, in any chat, and a person's own label for it. */
export const correction = z.object({
  author: holding('name', z.string().min(1).max(mostOfAName)),
  date: dateTime,
  message: z.string().min(1).max(mostCharacters),
  label: feelingLabel,
})
export type Correction = z.output<typeof correction>

/** Takes the place of the list there was. Of several about one message the last counts; `null` takes those before it away. */
export const correcting = z.object({
  corrections: z.array(correction.extend({ label: feelingLabel.nullable() })).max(mostCorrections),
})
export const corrected = z.object({ corrections: z.array(correction) })
