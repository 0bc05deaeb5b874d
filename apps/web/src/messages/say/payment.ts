import { payment } from '../en/payment.ts'
import { inLanguage } from '../in-language.ts'

export const sayPayment = inLanguage('payment', payment)
