import { sample } from '../en/sample.ts'
import { inLanguage } from '../in-language.ts'

export const saySample = inLanguage('sample', sample)
