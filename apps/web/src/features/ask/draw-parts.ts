import type { Drawing } from '#charts/marks.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { uprightBars } from '#charts/upright-bars.ts'
import { format } from '#format/index.ts'
import { sayAsk } from './messages/index.ts'
import { figureOf } from './sentences.ts'
import type { TimeParts } from './time-parts.ts'

export interface DrawnParts {
  times: TimeParts
  unit: string
  /** Whether a bar opens its messages. */
  leads: boolean
}

/** A bar for each year, month, weekday or hour of an answer. */
export function drawTimeParts({ times: { parts, ticks }, unit, leads }: DrawnParts, tokens: ChartTokens, width: number): Drawing {
  return uprightBars(
    {
      counts: parts.map(({ value }) => value),
      pointAt(place) {
        const { name, value, wanted } = parts[place]
        const written = figureOf({ value, unit })
        const said = written ? [written.value, written.unit].filter(Boolean).join(' ') : format.decimal(value)
        return { said: sayAsk.figure.part({ of: name, value: said }), messages: leads && unit === 'messages' ? value : 0, wanted }
      },
      ticks,
    },
    tokens,
    width,
  )
}
