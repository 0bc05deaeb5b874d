import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const kinds = {
  success: { Icon: CircleCheck, look: 'bg-good-wash border-good/40 [&>svg]:text-good', role: 'status' },
  warning: { Icon: TriangleAlert, look: 'bg-warn-wash border-warn/40 [&>svg]:text-warn', role: 'status' },
  failure: { Icon: CircleAlert, look: 'bg-wax-wash border-wax/40 [&>svg]:text-wax', role: 'alert' },
  note: { Icon: Info, look: 'bg-well border-line [&>svg]:text-ink-faint', role: undefined },
} as const

interface BannerProps {
  kind: keyof typeof kinds
  title?: ReactNode
  children?: ReactNode
  className?: string
  /** What is around it is spoken already when something comes into it. */
  isSpoken?: boolean
}

/** Something the reader should know about what just happened, or before going on. */
export function Banner({ kind, title, children, className, isSpoken = false }: BannerProps) {
  const { Icon, look, role } = kinds[kind]
  return (
    <div
      role={isSpoken ? undefined : role}
      className={classes('appear flex gap-3 rounded-md border px-4 py-3 text-start', look, className)}
    >
      <Icon className="mt-[0.15em] size-5 shrink-0" aria-hidden="true" />
      <div className="min-w-0 flex-1 space-y-2">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
