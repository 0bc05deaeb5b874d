import { Lock } from 'lucide-react'
import type { ComponentProps } from 'react'
import { say } from '#messages/index.ts'
import { buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'

const { open } = say.engine

/** A quiet icon in a bar; the caller opens what it is for. */
export function PrivacyButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={open}
      title={open}
      className={classes(buttonLook({ kind: 'quiet', size: 'icon' }), 'text-ink-soft', className)}
      {...rest}
    >
      <Lock aria-hidden="true" />
    </button>
  )
}
