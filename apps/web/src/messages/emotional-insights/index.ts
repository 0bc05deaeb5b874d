import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** What the words of a chat sound like. Names come isolated, as they may be written the other way round. */
export const sayEmotionalInsights = inLanguage('emotionalInsights', english(format))
