import { wrapped } from '../en/wrapped.ts'
import { inLanguage } from '../in-language.ts'

export const sayWrapped = inLanguage('wrapped', wrapped)
