import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** What every chart can do, and the days it marks. */
export const sayCharts = inLanguage('charts', english(format))
