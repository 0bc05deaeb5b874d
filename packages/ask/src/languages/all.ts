import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { hi } from './hi.ts'
import type { Language } from './index.ts'
import type { LanguageData } from './language.ts'
import { pt } from './pt.ts'

export const dataOf: Readonly<Record<Language, LanguageData>> = { en, de, es, pt, hi, ar }
