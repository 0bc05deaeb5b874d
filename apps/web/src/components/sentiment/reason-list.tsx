import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { Way } from '#ui/arrow.tsx'
import { classes } from '#ui/classes.ts'
import { sayWhy } from './messages/index.ts'
import type { Reason } from './weighed-parts.ts'

const words = sayWhy
const { trend } = sayEmotionalInsights

/** This many words are listed; those after them hardly weighed. */
const shownReasons = 6

/** The words that weighed, most first, each with a bar to the side it speaks for. */
export function ReasonList({ reasons }: { reasons: readonly Reason[] }) {
  if (reasons.length === 0) return <p className="text-ink-faint">{words.noWords}</p>
  const most = Math.abs(reasons[0].weight)
  return (
    <>
      <ul className="space-y-1">
        {reasons.slice(0, shownReasons).map(({ start, text, weight }) => (
          <li
            key={start}
            className="grid grid-cols-[minmax(0,8rem)_minmax(0,1fr)] items-center gap-3 sm:grid-cols-[minmax(0,10rem)_minmax(0,1fr)]"
          >
            <bdi className="truncate">{text}</bdi>
            <span className="sr-only">{weight > 0 ? words.towards.positive : words.towards.negative}</span>
            <span aria-hidden="true" className="relative block h-2.5">
              <span className="absolute inset-y-[-2px] start-1/2 w-px bg-edge" />
              <span
                className={classes('absolute inset-y-0 min-w-0.5', weight > 0 ? 'start-1/2 bg-positive' : 'end-1/2 bg-negative')}
                style={{ width: `${(50 * Math.abs(weight)) / most}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="mt-1 ms-35 flex justify-between text-sm text-ink-faint sm:ms-43">
        <span>
          <Way>←</Way> {trend.negative}
        </span>
        <span>
          {trend.positive} <Way>→</Way>
        </span>
      </p>
      {reasons.length > shownReasons && <p className="text-sm text-ink-faint">{words.more({ n: reasons.length - shownReasons })}</p>}
    </>
  )
}
