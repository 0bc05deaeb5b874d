import { english as format } from '@convostat/format'
import english from './en.json'

/** What a report says, in English on every device. */
export const sayReport = english(format)
