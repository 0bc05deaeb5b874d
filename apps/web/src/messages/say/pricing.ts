import { pricing } from '../en/pricing.ts'
import { inLanguage } from '../in-language.ts'

export const sayPricing = inLanguage('pricing', pricing)
