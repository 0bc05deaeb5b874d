import { counted } from '../en/counted.ts'
import { inLanguage } from '../in-language.ts'

export const sayCounted = inLanguage('counted', counted)
