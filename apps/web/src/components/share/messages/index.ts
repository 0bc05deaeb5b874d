import { format } from '#format/index.ts'
import { inLanguage } from '#messages/in-language.ts'
import english from './en.json'

/** The sheet that shares a figure, a milestone, a moment or a scene. */
export const sayShare = inLanguage('share', english(format))
