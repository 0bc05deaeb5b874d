import { Lock } from 'lucide-react'
import { usePlan } from '#data/license/plan.ts'
import { say } from '#messages/index.ts'
import { classes } from '#ui/classes.ts'

interface ProMarkProps {
  /** Of the words that describe it to those who only hear it: the link refers to them. */
  id: string
  className?: string
}

/** That a screen is part of Pro; a padlock while that is not there. */
export function ProMark({ id, className }: ProMarkProps) {
  const { plan } = usePlan()
  const isLocked = plan === 'free'
  return (
    <>
      <span
        aria-hidden="true"
        className={classes('inline-flex items-center gap-1 text-sm', isLocked ? 'font-semibold text-wax' : 'text-ink-faint', className)}
      >
        {isLocked && <Lock className="size-3.5 shrink-0" />}
        {say.pro.mark}
      </span>
      <span id={id} hidden>
        {isLocked ? say.pro.isLocked : say.pro.isPro}
      </span>
    </>
  )
}
