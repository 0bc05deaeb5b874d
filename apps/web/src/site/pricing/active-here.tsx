import { CircleCheck } from 'lucide-react'
import { buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'

export interface ActiveWords {
  active: string
  /** The link to the settings, where the license and its subscription are managed. */
  manage: string
}

/** In place of the way to buy Pro, on a device that has it. */
export function ActiveHere({ words }: { words: ActiveWords }) {
  return (
    <>
      <p role="status" className="mb-4 flex items-start gap-2 font-semibold text-good">
        <CircleCheck aria-hidden="true" className="mt-[0.2em] size-5 shrink-0" />
        {words.active}
      </p>
      <a href="/settings" className={classes(buttonLook({ kind: 'outline', size: 'large' }), 'w-full')}>
        {words.manage}
      </a>
    </>
  )
}
