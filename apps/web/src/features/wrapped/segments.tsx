import { classes } from '#ui/classes.ts'

interface SegmentsProps {
  at: number
  of: number
  /** No time passes at all: the slides shown so far are marked, nothing moves. */
  isStill: boolean
  isRunning: boolean
  /** The slide's time is over. */
  onOver: () => void
}

/** How much of a story has been shown, one piece per slide; the clock that turns the slides. */
export function Segments({ at, of, isStill, isRunning, onOver }: SegmentsProps) {
  return (
    <div aria-hidden="true" className="flex gap-1">
      {Array.from({ length: of }, (_, i) => i).map((i) => (
        <span key={i} className="relative h-1 flex-1 overflow-hidden rounded-full">
          <span className="absolute inset-0 bg-current opacity-30" />
          {(i < at || (i === at && isStill)) && <span className="absolute inset-0 bg-current" />}
          {i === at && !isStill && (
            <span
              className={classes('story-time absolute inset-0 bg-current', !isRunning && '[animation-play-state:paused]')}
              onAnimationEnd={onOver}
            />
          )}
        </span>
      ))}
    </div>
  )
}
