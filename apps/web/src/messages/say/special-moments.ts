import { specialMoments } from '../en/special-moments.ts'
import { inLanguage } from '../in-language.ts'

export const saySpecialMoments = inLanguage('specialMoments', specialMoments)
