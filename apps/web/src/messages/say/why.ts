import { why } from '../en/why.ts'
import { inLanguage } from '../in-language.ts'

export const sayWhy = inLanguage('why', why)
