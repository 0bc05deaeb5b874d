import { charts } from '../en/charts.ts'
import { inLanguage } from '../in-language.ts'

export const sayCharts = await inLanguage('charts', charts)
