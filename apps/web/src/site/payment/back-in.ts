import { type SitePath, siteLanguages } from '#routes.ts'
import { sitePathIn } from '#site-path.ts'

const here: SitePath = '/payment-success'

/**
 * Where one comes back to from paying is one address for all, in English. A reader of the site in another language is led on to
 * the same page in that one, with what the address says of the payment; null where this is the page.
 *
 * @param chosen The language that the reader chose, or bought in.
 */
export function pageBackIn(chosen: string | null, { pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null {
  const language = siteLanguages.find((each) => each === chosen)
  if (pathname !== here || search === '' || language === undefined) return null
  const path = sitePathIn(language, here)
  return path === here ? null : `${path}${search}`
}
