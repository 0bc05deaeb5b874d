import type { Language } from '../language.ts'
import { classicFirsts } from './classic-firsts.ts'
import { phrases } from './phrases.ts'
import { stopWords } from './stop-words.ts'

export const language: Language = { phrases, classicFirsts, stopWords }
