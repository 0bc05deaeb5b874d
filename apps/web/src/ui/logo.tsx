import { say } from '#messages/index.ts'
import { classes } from './classes.ts'
import { seal, sealBars, sealStroke } from './seal.ts'

/** A wax seal with four bars in it, and the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classes('inline-flex items-center gap-2.5', className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <path d={seal} className="fill-wax" />
        <path d={sealBars} className="stroke-on-pen" strokeWidth={sealStroke} strokeLinecap="round" />
      </svg>
      <span className="display text-[1.35rem] font-medium">{say.brand}</span>
    </span>
  )
}
