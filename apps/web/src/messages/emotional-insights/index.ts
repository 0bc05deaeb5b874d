import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** How a chat's words sound. Names come isolated, as they may be written the other way round. */
export const sayEmotionalInsights = inLanguage('emotionalInsights', english(format))
