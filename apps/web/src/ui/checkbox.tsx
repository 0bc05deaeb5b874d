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
      <span className="relative grid size-5 shrink-0 place-items-center text-on-pen">
        <input
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-sm bg-sheet shadow-[inset_0_0_0_1px_var(--color-edge)] checked:bg-pen checked:shadow-none"
        />
        <Check className="pointer-events-none invisible relative size-4 peer-checked:visible" aria-hidden="true" />
      </span>
      {children}
    </label>
  )
}
