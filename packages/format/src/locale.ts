/** A language of the interface; `pseudo` is English made longer, for tests. */
export type Speech = 'en' | 'pseudo' | 'de' | 'ar'

/** Another language: what Intl has no words for. */
export interface Wording {
  language: string
  /** How units are written: by their signs, shortened, or in full where a shortened one would be a letter. */
  units: 'sign' | 'short' | 'long'
  justNow: string
  underAMinute: string
  /** What is before a span that something takes at most, and before `underAMinute`; of a language whose sentences have it themselves, nothing. */
  within?: readonly [span: string, underAMinute: string]
  /** A span after a preposition, where the language writes it otherwise there. */
  after?: (span: string) => string
}

/**
 * How numbers and dates are written in a language of the interface, for a reader from some region. In English numbers follow the
 * reader's own language fully, and words within dates are English in the order the region is used to: `4 Mar 2021` in Britain,
 * `Mar 4, 2021` in America. In another language both are that language's, as the reader's region writes it: `4. März 2021`,
 * in Austria too, and Arabic with the digits of the region.
 */
export interface Locale extends Omit<Wording, 'language'> {
  numbers: string
  dates: string
  /** English has no comma before the last of a list, in whichever region. */
  lists: string
}

const english: Wording = { language: 'en', units: 'sign', justNow: 'just now', underAMinute: 'under a minute', within: ['within', 'in'] }

const wordings: Readonly<Record<Speech, Wording>> = {
  en: english,
  pseudo: english,
  de: {
    language: 'de',
    units: 'sign',
    justNow: 'gerade eben',
    underAMinute: 'unter einer Minute',
    within: ['innerhalb von', 'in'],
    after: (span) => span.replace(/(Tage|Jahre)$/u, '$1n'),
  },
  ar: {
    language: 'ar',
    units: 'long',
    justNow: 'الآن',
    underAMinute: 'أقل من دقيقة',
    // Of two minutes `دقيقتين`.
    after: (span) => span.replace(/(دقيقت|ساعت|ثانيت|سنت|يوم)ان/gu, '$1ين'),
  },
}

/** Of a language and of what the reader's browser prefers, most preferred first: tags of BCP 47. */
export function localeOf(speech: Speech | Wording, [tag = 'en', ...others]: readonly string[]): Locale {
  const { language: spoken, ...wording } = typeof speech === 'string' ? wordings[speech] : speech
  const isEnglish = spoken === 'en'
  try {
    // Looking a region up takes a slow phone a twentieth of a second, which English for a reader of English needs for nothing.
    if (isEnglish && /^en\b/.test(tag)) {
      const [written] = Intl.getCanonicalLocales(tag)
      return { numbers: written, dates: written, lists: 'en-GB', ...wording }
    }
    const { language, region } = new Intl.Locale(tag).maximize()
    if (isEnglish) {
      const dates = language === 'en' ? tag : region ? `en-${region === 'US' ? '001' : region}` : 'en-001'
      return { numbers: tag, dates, lists: 'en-GB', ...wording }
    }
    const own = [tag, ...others].find((each) => each.split('-')[0] === spoken)
    const written = Intl.getCanonicalLocales(own ?? (region ? `${spoken}-${region}` : spoken))[0]
    return { numbers: written, dates: written, lists: written, ...wording }
  } catch {
    return { numbers: spoken, dates: spoken, lists: isEnglish ? 'en-GB' : spoken, ...wording }
  }
}
