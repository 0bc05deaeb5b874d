import type { ReactNode } from 'react'
import { brand } from '#data/client/brand.ts'
import { say } from '#messages/index.ts'
import { version } from '#package.json'
import { sitePath } from '#site-path.ts'
import { classes } from '#ui/classes.ts'
import { Logo } from '#ui/logo.tsx'
import { MailLink } from '#ui/mail-link.tsx'
import { ThemeToggle } from '#ui/theme-toggle.tsx'

const { columns, links, support, contact } = say.site
const link = 'inline-flex min-h-9 items-center text-ink-soft hover:text-ink hover:underline hover:underline-offset-4'

interface FooterProps {
  /** Where the bar above may have no room for it. */
  hasTheme?: boolean
  /** What the theme is chosen with, where that is not this document's own. */
  theme?: ReactNode
  /** The same page in other languages. */
  languages?: ReactNode
  /** Links to other hosts, by name: only on the site, which never contains a chat and may be left. */
  social?: Readonly<Record<string, string>>
  className?: string
}

/** The foot of every page, with what exists: a page, an address or an account that does not is not drawn. */
export function Footer({ hasTheme = false, theme, languages, social = {}, className }: FooterProps) {
  return (
    <footer className={classes('border-t border-line text-base', className)}>
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:px-8 xl:grid-cols-[minmax(0,1fr)_auto] xl:gap-16">
        <div className="max-w-md space-y-3">
          <Logo />
          <p className="text-ink-faint">{say.nonAffiliation}</p>
          <p className="figures text-ink-faint">{say.version({ version })}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-8 gap-y-6 sm:flex sm:gap-16">
          <Column title={columns.product}>
            <Page to="/app" title={links.analyze} />
            <Page to={sitePath('/pricing')} title={links.pricing} />
            <Page to={sitePath('/#features')} title={links.features} />
            <Page to={sitePath('/#how-it-works')} title={links.howItWorks} />
          </Column>
          <Column title={columns.support}>
            <Page to={sitePath('/#faq')} title={links.faq} />
            <Page to="/settings" title={links.settings} />
            {brand.support_email && <Mail title={support} mail={brand.support_email} />}
          </Column>
          <Column title={columns.company}>
            <Page to={sitePath('/about')} title={links.about} />
            <Page to={sitePath('/privacy')} title={links.privacy} />
            <Page to={sitePath('/terms')} title={links.terms} />
            {brand.contact_email && <Mail title={contact} mail={brand.contact_email} />}
            {Object.entries(social).map(([name, url]) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer" className={link}>
                  {name}
                </a>
              </li>
            ))}
          </Column>
        </div>
        {(hasTheme || theme || languages) && (
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4 xl:col-span-2">
            {languages}
            {theme ?? (hasTheme && <ThemeToggle className="lg:hidden" />)}
          </div>
        )}
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="min-w-0">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1">{children}</ul>
    </nav>
  )
}

function Page({ to, title }: { to: string; title: string }) {
  return (
    <li>
      <a href={to} className={link}>
        {title}
      </a>
    </li>
  )
}

function Mail({ title, mail }: { title: string; mail: string }) {
  return (
    <li className="min-w-0">
      <span className="sr-only">{title}: </span>
      <MailLink mail={mail} className={classes(link, '[overflow-wrap:anywhere]')} />
    </li>
  )
}
