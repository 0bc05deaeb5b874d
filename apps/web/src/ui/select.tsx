import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

interface SelectProps<T extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  value: T
  options: readonly { value: T; title: string }[]
  onChoose: (value: T) => void
}

/** One of a few: the browser's own list, which every device knows how to open. */
export function Select<T extends string>({ value, options, onChoose, className, ...rest }: SelectProps<T>) {
  return (
    <span className={classes('relative inline-flex min-w-0', className)}>
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value)
          if (chosen) onChoose(chosen.value)
        }}
        className="min-h-11 w-full min-w-0 cursor-pointer appearance-none truncate rounded-md bg-sheet pe-9 ps-3 text-ink shadow-[inset_0_0_0_1px_var(--color-edge)]"
        {...rest}
      >
        {options.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute top-1/2 end-3 size-4 -translate-y-1/2 text-ink-faint" aria-hidden="true" />
    </span>
  )
}
