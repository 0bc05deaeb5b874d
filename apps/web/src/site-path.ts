import { language } from '#messages/language.ts'
import { type SitePath, siteLanguages } from './routes.ts'

/** Where a page of the site is in a language; of a language it is not written in, where it is in English. */
export function sitePathIn(language: string, path: SitePath | `/#${string}`): string {
  const [first, ...others] = siteLanguages as readonly string[]
  if (language === first || !others.includes(language)) return path
  if (path === '/') return `/${language}`
  return `/${language}${path.startsWith('/#') ? path.slice(1) : path}`
}

/** The same in the language this page was opened in. */
export const sitePath = (path: SitePath | `/#${string}`): string => sitePathIn(language, path)
