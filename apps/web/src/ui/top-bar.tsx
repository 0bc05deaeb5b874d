import type { ReactNode } from 'react'
import { say } from '#messages/index.ts'
import { sitePath } from '#site-path.ts'
import { buttonLook } from './button.tsx'
import { classes } from './classes.ts'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const { pricing, features, howItWorks, faq } = say.site.links
const entries = [
  { href: sitePath('/pricing'), title: pricing },
  { href: sitePath('/#features'), title: features },
  { href: sitePath('/#how-it-works'), title: howItWorks },
  { href: sitePath('/#faq'), title: faq },
]
const link =
  'inline-flex items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11 text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-wax aria-[current=page]:underline-offset-8'

interface TopBarProps {
  /** The page of the site that it is above. */
  at?: string
  /** What the theme is chosen with, where that is not this document's own. */
  theme?: ReactNode
  /** The document's own. */
  children?: ReactNode
}

/** The bar above the site and the upload screen. Its entries link to what exists; a phone has them in a line below. */
export function TopBar({ at, theme, children }: TopBarProps) {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-2 px-4 sm:gap-x-6 sm:px-8">
        <a href={sitePath('/')} aria-label={say.home} className="me-auto flex min-h-16 items-center rounded-sm">
          <Logo />
        </a>
        <nav
          aria-label={say.nav.main}
          className={classes(
            'items-center whitespace-nowrap md:flex md:gap-x-5 lg:gap-x-6',
            at === undefined
              ? 'hidden'
              : 'order-last flex w-full flex-wrap justify-between gap-x-3 pb-2 md:order-none md:w-auto md:flex-nowrap md:pb-0',
          )}
        >
          {entries.map(({ href, title }) => (
            <a key={href} href={href} aria-current={at === href ? 'page' : undefined} className={link}>
              {title}
            </a>
          ))}
        </nav>
        {children}
        {theme ?? <ThemeToggle className="hidden lg:inline-flex" />}
        {/* On the upload screen it links to where one is: what is narrow has better use for its place. */}
        <a
          href="/app"
          className={classes(buttonLook({ kind: 'outline' }), 'min-h-11 whitespace-nowrap', at === undefined && 'max-lg:hidden')}
        >
          {say.startFree}
        </a>
      </div>
    </header>
  )
}
