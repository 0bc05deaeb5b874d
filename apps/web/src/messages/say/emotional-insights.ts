import { emotionalInsights } from '../en/emotional-insights.ts'
import { inLanguage } from '../in-language.ts'

export const sayEmotionalInsights = inLanguage('emotionalInsights', emotionalInsights)
