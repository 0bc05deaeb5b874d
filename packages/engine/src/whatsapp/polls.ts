/** Polls: a heading, the question, then the options with their votes. And calendar entries, which look alike. */
import type { ClassifiedBody, Context } from './classified.ts'
import { folded } from './fold.ts'
import { type Wording, wordings } from './wording.ts'

/** A poll's question and first option are within this many characters. */
const REACH = 2000
const LONGEST_HEADING = 60
/** In a language not known here: `WORD: an option (‎3 votes)` behind the service's mark. */
const OPTION_SHAPE = /\n[\u200e\u200f][\p{L}\p{M} ]{2,24} ?[:：][^\n]*\([^()\n]*\p{Nd}[^()\n]*\)/u
const HEADING_SHAPE = /^[\p{L}\p{M} ]{2,30}$/u

/** A poll, whose question and options are its text; the heading and at least one option must be there. */
export function poll(body: string, { fromService }: Context): ClassifiedBody | null {
  const lineEnd = body.indexOf('\n')
  if (lineEnd < 0 || lineEnd > LONGEST_HEADING) return null
  const heading = headingOf(body.slice(0, lineEnd))
  if (heading === null) return null
  const rest = body.slice(lineEnd, REACH)
  const language = wordings().pollHeading.get(heading) ?? null
  const isPoll = language === null ? fromService && HEADING_SHAPE.test(heading) && OPTION_SHAPE.test(rest) : fromService || hasOption(rest)
  return isPoll ? { kind: 'poll', start: 0, end: body.length, bare: false, language } : null
}

/** The words before a line's final colon. */
function headingOf(line: string): string | null {
  const text = folded(line)
  return /[:：]$/.test(text) ? text.slice(0, -1).trimEnd() : null
}

function hasOption(lines: string): boolean {
  return lines.split('\n').some((line) => wordBeforeColon(line, wordings().pollOption))
}

function wordBeforeColon(line: string, words: Wording): boolean {
  const colon = line.search(/[:：]/)
  return colon > 0 && colon <= LONGEST_HEADING && words.has(folded(line.slice(0, colon)))
}

/** Whether a line the service wrote is a calendar entry, which a person sent: `EVENT: Picnic`. */
export function isCalendarEntry(line: string, fromService: boolean): boolean {
  return fromService && wordBeforeColon(line, wordings().eventHeading)
}
