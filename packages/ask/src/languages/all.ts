import { en } from './en.ts'
import type { Language } from './index.ts'
import type { LanguageData } from './language.ts'

export const dataOf: Readonly<Partial<Record<Language, LanguageData>> & Record<'en', LanguageData>> = { en }
