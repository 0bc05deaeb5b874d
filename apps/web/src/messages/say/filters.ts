import { filters } from '../en/filters.ts'
import { inLanguage } from '../in-language.ts'

export const sayFilters = inLanguage('filters', filters)
