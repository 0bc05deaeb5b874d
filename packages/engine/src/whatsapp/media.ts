/** Files in a message, left out or attached, with or without a caption. */
import type { ClassifiedBody, Context } from './classified.ts'
import { isCertainlyFile, isContactFile, isFileName } from './file-names.ts'
import { beforeJoint, folded, inkEnd, isMark, plain, STOPS } from './fold.ts'
import { wordings } from './wording.ts'

/** A placeholder or a file at the end of a line. */
interface Placeholder {
  kind: 'media' | 'contact'
  /** Where it begins in the line; 0 where the line is nothing else. */
  start: number
  language: string | null
}

/** Longer than any placeholder with a file's name in it. */
const LONGEST_LINE = 600
/** Longer than any placeholder without one. */
const LONGEST_PHRASE = 100

/**
 * Placeholders stand alone, after a caption (`look at this ‎image omitted`) or, with Android's files, on the line before
 * one. After a caption they need the service's mark, or the name of a file: anyone can write `image omitted`.
 */
export function media(body: string, context: Context): ClassifiedBody | null {
  const lineStart = body.lastIndexOf('\n') + 1
  const from = Math.max(lineStart, body.length - LONGEST_LINE)
  const atEnd = ending(body.slice(from), from === 0, context)
  // The end of a longer line is a placeholder only behind something.
  if (atEnd && (from === lineStart || atEnd.start > 0)) return captioned(body, atEnd, 0, beforeJoint(body, from + atEnd.start))
  if (lineStart === 0) return null
  const firstEnd = body.indexOf('\n')
  const first = firstEnd <= LONGEST_LINE ? opening(body.slice(0, firstEnd), context) : null
  return first && captioned(body, first, firstEnd + 1, body.length)
}

/** The message's text is its caption; without one the placeholder stands for it. */
function captioned(body: string, { kind, language }: Placeholder, start: number, end: number): ClassifiedBody {
  let from = start
  while (from < end && isMark(body.charCodeAt(from))) from++
  const isBare = inkEnd(body.slice(from, end)) === 0
  return isBare ? { kind, start: 0, end: body.length, bare: true, language } : { kind, start: from, end, bare: false, language }
}

/** A placeholder at the end of a message's last line. */
function ending(line: string, isOnlyLine: boolean, context: Context): Placeholder | null {
  const end = stopless(line)
  const last = line.charAt(end - 1)
  if (last === '>') return bracket(line, end, isOnlyLine, context)
  if (last === ')') return isOnlyLine ? attachment(line.slice(0, end), context.fromService) : null
  return marked(line) ?? (isOnlyLine ? unmarked(line, context) : null)
}

/** A placeholder that fills the first line, with the caption below it. */
function opening(line: string, context: Context): Placeholder | null {
  const end = stopless(line)
  const last = line.charAt(end - 1)
  if (last === ')') return attachment(line.slice(0, end), context.fromService)
  if (last === '>') {
    const found = bracket(line, end, true, context)
    return found?.start === 0 && (found.language !== null || context.fromService) ? found : null
  }
  return context.fromService ? unmarked(line, context) : null
}

/** Where the line ends without blanks, marks and one final stop. */
function stopless(line: string): number {
  const end = inkEnd(line)
  return end > 1 && STOPS.includes(line.charAt(end - 1)) ? inkEnd(line, end - 1) : end
}

/** `<Media omitted>`, `<attached: x.jpg>`, `<x.jpg eklendi>`, `x.jpg <attached>`, alone or behind a caption. */
function bracket(line: string, end: number, isOnlyLine: boolean, { layout, fromService }: Context): Placeholder | null {
  const open = line.lastIndexOf('<', end)
  if (open < 0) return null
  const inside = line.slice(open + 1, end - 1)
  const before = inkEnd(line, open)
  const start = before === 0 || isDocumentInfo(line.slice(0, before)) ? 0 : open
  const hasMark = open === 0 ? fromService : isMark(line.charCodeAt(open - 1))
  const isAlone = isOnlyLine && start === 0
  const words = wordings()
  const phrase = folded(inside)
  const omitted = words.bracketed.get(phrase)
  if (omitted !== undefined) return hasMark || isAlone ? { kind: 'media', start, language: omitted } : null
  const contact = words.contactCard.get(phrase)
  if (contact !== undefined) return hasMark || isAlone ? { kind: 'contact', start, language: contact } : null
  const file = fileIn(inside)
  if (file) {
    const isSure = file.language !== null || hasMark || isAlone
    return isSure ? { kind: isContactFile(file.name) ? 'contact' : 'media', start, language: file.language } : null
  }
  const name = plain(line.slice(0, before))
  const attached = words.attachedBefore.get(phrase) ?? words.fileAttached.get(phrase)
  if (attached !== undefined && isFileName(name, 'any')) {
    return { kind: isContactFile(name) ? 'contact' : 'media', start: 0, language: attached }
  }
  const isShaped = isAlone && open === before && (fromService ? MARKED_SHAPE : ANDROID_SHAPE).test(phrase)
  return isShaped && (fromService || layout === 'android') ? { kind: 'media', start, language: null } : null
}

/**
 * In a language not known here anything in brackets is a placeholder if the service marked it. Android marks none, so
 * there it must look like words in a sentence: no `<div>`, no `<sigh>`, no address.
 */
const MARKED_SHAPE = /^[^<>]{3,60}$/
const ANDROID_SHAPE = /^(?=.{3,60}$)(?=.*(?:\p{L}[ ]\p{L}|[^\p{ASCII}]))(?:[\p{L}\p{M} '’.\-/]|\u200c|\u200d)+$/u

/** The file a bracket names, and the languages of the word beside it: `attached: x.jpg`. */
function fileIn(inside: string): { name: string; language: string | null } | null {
  const text = plain(inside)
  const words = wordings()
  const colon = text.search(/[:：]/)
  if (colon >= 2) {
    const name = text.slice(colon + 1).trim()
    const language = words.attachedBefore.get(folded(text.slice(0, colon))) ?? null
    if (language !== null ? isFileName(name, 'any') : colon <= 25 && /\.[a-z0-9]{2,5}$/i.test(name)) return { name, language }
  }
  const space = text.lastIndexOf(' ')
  const name = text.slice(0, Math.max(0, space))
  const language = words.attachedAfter.get(folded(text.slice(space + 1)))
  return language !== undefined && isFileName(name, 'any') ? { name, language } : null
}

/** `IMG-20220323-WA0002.jpg (file attached)`: the whole line. */
function attachment(line: string, fromService: boolean): Placeholder | null {
  const open = line.lastIndexOf(' (')
  if (open < 2) return null
  const name = plain(line.slice(0, open))
  const phrase = folded(line.slice(open + 2, -1))
  const language = wordings().fileAttached.get(phrase) ?? null
  const isShaped = phrase.length >= 3 && phrase.length <= 40 && isFileName(name, 'known') && (fromService || isCertainlyFile(name))
  if (language === null ? !isShaped : !isFileName(name, 'any')) return null
  return { kind: isContactFile(name) ? 'contact' : 'media', start: 0, language }
}

/** `look at this ‎image omitted`: the phrase behind the last of the service's marks that makes it one. */
function marked(line: string): Placeholder | null {
  const end = stopless(line)
  for (let at = end - 1; at >= 0 && end - at <= LONGEST_PHRASE; at--) {
    if (!isMark(line.charCodeAt(at))) continue
    const found = placeholder(folded(line.slice(at + 1, end)))
    if (found) return { ...found, start: isDocumentInfo(line.slice(0, at)) ? 0 : at }
  }
  return null
}

/** The whole line is a placeholder, its mark taken off by the reader or lost on the way. */
function unmarked(line: string, { layout, fromService }: Context): Placeholder | null {
  if (line.length > LONGEST_PHRASE || (!fromService && layout === 'android')) return null
  const phrase = folded(line)
  const found = placeholder(phrase)
  return found && (fromService || !wordings().everyday.has(phrase)) ? { ...found, start: 0 } : null
}

function placeholder(phrase: string): Omit<Placeholder, 'start'> | null {
  const { omitted, contactCard } = wordings()
  const language = omitted.get(phrase)
  if (language !== undefined) return { kind: 'media', language }
  const contact = contactCard.get(phrase)
  return contact === undefined ? null : { kind: 'contact', language: contact }
}

/** What is before a document's placeholder is not a caption: `report.pdf • 2 pages`. */
function isDocumentInfo(text: string): boolean {
  const bullet = text.indexOf(' •')
  return bullet > 0 && isFileName(plain(text.slice(0, bullet)), 'any')
}
