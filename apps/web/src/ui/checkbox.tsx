import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface CheckboxProps {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  children: ReactNode
}

/** A box to tick, with its words: pressing either ticks it. */
export function Checkbox({ isChecked, onChange, children }: CheckboxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer select-none items-center gap-3">
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.target.checked)} className="peer sr-only" />
      <span
        aria-hidden="true"
        className="grid size-5 shrink-0 place-items-center rounded-sm bg-sheet text-on-pen shadow-[inset_0_0_0_1px_var(--color-edge)] outline-offset-2 peer-checked:bg-pen peer-checked:shadow-none peer-focus-visible:outline-[2.5px] peer-focus-visible:outline-pen peer-focus-visible:outline-solid [&>svg]:invisible peer-checked:[&>svg]:visible"
      >
        <Check className="size-4" />
      </span>
      {children}
    </label>
  )
}
