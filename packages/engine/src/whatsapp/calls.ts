/** Lines about calls: `Missed voice call`, `Video call. ‎5 min`. */
import { isMark } from './fold.ts'
import { wordings } from './wording.ts'

const LONGEST_LINE = 160
/** What may be between the call and how it went. */
const SEPARATOR = /[.,•·:;、。،]/g
/** `12 min`, `1 hr 5 min`, `5 分钟`, in any digits; and whatever a bullet adds. */
const DURATION = /^\p{Nd}[\p{Nd}:.,]* ?[\p{L}\p{M}.]{0,16}(?: \p{Nd}+ ?[\p{L}\p{M}.]{0,16}){0,2}(?: ?•.*)?$/u
/** In a language not known here: a word or three, a stop, the service's mark, a duration. */
const SHAPE = /^[\p{L}\p{M}' -]{3,40}[.,،] ?\p{Nd}+ ?[\p{L}\p{M}.]{1,16}$/u

/**
 * Whether a line is about a call; `text` is the line folded. Names of calls and answers (`Video call`, `No answer`) are
 * words people write, so without the service's mark they count only together, or with a duration.
 */
export function call(line: string, text: string, fromService: boolean): { language: string | null } | null {
  if (line.length > LONGEST_LINE) return null
  const { callName, missedCall, callDetail, everyday } = wordings()
  const missed = missedCall.get(text)
  if (missed !== undefined && (fromService || !everyday.has(text))) return { language: missed }
  const alone = callName.get(text) ?? callDetail.get(text)
  if (alone !== undefined) return fromService ? { language: alone } : null
  for (const { index } of text.matchAll(SEPARATOR)) {
    const head = text.slice(0, index).trimEnd()
    const language = callName.get(head) ?? missedCall.get(head)
    if (language === undefined) continue
    const rest = text.slice(index + 1).trimStart()
    const isTold = callDetail.has(rest) || DURATION.test(rest) || (fromService && rest.length <= 60)
    if (isTold) return { language }
  }
  return fromService && hasMark(line) && SHAPE.test(text) ? { language: null } : null
}

function hasMark(line: string): boolean {
  for (let i = 1; i < line.length; i++) if (isMark(line.charCodeAt(i))) return true
  return false
}

/** Whether such a line says that nobody answered; `text` is the line folded. */
export function isMissedCall(text: string): boolean {
  const { missedCall } = wordings()
  if (missedCall.has(text)) return true
  return Array.from(text.matchAll(SEPARATOR), ({ index }) => text.slice(0, index).trimEnd()).some((head) => missedCall.has(head))
}
