import { specialMoments } from '../en/special-moments.ts'
import { inLanguage } from '../in-language.ts'

export const saySpecialMoments = await inLanguage('specialMoments', specialMoments)
