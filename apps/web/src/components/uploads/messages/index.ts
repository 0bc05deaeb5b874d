import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** The chats that are kept: their cards, merging, deleting, taking them along. */
export const sayUploads = inLanguage('uploads', english(format))
