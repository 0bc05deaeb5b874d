/** The languages of the interface, and what readers of each call it. */
export const languages = { en: 'English', de: 'Deutsch', ar: 'العربية' } as const

export type Language = keyof typeof languages

/**
 * The language this page was opened in. In a browser `public/theme.js` chooses it before the first paint, by what the reader
 * chose and else by the browser, and writes it into the document; a build or a test under Node has it in its environment.
 * `pseudo` is nobody's: English made longer and bracketed, so that a test finds what no catalogue contains; from the left (`en-XA`) or
 * from the right (`ar-XB`).
 */
export const language: Language | 'pseudo' = languageOf(tag())

function tag(): string | undefined {
  return typeof document === 'undefined' ? globalThis.process?.env.CONVOSTAT_LANGUAGE : document.documentElement.lang
}

function languageOf(tag: string | undefined): Language | 'pseudo' {
  if (tag === 'en-XA' || tag === 'ar-XB') return 'pseudo'
  return tag !== undefined && Object.hasOwn(languages, tag) ? (tag as Language) : 'en'
}

/** Whether lines begin at the right. */
export const isRightToLeft: boolean = language === 'ar' || tag() === 'ar-XB'
export const direction = isRightToLeft ? 'rtl' : 'ltr'
