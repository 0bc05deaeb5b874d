import { milestones } from '../en/milestones.ts'
import { inLanguage } from '../in-language.ts'

export const sayMilestones = inLanguage('milestones', milestones)
