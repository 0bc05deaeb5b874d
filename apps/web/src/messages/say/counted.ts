import { counted } from '../en/counted.ts'
import { inLanguage } from '../in-language.ts'

export const sayCounted = await inLanguage('counted', counted)
