import { legal } from '../en/legal.ts'
import { inLanguage } from '../in-language.ts'

export const sayLegal = inLanguage('legal', legal)
