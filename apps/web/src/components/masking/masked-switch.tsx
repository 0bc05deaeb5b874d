import { EyeOff } from 'lucide-react'
import { setMasked, useMasked } from '#data/masking/masked.ts'
import { say } from '#messages/index.ts'
import { classes } from '#ui/classes.ts'
import { focusAfter, useFocusAfter } from './refocus.ts'

const { masked: words } = say

interface MaskedSwitchProps {
  /** What identifies this switch: the focus returns to it. */
  place: string
  /** Where the keyboard goes after it is switched on, if this switch is no longer there. */
  then?: string
  className?: string
}

/** Masked mode, on or off, for all tabs. */
export function MaskedSwitch({ place, then = place, className }: MaskedSwitchProps) {
  const isOn = useMasked()
  const button = useFocusAfter<HTMLButtonElement>(place)
  return (
    <button
      ref={button}
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => {
        focusAfter(isOn ? place : then)
        setMasked(!isOn)
      }}
      className={classes('group flex min-h-11 w-full items-center gap-2 text-start', className)}
    >
      <EyeOff className="size-5 shrink-0" aria-hidden="true" />
      <span className="flex-1">{words.title}</span>
      <span
        aria-hidden="true"
        className="relative h-6 w-10 shrink-0 rounded-full shadow-[inset_0_0_0_1px_var(--color-edge)] group-aria-checked:bg-pen group-aria-checked:shadow-none"
      >
        <span className="absolute top-1 start-1 size-4 rounded-full bg-ink-faint transition-[inset-inline-start] duration-100 group-aria-checked:start-5 group-aria-checked:bg-on-pen motion-reduce:transition-none" />
      </span>
    </button>
  )
}
