import { english as format } from '@convostat/format'
import english from './en.json'

/** What mails say. */
export const sayMail = english(format)
