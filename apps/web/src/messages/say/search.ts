import { search } from '../en/search.ts'
import { inLanguage } from '../in-language.ts'

export const saySearch = inLanguage('search', search)
