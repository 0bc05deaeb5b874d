import type { KeptPeople } from '@convostat/api'
import type { People } from '@convostat/api/handlers/people'
import { diskList } from './disk-list.ts'

/** What a session's visitor said of the people of chats, in the session's folder. */
export const diskPeople = (folder: string): People => diskList<KeptPeople>(folder, 'people.json')
