import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** What runs where, what this page asked for, and how to try both: the privacy that one can see. */
export const sayProof = inLanguage('proof', english(format))
