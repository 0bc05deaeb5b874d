import { type ReactNode, useEffect } from 'react'
import { brand } from '../data/brand.ts'
import { Footer } from '../ui/footer.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { TopBar } from '../ui/top-bar.tsx'

/** What stands around every page of the site. */
export function SitePage({ children }: { children: ReactNode }) {
  // The page is drawn after the browser looked for the anchor in the address; and while it is drawn another may be asked for.
  useEffect(() => {
    const toAnchor = () => {
      if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView()
    }
    toAnchor()
    addEventListener('hashchange', toAnchor)
    return () => removeEventListener('hashchange', toAnchor)
  }, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Footer hasTheme social={brand.social} />
    </div>
  )
}
