import { language } from './language.ts'
import type { InBrowser, Messages, OfSite, Worded } from './messages.ts'

type Wording = <English>(part: keyof Messages | 'shell', english: English) => Worded<English>

const inEnglish: Wording = (_part, english) => english as Worded<typeof english>

/** The other languages, loaded only by their readers: what the app says until its first screen is drawn, and all that it says. */
const others: Partial<Record<typeof language, { opening: () => Promise<Wording>; whole: () => Promise<Wording> }>> = {
  de: {
    opening: async () => from((await import('./de/opening.ts')).opening),
    whole: async () => from((await import('./de/index.ts')).german),
  },
  ar: {
    opening: async () => from((await import('./ar/opening.ts')).opening),
    whole: async () => from((await import('./ar/index.ts')).arabic),
  },
  pseudo: { opening: () => pseudo(), whole: () => pseudo() },
}

const pseudo = async (): Promise<Wording> => (await import('./pseudo.ts')).wordedInPseudo

const from =
  (catalogue: Partial<InBrowser & OfSite>): Wording =>
  (part, english) => {
    const said = part === 'shell' ? catalogue : catalogue[part]
    if (said === undefined) throw new Error(`${part}: import it after loadLanguage() has finished`)
    return said as Worded<typeof english>
  }

let wording: Wording | null = others[language] ? null : inEnglish
let isWhole = wording !== null

/**
 * Loads the language this page was opened in. Code that imports something with sentences later awaits it first: modules never
 * wait at their top level, because WebKit runs a module before the one it awaits has finished (bug 242740, up to Safari 26).
 */
export async function loadLanguage(): Promise<void> {
  if (isWhole) return
  const whole = (await others[language]?.whole()) ?? inEnglish
  if (isWhole) return
  wording = whole
  isWhole = true
}

/** Loads only what the frame and the first screen say, so that they appear sooner. */
export async function loadOpening(): Promise<void> {
  if (wording) return
  const opening = await others[language]?.opening()
  if (opening) wording ??= opening
}

/** The same, with what only the site's pages say: for where they are drawn. */
export function speak(catalogue: InBrowser & OfSite): void {
  wording = from(catalogue)
  isWhole = true
}

/** A part of the catalogue in the language of this page; `shell` is what is said beside every screen. */
export function inLanguage<English>(part: keyof Messages | 'shell', english: English): Worded<English> {
  if (!wording) throw new Error(`${part}: import it after loadLanguage() has finished`)
  return wording(part, english)
}
