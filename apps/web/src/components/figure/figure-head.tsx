import type { ReactNode } from 'react'

interface FigureHeadProps {
  /** The heading. */
  children: ReactNode
  /** How it is counted. */
  counted?: ReactNode
  /** What the drawing shows; on a phone in a line below. */
  unit?: string
  /** What can be taken away: always at the end of the first line, however long the name. */
  tools?: ReactNode
}

/** The first line of a figure: its name, how it is counted, and at the end of the line what can be done with it. */
export const FigureHead = ({ children, counted, unit, tools }: FigureHeadProps) => (
  <div data-figure-head className="flex min-h-9 items-start gap-x-2">
    <div className="flex min-h-9 min-w-0 flex-1 flex-wrap items-center gap-x-1">
      {/* The last word of the name brings the room for the sign of how it is counted, which so is never alone on a line. */}
      <span className="min-w-0 [&>*+*]:-ms-6 [&>:is(h2,h3)]:inline [&>:is(h2,h3)]:pe-7">
        {children}
        {counted}
      </span>
      {unit && <span className="w-full text-base text-ink-faint sm:ms-1 sm:w-auto">{unit}</span>}
    </div>
    {tools && <div className="flex min-h-9 max-w-[60%] shrink-0 flex-wrap items-center justify-end gap-x-1 print:hidden">{tools}</div>}
  </div>
)
