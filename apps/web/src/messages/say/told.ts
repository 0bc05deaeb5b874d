import { told } from '../en/told.ts'
import { inLanguage } from '../in-language.ts'

export const sayTold = inLanguage('told', told)
