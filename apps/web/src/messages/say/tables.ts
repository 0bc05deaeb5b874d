import { tables } from '../en/tables.ts'
import { inLanguage } from '../in-language.ts'

export const sayTables = inLanguage('tables', tables)
