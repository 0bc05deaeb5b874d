/** Locations: a word and a map link, or a place's name, address and link. */
import type { ClassifiedBody } from './classified.ts'
import { folded, inkEnd, plain } from './fold.ts'
import { wordings } from './wording.ts'

const LONGEST_LINK = 400
const LONGEST_PLACE = 600
/** The link phones write for a spot on the map. */
const PIN = /^https?:\/\/maps\.google\.[a-z.]+\/(?:maps)?\?q=-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?$/i
const MAP = /^https?:\/\/(?:maps\.google\.|(?:www\.)?google\.[a-z.]{2,6}\/maps|goo\.gl\/maps|maps\.app\.goo\.gl|maps\.apple\.com)/i
const VENUE = /^https?:\/\/(?:[a-z]+\.)?foursquare\.com\/v\//i
/** A label, not a sentence: up to four words. */
const LABEL = /^[\p{L}\p{M}'’-]+(?: [\p{L}\p{M}'’-]+){0,3}$/u

/** A location the sender shared. A link that someone pasted or wrote a sentence before is text. */
export function place(body: string): ClassifiedBody | null {
  const end = inkEnd(body)
  const start = linkStart(body, end)
  if (start <= 0) return null
  const link = body.slice(start, end)
  const isVenue = VENUE.test(link)
  if (!isVenue && !MAP.test(link)) return null
  if (body.charAt(start - 1) === '\n') return isPlaceAbove(body.slice(0, start), isVenue, link) ? location(body, null) : null
  const label = plain(body.slice(body.lastIndexOf('\n', start - 1) + 1, start))
  const word = folded(label.replace(/[:：]$/, ''))
  const language = wordings().location.get(word)
  if (language !== undefined) return location(body, language)
  const isLabelled = /[:：]$/.test(label) && (isVenue || (PIN.test(link) && LABEL.test(word)))
  return isLabelled && end <= LONGEST_PLACE ? location(body, null) : null
}

/** Where the last word begins, if it is a link as phones write them, in ASCII; -1 if not. */
function linkStart(body: string, end: number): number {
  let p = end
  while (p > 0 && end - p <= LONGEST_LINK && body.charCodeAt(p - 1) > 0x20 && body.charCodeAt(p - 1) < 0x80) p--
  return body.startsWith('http', p) ? p : -1
}

/** Android puts a place on three lines: name, address, link. */
function isPlaceAbove(above: string, isVenue: boolean, link: string): boolean {
  if (above.length > LONGEST_PLACE) return false
  const lines = above.trimEnd().split('\n').length
  return lines <= 3 && (isVenue || (lines === 2 && PIN.test(link)))
}

const location = (body: string, language: string | null): ClassifiedBody => ({
  kind: 'location',
  start: 0,
  end: body.length,
  bare: false,
  language,
})
