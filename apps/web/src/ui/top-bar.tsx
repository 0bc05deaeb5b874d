import type { ReactNode } from 'react'
import { say } from '../messages/index.ts'
import { buttonLook } from './button.tsx'
import { classes } from './classes.ts'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'

const { pricing, features, howItWorks, faq } = say.site.links
const entries = [
  { href: '/pricing', title: pricing },
  { href: '/#features', title: features },
  { href: '/#how-it-works', title: howItWorks },
  { href: '/#faq', title: faq },
]

/** The bar above the site and the upload screen. Its entries lead to what exists; `children` are the document's own. */
export function TopBar({ children }: { children?: ReactNode }) {
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-2 px-4 sm:gap-6 sm:px-8">
        <a href="/" aria-label={say.home} className="mr-auto flex rounded-sm">
          <Logo />
        </a>
        <nav aria-label={say.nav.main} className="hidden items-center gap-5 whitespace-nowrap md:flex lg:gap-6">
          {entries.map(({ href, title }) => (
            <a
              key={href}
              href={href}
              aria-current={location.pathname === href ? 'page' : undefined}
              className="text-ink-soft hover:text-ink hover:underline hover:underline-offset-4 aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-wax aria-[current=page]:underline-offset-8"
            >
              {title}
            </a>
          ))}
        </nav>
        {children}
        <ThemeToggle className="hidden lg:inline-flex" />
        <a href="/app" className={classes(buttonLook({ kind: 'outline' }), 'min-h-11 whitespace-nowrap')}>
          {say.startFree}
        </a>
      </div>
    </header>
  )
}
