import { loadLanguage, speak } from './in-language.ts'
import { language } from './language.ts'
import type { InBrowser, OfSite } from './messages.ts'

const others: Partial<Record<typeof language, () => Promise<InBrowser & OfSite>>> = {
  de: async () => ({ ...(await import('./de/index.ts')).german, ...(await import('./de/site.ts')).site }),
  ar: async () => ({ ...(await import('./ar/index.ts')).arabic, ...(await import('./ar/site.ts')).site }),
}

/** Loads the language where pages of the site are drawn: a browser reads them as they were sent, and needs none of their sentences. */
export async function loadWithSite(): Promise<void> {
  const all = await others[language]?.()
  if (all) speak(all)
  else await loadLanguage()
}
