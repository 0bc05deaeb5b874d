import type { ReactNode } from 'react'
import { Footer } from '#components/footer/footer.tsx'
import { brand } from '#data/client/brand.ts'
import { say } from '#messages/index.ts'
import { SkipLink } from '#ui/skip-link.tsx'
import { TopBar } from '#ui/top-bar.tsx'
import { Island } from './island.tsx'
import { Languages } from './languages/languages.tsx'

interface SitePageProps {
  /** Its path; null for the page that is not there. */
  path: string | null
  children: ReactNode
}

/** What is around every page of the site. */
export function SitePage({ path, children }: SitePageProps) {
  const theme = (className: string) => (
    <Island name="theme" className={`noscript:hidden ${className}`} with={{ words: say.theme, className: 'inline-flex' }} />
  )
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar at={path ?? ''} theme={theme('hidden lg:block')} />
      <noscript>
        <p className="border-b border-line bg-well px-4 py-2 text-center text-base text-ink-soft">{say.site.noScript.app}</p>
      </noscript>
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer theme={theme('lg:hidden')} languages={<Languages path={path} />} social={brand.social} />
    </div>
  )
}
