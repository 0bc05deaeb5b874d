import { Progress as Bar } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { notBegun, overall, type StageProgress } from './overall.ts'

interface ProgressBarProps extends StageProgress {
  /** A picture of how far it has come, in place of the bar. */
  children?: ReactNode
}

/** A slow operation: the stage it is in, and how far it has come as a whole. */
export function ProgressBar({ stage, done, total, children }: ProgressBarProps) {
  const [now, setNow] = useState(notBegun)
  const next = overall(now, { stage, done, total })
  if (next.share !== now.share || next.stage !== now.stage) setNow(next)
  const { share } = next
  const label = say.stages[stage]
  const percent = format.percent(Math.floor(share * 100) / 100)
  return (
    <div className="space-y-2">
      <p className="flex justify-between gap-4 text-ink-soft">
        {/* The stage is spoken, not every percent. */}
        <span role="status">{label}</span>
        <span className="figures">{percent}</span>
      </p>
      <Bar.Root
        value={Math.round(share * 100)}
        max={100}
        aria-label={label}
        getValueLabel={() => say.percentOf({ stage: label, percent })}
        className={children ? undefined : 'h-2 overflow-hidden rounded-full bg-well shadow-[inset_0_0_0_1px_var(--color-line)]'}
      >
        {children || (
          <Bar.Indicator
            className="h-full origin-(--line-start) rounded-full bg-pen transition-transform duration-150"
            style={{ transform: `scaleX(${share})` }}
          />
        )}
      </Bar.Root>
    </div>
  )
}
