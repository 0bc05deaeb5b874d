import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** Finding messages, and reading one in its conversation. */
export const saySearch = inLanguage('search', english(format))
