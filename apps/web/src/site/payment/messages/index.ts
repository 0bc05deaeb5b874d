import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** The page that one comes back to after paying. */
export const sayPayment = inLanguage('payment', english(format))
