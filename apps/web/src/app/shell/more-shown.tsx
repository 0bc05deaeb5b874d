import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { ProMark } from '#components/license/pro-mark.tsx'
import { MaskedSwitch } from '#components/masking/masked-switch.tsx'
import { say } from '#messages/index.ts'
import { Dialog } from '#ui/dialog.tsx'
import { ThemeToggle } from '#ui/theme-toggle.tsx'
import { openPalette } from '../command-palette/palette-state.ts'
import type { Screen } from '../screens.ts'

const rowLook =
  'flex min-h-13 w-full items-center gap-4 rounded-md px-3 text-start text-ink hover:bg-well aria-[current=page]:font-semibold aria-[current=page]:text-wax'

const proMarkOf = (path: string) => `more-pro-${path.slice(1)}`

interface MoreShownProps {
  screens: readonly Screen[]
  onClose: () => void
  onReturn: () => void
}

/** The screens that the bar has no room for, the palette and the theme, as long as they are looked at. */
export function MoreShown({ screens, ...held }: MoreShownProps) {
  return (
    <Dialog title={say.nav.more} {...held}>
      <div className="min-h-0 overflow-y-auto px-2 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        <ul>
          {screens.map(({ path, title, Icon, plan }) => (
            <li key={path}>
              <Radix.Close asChild>
                <Link to={path} className={rowLook} aria-describedby={plan === 'pro' ? proMarkOf(path) : undefined}>
                  <Icon className="size-5 text-ink-faint" aria-hidden="true" />
                  {title}
                  {plan === 'pro' && <ProMark id={proMarkOf(path)} className="ms-auto" />}
                </Link>
              </Radix.Close>
            </li>
          ))}
          <li>
            <Radix.Close asChild>
              <button type="button" className={rowLook} onClick={openPalette}>
                <Search className="size-5 text-ink-faint" aria-hidden="true" />
                {say.palette.open}
              </button>
            </Radix.Close>
          </li>
        </ul>
        <div className="mt-2 border-t border-line pt-1">
          <MaskedSwitch place="more" then="mark" className="min-h-13 gap-4 rounded-md px-3 hover:bg-well [&>svg]:text-ink-faint" />
        </div>
        <div className="flex items-center justify-between gap-4 px-3 pt-1">
          <span className="text-ink-soft">{say.theme.label}</span>
          <ThemeToggle />
        </div>
      </div>
    </Dialog>
  )
}
