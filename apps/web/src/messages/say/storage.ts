import { storage } from '../en/storage.ts'
import { inLanguage } from '../in-language.ts'

export const sayStorage = inLanguage('storage', storage)
