import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { hi } from './hi.ts'
import type { Questions } from './kinds.ts'
import { pt } from './pt.ts'

export const questions: Readonly<Record<'en' | 'de' | 'es' | 'pt' | 'hi' | 'ar', Questions>> = { en, de, es, pt, hi, ar }
