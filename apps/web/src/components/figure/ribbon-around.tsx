import type { ReactNode } from 'react'
import type { Answer } from '#charts/answers.ts'
import { type PlacedPin, ribbonTicks } from '#charts/ribbon/words.ts'
import { classes } from '#ui/classes.ts'

/** The words beside a pin. */
export const besidePin = (side: PlacedPin['side']): string =>
  classes(
    'absolute inset-y-0 flex items-center whitespace-nowrap pb-1 text-sm font-semibold',
    side === 'after' ? 'start-0 ps-2.5' : 'end-0 pe-2.5',
  )

/** A pin above a place of a ribbon, 0 to 1, with what links from it. */
export const PinAbove = ({ at, children }: { at: number; children: ReactNode }) => (
  <li className="absolute inset-y-0" style={{ insetInlineStart: `${100 * at}%` }}>
    {children}
    <span aria-hidden="true" className="pointer-events-none absolute -start-px bottom-0 h-[26px] w-0.5 bg-wax">
      <span className="absolute -start-[3px] -top-1 size-2 rounded-full bg-wax" />
    </span>
  </li>
)

/** The days, months or years below a ribbon; its sentence says from when to when it is. */
export const RibbonTime = ({ answer, width }: { answer: Answer<'ribbon'>; width: number }) => (
  <div aria-hidden="true" className="figures absolute inset-x-0 top-full h-6 text-sm text-ink-faint">
    {ribbonTicks(answer, width).map(({ at, label }) => (
      <span
        key={at}
        className="absolute top-1 border-line border-s ps-1.5 leading-5 whitespace-nowrap"
        style={{ insetInlineStart: `${(100 * at) / width}%` }}
      >
        {label}
      </span>
    ))}
  </div>
)
