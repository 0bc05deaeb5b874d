import { Settings as SettingsIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Footer } from '#components/footer/footer.tsx'
import { say } from '#messages/index.ts'
import { buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { SkipLink } from '#ui/skip-link.tsx'
import { TopBar } from '#ui/top-bar.tsx'

interface BelowTopBarProps {
  /** What the screen is called: said of the part of the page to which the keyboard goes with every change of screens. */
  name?: string
  /** What is in the bar. */
  marks: ReactNode
  children: ReactNode
}

/** A screen below the top bar alone. */
export function BelowTopBar({ name, marks, children }: BelowTopBarProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar>{marks}</TopBar>
      <main id="content" tabIndex={-1} aria-label={name} className="flex-1 outline-none">
        {children}
      </main>
      <Footer hasTheme />
    </div>
  )
}

/** The sign that links to the settings, for a link of the app and for one of a document. */
export const toSettings = () => ({
  'aria-label': say.screens.settings.nav,
  title: say.screens.settings.nav,
  className: classes(buttonLook({ kind: 'quiet', size: 'icon' }), 'text-ink-soft'),
  children: <SettingsIcon aria-hidden="true" />,
})
