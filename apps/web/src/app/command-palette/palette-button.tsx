import { Search } from 'lucide-react'
import { say } from '#messages/index.ts'
import { buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { commandKey } from '#ui/shortcuts.ts'
import { openPalette } from './palette-state.ts'

const { palette: words } = say

interface PaletteButtonProps {
  /** A sign alone, where there is no room for words. */
  isSmall?: boolean
  className?: string
}

/** The visible way into the palette, with the keys that open it from everywhere. */
export function PaletteButton({ isSmall = false, className }: PaletteButtonProps) {
  if (isSmall) {
    return (
      <button
        type="button"
        aria-label={words.open}
        aria-haspopup="dialog"
        onClick={openPalette}
        className={classes(buttonLook({ kind: 'quiet', size: 'icon' }), 'text-ink-soft', className)}
      >
        <Search aria-hidden="true" />
      </button>
    )
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      className={classes(
        'flex min-h-11 items-center gap-3 rounded-md px-3 text-start text-ink-faint shadow-[inset_0_0_0_1px_var(--color-line)] hover:bg-well hover:text-ink',
        className,
      )}
    >
      <Search className="size-5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 flex-1 truncate">{words.open}</span>
      <span aria-hidden="true" className="figures text-sm">
        {commandKey(navigator.platform)} K
      </span>
    </button>
  )
}
