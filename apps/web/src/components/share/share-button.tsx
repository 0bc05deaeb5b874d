import { Share2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { sayShare } from './messages/index.ts'
import type { Shareable } from './shareable.ts'
import { Sheet } from './sheet.ts'

interface ShareButtonProps {
  /** The name of its figure, for people who do not see what the button is beside. */
  name: string
  /** Called when the sheet opens. Null until it is known: the button's place is kept. */
  make: (() => Shareable) | null
  kind?: 'quiet' | 'outline'
  /** Without words, where there is no room for them. */
  isIcon?: boolean
  className?: string
}

/** Opens the sheet that shares something. */
export function ShareButton({ name, make, kind = 'quiet', isIcon = false, className }: ShareButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [shared, setShared] = useState<Shareable | null>(null)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={sayShare.openOf({ name })}
        className={classes(
          buttonLook({ kind, size: isIcon ? 'icon' : 'medium' }),
          isIcon && 'text-ink-faint hover:text-pen',
          !make && 'invisible',
          className,
        )}
        onClick={() => make && setShared(make())}
      >
        <Share2 aria-hidden="true" />
        {!isIcon && sayShare.openShort}
      </button>
      {shared && <Sheet of={shared} onClose={() => setShared(null)} onReturn={() => button.current?.focus({ preventScroll: true })} />}
    </>
  )
}
