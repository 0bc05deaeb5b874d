import { proof } from '../en/proof.ts'
import { inLanguage } from '../in-language.ts'

export const sayProof = inLanguage('proof', proof)
