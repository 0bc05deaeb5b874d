import { settings } from '../en/settings.ts'
import { inLanguage } from '../in-language.ts'

export const saySettings = inLanguage('settings', settings)
