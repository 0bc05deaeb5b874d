import type { Language } from '../language.ts'
import { classicFirsts } from './classic-firsts.ts'
import { phrases } from './phrases.ts'

export const language: Language = { phrases, classicFirsts }
