import type { language } from '../messages/language.ts'

/** A language of the interface. */
export type Speech = typeof language

/**
 * How numbers and dates are written in a language of the interface, for a reader from some region. In English numbers follow the
 * reader's own language wholly, and words within dates are English in the order the region is used to: `4 Mar 2021` in Britain,
 * `Mar 4, 2021` in America. In another language both are that language's, as the reader's region writes it: `4. März 2021`,
 * in Austria too, and Arabic with the digits of the region.
 */
export interface Locale {
  numbers: string
  dates: string
  /** How units are told: by their signs, shortened, or in full where a shortened one would be a letter. */
  units: 'sign' | 'short' | 'long'
  justNow: string
}

const told: Readonly<Record<Speech, Pick<Locale, 'units' | 'justNow'>>> = {
  en: { units: 'sign', justNow: 'just now' },
  pseudo: { units: 'sign', justNow: 'just now' },
  de: { units: 'sign', justNow: 'gerade eben' },
  ar: { units: 'long', justNow: 'الآن' },
}

/** Of a language and of what the reader's browser prefers, most preferred first: tags of BCP 47. */
export function localeOf(speech: Speech, [tag = 'en', ...others]: readonly string[]): Locale {
  try {
    // Looking a region up takes a slow phone a twentieth of a second, which English for a reader of English needs for nothing.
    if ((speech === 'en' || speech === 'pseudo') && /^en\b/.test(tag)) {
      const [written] = Intl.getCanonicalLocales(tag)
      return { numbers: written, dates: written, ...told[speech] }
    }
    const { language, region } = new Intl.Locale(tag).maximize()
    if (speech === 'en' || speech === 'pseudo') {
      const dates = language === 'en' ? tag : region ? `en-${region === 'US' ? '001' : region}` : 'en-001'
      return { numbers: tag, dates, ...told[speech] }
    }
    const own = [tag, ...others].find((each) => each.split('-')[0] === speech)
    const written = Intl.getCanonicalLocales(own ?? (region ? `${speech}-${region}` : speech))[0]
    return { numbers: written, dates: written, ...told[speech] }
  } catch {
    const plain = speech === 'pseudo' ? 'en' : speech
    return { numbers: plain, dates: plain, ...told[speech] }
  }
}
