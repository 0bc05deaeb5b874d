import { charts } from '../en/charts.ts'
import { inLanguage } from '../in-language.ts'

export const sayCharts = inLanguage('charts', charts)
