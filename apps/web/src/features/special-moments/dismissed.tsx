import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { Button } from '#ui/button.tsx'
import { bringBack } from './dismissing.ts'
import type { ShownMoment } from './shown-moments.ts'

const { card, dismissed: words } = saySpecialMoments

/** What the reader does not want to see, folded, each to be had back. */
export function Dismissed({ moments }: { moments: readonly ShownMoment[] }) {
  if (moments.length === 0) return null
  return (
    <details className="border-t border-line pt-3">
      <summary className="flex min-h-11 cursor-pointer items-center text-ink-soft hover:text-pen">
        {words.title({ n: moments.length })}
      </summary>
      <ul className="border-t border-line">
        {moments.map(({ id, markId, title, date }) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center gap-x-4 border-b border-line py-1">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {title} <span className="figures text-ink-faint">{card.day({ day: date })}</span>
            </span>
            <Button kind="quiet" size="small" aria-label={words.showOf({ title })} onClick={() => void bringBack(markId)}>
              {words.show}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
