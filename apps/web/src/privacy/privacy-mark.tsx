import { Lock } from 'lucide-react'
import { say } from '../messages/index.ts'
import { buttonLook } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { PrivacyDialog } from './privacy-dialog.tsx'

const { open } = say.engine

/** A quiet sign in a bar that opens what runs where. */
export function PrivacyMark({ className }: { className?: string }) {
  return (
    <PrivacyDialog
      trigger={
        <button
          type="button"
          aria-label={open}
          title={open}
          className={classes(buttonLook({ kind: 'quiet', size: 'icon' }), 'text-ink-soft', className)}
        >
          <Lock aria-hidden="true" />
        </button>
      }
    />
  )
}
