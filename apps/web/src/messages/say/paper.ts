import { paper } from '../en/paper.ts'
import { inLanguage } from '../in-language.ts'

export const sayPaper = inLanguage('paper', paper)
