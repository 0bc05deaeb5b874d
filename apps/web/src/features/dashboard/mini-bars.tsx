import { largest } from '@convostat/api/extremes'
import { format } from '#format/index.ts'
import { classes } from '#ui/classes.ts'

interface MiniBarsProps {
  bars: readonly number[]
  /** Which of them the sentence is about. */
  isMeant: (place: number) => boolean
  /** Words below, evenly from the first bar to the last. */
  below: readonly string[]
  /** What the bars are. */
  unit?: string | null
}

/** More would be narrower than they can be seen. */
const mostBars = 120

/** A few bars beside a sentence that says what they show. The tallest that it is about has its number. Time runs from left to right, as in charts. */
export function MiniBars({ bars: given, isMeant, below, unit = null }: MiniBarsProps) {
  const each = Math.ceil(given.length / mostBars)
  const bars = each === 1 ? given : summed(given, each)
  const tallest = bars.reduce((best, n, place) => (isMeant(place) && n > (bars[best] ?? -1) ? place : best), -1)
  const most = largest(bars, 1)
  return (
    <div aria-hidden="true" dir="ltr" className="figures text-sm text-ink-faint">
      {unit && (
        <p dir="auto" className="text-start">
          {unit}
        </p>
      )}
      <div className={classes('flex items-end gap-px border-b border-line pt-6', unit ? 'h-19' : 'h-24')}>
        {bars.map((n, place) => (
          <span
            key={keyOf(place)}
            className={classes('relative flex-1 rounded-t-[2px]', isMeant(place) && 'bg-wax')}
            style={{ height: `${(100 * n) / most}%`, backgroundColor: isMeant(place) ? undefined : 'var(--heat-3)' }}
          >
            {place === tallest && each === 1 && (
              <span className={classes('absolute bottom-full pb-0.5 font-bold text-wax', sideOf(place, bars.length))}>
                {format.count(n)}
              </span>
            )}
          </span>
        ))}
      </div>
      <div className="flex justify-between pt-1">
        {below.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
    </div>
  )
}

/** Over its bar, and within the chart. */
function sideOf(place: number, all: number): string {
  if (place < 2) return 'start-0'
  return place > all - 3 ? 'end-0' : 'left-1/2 -translate-x-1/2'
}

/** A bar is its place. */
const keyOf = (place: number): string => `bar ${place}`

const summed = (bars: readonly number[], each: number): number[] =>
  Array.from({ length: Math.ceil(bars.length / each) }, (_, at) => bars.slice(at * each, (at + 1) * each).reduce((sum, n) => sum + n, 0))
