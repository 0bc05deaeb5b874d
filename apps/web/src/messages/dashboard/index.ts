import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** The dashboard. */
export const sayDashboard = inLanguage('dashboard', english(format))
