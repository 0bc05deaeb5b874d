import { relationship } from '../en/relationship.ts'
import { inLanguage } from '../in-language.ts'

export const sayRelationship = inLanguage('relationship', relationship)
