import { apiMessages } from '../en/api-messages.ts'
import { inLanguage } from '../in-language.ts'

export const sayApiMessages = inLanguage('apiMessages', apiMessages)
