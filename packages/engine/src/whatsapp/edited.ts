/** The suffix of an edited message: `see you at nine ‎<This message was edited>`. */

import { namesFile } from './file-names.ts'
import { beforeJoint, folded, inkEnd, isMark, STOPS } from './fold.ts'
import { wordings } from './wording.ts'

const LONGEST_SUFFIX = 90

/**
 * Where the text before the suffix ends, and the languages that word it so; null for a message that was not edited.
 * In a language not known here the service's mark before the bracket decides, unless the bracket contains a file.
 */
export function editedSuffix(body: string): { textEnd: number; language: string | null } | null {
  let end = inkEnd(body)
  if (end > 0 && STOPS.includes(body.charAt(end - 1)) && body.charAt(end - 2) === '>') end--
  if (end < 5 || body.charAt(end - 1) !== '>') return null
  const open = body.lastIndexOf('<', end - 1)
  if (open < 0 || end - open > LONGEST_SUFFIX) return null
  const inside = body.slice(open + 1, end - 1)
  if (inside.includes('\n')) return null
  const textEnd = beforeJoint(body, open)
  const phrase = folded(inside)
  const language = wordings().edited.get(phrase)
  if (language !== undefined) return open > 0 && textEnd === open ? null : { textEnd, language }
  const isShaped = phrase.length >= 3 && phrase.length <= 60 && !wordings().bracketed.has(phrase) && !wordings().contactCard.has(phrase)
  return isShaped && isMark(body.charCodeAt(open - 1)) && inkEnd(body, textEnd) > 0 && !namesFile(inside)
    ? { textEnd, language: null }
    : null
}
