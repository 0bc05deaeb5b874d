import { version } from '../../package.json'
import { say } from '../messages/index.ts'
import { classes } from './classes.ts'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const links = [
  { href: '/app', title: say.upload.title },
  { href: '/#how-it-works', title: say.howItWorks },
  { href: '/#privacy', title: say.privacy },
]

/** The foot of every page. Columns appear with the pages they link to. `hasTheme` where a phone's bar above has no room for it. */
export function Footer({ hasTheme = false, className }: { hasTheme?: boolean; className?: string }) {
  return (
    <footer className={classes('border-t border-line text-base', className)}>
      <div className="mx-auto flex max-w-6xl flex-col gap-8 px-4 py-10 sm:px-8 md:flex-row md:items-start md:justify-between">
        <div className="max-w-md space-y-3">
          <Logo />
          <p className="text-ink-faint">{say.nonAffiliation}</p>
          <p className="figures text-ink-faint">{say.version(version)}</p>
        </div>
        <nav aria-label={say.nav.product}>
          <p className="font-semibold">{say.nav.product}</p>
          <ul className="mt-1">
            {links.map(({ href, title }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-9 items-center text-ink-soft hover:text-ink hover:underline hover:underline-offset-4"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {hasTheme && <ThemeToggle className="self-start sm:hidden" />}
      </div>
    </footer>
  )
}
