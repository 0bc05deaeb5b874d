import type { Drawing } from '#charts/marks.ts'
import type { ChartTokens } from '#charts/tokens.ts'
import { uprightBars } from '#charts/upright-bars.ts'
import { format } from '#format/index.ts'
import type { Figure } from './compared.ts'
import { sayAsk } from './messages/index.ts'
import { figureOf } from './sentences.ts'
import type { TimeParts } from './time-parts.ts'

export interface DrawnParts {
  times: TimeParts
  /** What the answer names, as the figure has it. */
  value: Figure['value']
  unit: string
  /** Whether a bar opens its messages. */
  leads: boolean
}

/** Where the part that the answer names is, such as the busiest month or the quietest one; null where the answer is a number of messages. */
export function placeNamed({ times: { parts }, value, unit }: Pick<DrawnParts, 'times' | 'value' | 'unit'>): number | null {
  if (!unitsOfTime.has(unit)) return null
  const place = parts.findIndex(({ of }) => of === String(value))
  return place < 0 ? null : place
}

const unitsOfTime: ReadonlySet<string> = new Set(['year', 'month', 'weekday', 'hour'])

/** A bar for each year, month, weekday or hour of an answer; the one that it names is marked. */
export function drawTimeParts(
  { times: { parts, ticks }, value: named, unit, leads }: DrawnParts,
  tokens: ChartTokens,
  width: number,
): Drawing {
  return uprightBars(
    {
      counts: parts.map(({ value }) => value),
      marked: placeNamed({ times: { parts, ticks }, value: named, unit }),
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
