/** What a message is, by what is in it: the one question the reader asks of every line that could be more than text. */
import { call } from './calls.ts'
import { mayBeSpecial } from './candidates.ts'
import type { Classified, ClassifiedBody, Context } from './classified.ts'
import { editedSuffix } from './edited.ts'
import { folded, inkEnd } from './fold.ts'
import { isLeftOut } from './left-out.ts'
import { media } from './media.ts'
import { place } from './places.ts'
import { isCalendarEntry, poll } from './polls.ts'
import { endsThere, matchSentence } from './sentence-match.ts'
import { markedServiceLine, tellingServiceLine } from './service-lines.ts'
import { wordings } from './wording.ts'

export type { Classified, Context } from './classified.ts'

/** Phrases and sentences are shorter than this; of a longer body only beginning and end are looked at. */
const LONGEST_LINE = 1200

/**
 * `body` is the message behind header and sender, its leading LRM or RLM stripped, lines joined by `\n`.
 * Null is ordinary text, not edited; so is a calendar entry (`EVENT: …`), which a person wrote and no other kind covers.
 *
 * Where a known wording could be a person's, the service's mark decides. Without it, a whole body like `image omitted`
 * counts on iPhones and in copies from the web (their marks get lost on the way), not on Android, which never writes it;
 * `Video call` or `No answer` alone never count; and a service sentence counts only if it is long and contains no name.
 * A mark before an unknown wording proves nothing: people paste numbers, and keyboards of right-to-left scripts insert marks.
 */
export function classify(body: string, context: Context): Classified | null {
  const suffix = editedSuffix(body)
  if (!suffix) {
    const found = find(body, context)
    return found && (editedCaption(found, body) ?? classified(found, false))
  }
  const text = body.slice(0, suffix.textEnd)
  const isText = text !== '' && !context.fromService && !mayBeSpecial(text)
  const found = text === '' ? bare('media', body, null) : isText ? null : find(text, context)
  if (found && found.kind !== 'event') return classified({ ...found, language: found.language ?? suffix.language }, true)
  return { kind: 'text', textStart: 0, textEnd: suffix.textEnd, bare: false, edited: true, language: suffix.language, rests: 'wording' }
}

/** The same for a body that nothing but its link to a map sets apart. */
export function classifyLinked(body: string): Classified | null {
  const found = place(body)
  return found && classified(found, false)
}

/** Media whose caption was edited, where the phone marks it behind the caption and the placeholder is below it. */
function editedCaption(found: ClassifiedBody, body: string): Classified | null {
  if (found.bare || found.kind !== 'media') return null
  const suffix = editedSuffix(body.slice(found.start, found.end))
  return suffix && suffix.textEnd > 0 ? classified({ ...found, end: found.start + suffix.textEnd }, true) : null
}

const classified = ({ kind, start, end, bare, language, rests = 'wording' }: ClassifiedBody, edited: boolean): Classified => ({
  kind,
  textStart: start,
  textEnd: end,
  bare,
  edited,
  language,
  rests,
})

const bare = (kind: ClassifiedBody['kind'], body: string, language: string | null): ClassifiedBody => ({
  kind,
  start: 0,
  end: body.length,
  bare: true,
  language,
})

function find(body: string, context: Context): ClassifiedBody | null {
  // What can be seen once, and what has disappeared, leaves nothing, or `null` where the program had nothing to write.
  if (body.length <= 16 && inkEnd(body) === 0) return bare('media', body, null)
  if (body === 'null') return bare('media', body, null)
  const whole = isPlainLine(body) ? line(body, context) : null
  return whole ?? media(body, context) ?? poll(body, context) ?? place(body) ?? leftOver(body, context)
}

/** A single line that is not a placeholder in brackets. */
const isPlainLine = (body: string): boolean => body.length <= LONGEST_LINE && !body.startsWith('<') && !body.includes('\n')

/** What takes the whole of a single line. */
function line(body: string, context: Context): ClassifiedBody | null {
  const text = folded(body)
  const words = wordings()
  const isOurs = (phrase: string) => context.fromService || !words.everyday.has(phrase)
  const deleted = words.deleted.get(text)
  if (deleted !== undefined && isOurs(text)) return bare('deleted', body, deleted)
  const live = words.liveLocation.get(text)
  if (live !== undefined) return bare('location', body, live)
  const called = call(body, text, context.fromService)
  if (called) return bare('call', body, called.language)
  const match = matchSentence(body, 'edges', (sentence, said) => {
    if (sentence.kind === 'viewOnce') return context.fromService || endsThere(sentence, said)
    return sentence.kind === 'deletedByAdmin'
  })
  return match && bare(match.kind === 'viewOnce' ? 'media' : 'deleted', body, match.languages)
}

/**
 * A service sentence, or an unknown placeholder that names what was left out; else null, ordinary text. A sentence in place
 * of a message that could not be shown (`Waiting for this message`) is that message: someone sent it.
 */
function leftOver(body: string, { fromService }: Context): ClassifiedBody | null {
  if (body.includes('\n') || isCalendarEntry(body, fromService)) return null
  const match = fromService ? markedServiceLine(body) : tellingServiceLine(body)
  if (match?.kind === 'unavailable') return bare('media', body, match.language)
  if (match) return { kind: 'event', start: 0, end: body.length, bare: false, language: match.language, rests: match.rests }
  return fromService && isLeftOut(body) ? { ...bare('media', body, null), rests: 'shape' } : null
}
