import { told } from '../en/api-messages.ts'
import { inLanguage } from '../in-language.ts'

export const sayTold = inLanguage('told', told)
