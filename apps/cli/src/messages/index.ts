import { english as format } from '@convostat/format'
import english from './en.json'

/** What the command line says, except for its usage: that is printed before anything is installed. */
export const sayCli = english(format)
