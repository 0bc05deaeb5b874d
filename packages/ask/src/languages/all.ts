import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import hi from './hi.json' with { type: 'json' }
import type { Language } from './index.ts'
import { labelled } from './labels.ts'
import type { FigureWords, LanguageData, LanguageFile } from './language.ts'
import { otherwise } from './otherwise.ts'
import pt from './pt.json' with { type: 'json' }

// A JSON file's type has no tuples and no unions of strings; `files.test.ts` compares the files with the type.
const files = { en, de, es, pt, hi, ar } satisfies Record<Language, { figures: FigureWords }> as unknown as Readonly<
  Record<Language, LanguageFile>
>

const dataIn = (language: Language): LanguageData => {
  const { words, helpers, ...questions } = files[language]
  return {
    ...questions,
    language,
    helpers: new Set(helpers),
    otherwise: otherwise[language] ?? [],
    words: 'labels' in words ? labelled(words) : words,
  }
}

export const dataOf: Readonly<Record<Language, LanguageData>> = {
  en: dataIn('en'),
  de: dataIn('de'),
  es: dataIn('es'),
  pt: dataIn('pt'),
  hi: dataIn('hi'),
  ar: dataIn('ar'),
}
