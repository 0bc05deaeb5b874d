import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

interface DayInputProps extends Pick<ComponentProps<'input'>, 'title' | 'onBlur' | 'className'> {
  /** That of its label. */
  id: string
  typed: string
  first: string
  last: string
  /** What is wrong with the day; null where nothing is. */
  problem: string | null
  onType: (typed: string) => void
  onEnter: () => void
}

/** The browser's own field for a day in the chat, and what is wrong with the one that is there. */
export function DayInput({ id, typed, first, last, problem, onType, onEnter, className, ...rest }: DayInputProps) {
  return (
    <>
      <input
        id={id}
        type="date"
        value={typed}
        min={first}
        max={last}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter()
        }}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        className={classes(
          'figures min-h-11 min-w-0 rounded-md bg-sheet px-3 text-ink shadow-[inset_0_0_0_1px_var(--color-edge)] aria-invalid:shadow-[inset_0_0_0_2px_var(--color-wax)]',
          className,
        )}
        {...rest}
      />
      {problem !== null && (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-wax">
          {problem}
        </p>
      )}
    </>
  )
}
