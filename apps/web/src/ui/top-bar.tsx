import { say } from '../messages/index.ts'
import { buttonLook } from './button.tsx'
import { classes } from './classes.ts'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

/** The bar above the site and the upload screen. Its entries lead to what exists. */
export function TopBar() {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-2 px-4 sm:gap-6 sm:px-8">
        <a href="/" aria-label={say.home} className="mr-auto rounded-sm">
          <Logo />
        </a>
        <nav aria-label={say.nav.main} className="hidden items-center gap-6 sm:flex">
          <a href="/#how-it-works" className="text-ink-soft hover:text-ink hover:underline hover:underline-offset-4">
            {say.howItWorks}
          </a>
          <a href="/#privacy" className="text-ink-soft hover:text-ink hover:underline hover:underline-offset-4">
            {say.privacy}
          </a>
        </nav>
        <ThemeToggle className="hidden sm:inline-flex" />
        <a href="/app" className={classes(buttonLook({ kind: 'outline' }), 'min-h-11')}>
          {say.startFree}
        </a>
      </div>
    </header>
  )
}
