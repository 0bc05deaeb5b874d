import { language } from './language.ts'
import type { InBrowser, Messages, OfSite, Worded } from './messages.ts'

type Wording = <English>(part: keyof Messages | 'shell', english: English) => Worded<English>

const inEnglish: Wording = (_part, english) => english as Worded<typeof english>

/** The other languages: one file each, loaded only by their readers. */
const others: Partial<Record<typeof language, () => Promise<Wording>>> = {
  de: async () => from((await import('./de/index.ts')).german),
  ar: async () => from((await import('./ar/index.ts')).arabic),
  pseudo: async () => (await import('./pseudo.ts')).wordedInPseudo,
}

const from =
  (catalogue: InBrowser & Partial<OfSite>): Wording =>
  (part, english) =>
    (part === 'shell' ? catalogue : catalogue[part]) as Worded<typeof english>

let wording: Wording | null = others[language] ? null : inEnglish

/**
 * Loads the language this page was opened in. Entry points await it before they import anything with sentences: modules never
 * wait at their top level, because WebKit runs a module before the one it awaits has finished (bug 242740, up to Safari 26).
 */
export async function loadLanguage(): Promise<void> {
  wording ??= (await others[language]?.()) ?? inEnglish
}

/** The same, with what only the site's pages say: for where they are drawn. */
export function speak(catalogue: InBrowser & OfSite): void {
  wording = from(catalogue)
}

/** A part of the catalogue in the language of this page; `shell` is what is said beside every screen. */
export function inLanguage<English>(part: keyof Messages | 'shell', english: English): Worded<English> {
  if (!wording) throw new Error(`${part}: import it after loadLanguage() has finished`)
  return wording(part, english)
}
