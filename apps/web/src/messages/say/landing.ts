import { landing } from '../en/landing.ts'
import { inLanguage } from '../in-language.ts'

export const sayLanding = inLanguage('landing', landing)
