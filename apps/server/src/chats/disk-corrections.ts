import type { Correction } from '@convostat/api'
import type { Corrections } from '@convostat/api/handlers/corrections'
import { diskList } from './disk-list.ts'

/** What a session's visitor said that messages are, in the session's folder. */
export const diskCorrections = (folder: string): Corrections => diskList<Correction>(folder, 'corrections.json')
