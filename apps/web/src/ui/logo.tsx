import { say } from '../messages/index.ts'
import { classes } from './classes.ts'

/** A wax seal with four bars in it, and the name. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={classes('inline-flex items-center gap-2.5', className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className="size-8 shrink-0">
        <path
          d="M16 1.6c2.3 0 3.6 1.7 5.6 2.5 2 .9 4.2.6 5.6 2s1.2 3.7 2 5.6 2.5 2.3 1.6 5.100c-.4 2-2 3.2-2.4 5.200s.1 4.1-1.5 5.5-3.7 1-5.6 1.8-3.3 2.3-5.6 2.3-3.6-1.7-5.6-2.5-4.2-.6-5.6-2-1.2-3.7-2-5.600S.4 18.3.4 16s1.7-3.6 2.5-5.6.6-4.2 2-5.6 3.7-1.2 5.6-2S13.7 1.6 16 1.600Z"
          className="fill-wax"
        />
        <path d="M9 20v-5M14 22v-9M19 20V10M24 18v-4" className="stroke-on-pen" strokeWidth="2.6" strokeLinecap="round" />
      </svg>
      <span className="display text-[1.35rem] font-medium">{say.brand}</span>
    </span>
  )
}
