import { people } from '../en/people.ts'
import { inLanguage } from '../in-language.ts'

export const sayPeople = inLanguage('people', people)
