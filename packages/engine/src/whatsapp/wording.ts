/**
 * All languages' phrases in maps, built on first use. The phone's language may change inside one file, so all are one table.
 * Phrases are stored even (a test sees to it), so letter case is all there is to fold.
 */

import { languages } from '#languages/index.ts'
import type { Phrases } from '#languages/phrases.ts'
import { lower } from './fold.ts'

/**
 * Folded phrase to the languages that have it, BCP 47 codes joined by a space: `es pt-BR`.
 * A string rather than a list, because it is what a reader counts.
 */
export type Wording = ReadonlyMap<string, string>

export interface Wordings {
  /** iPhone placeholders for files, without brackets. */
  omitted: Wording
  contactCard: Wording
  /** Whatever may be in angle brackets in place of a file. */
  bracketed: Wording
  fileAttached: Wording
  attachedBefore: Wording
  attachedAfter: Wording
  deleted: Wording
  edited: Wording
  callName: Wording
  missedCall: Wording
  callDetail: Wording
  location: Wording
  liveLocation: Wording
  pollHeading: Wording
  pollOption: Wording
  eventHeading: Wording
  /** Phrases people write themselves. */
  everyday: Wording
}

let built: Wordings | null = null

export function wordings(): Wordings {
  built ??= build()
  return built
}

const omitted = (phrases: Phrases) => Object.values(phrases.omitted ?? {}).flat()
const viewOnce = (phrases: Phrases) => (phrases.viewOnce ?? []).filter((phrase) => !phrase.endsWith('…'))

function build(): Wordings {
  return {
    omitted: wording((phrases) => [...omitted(phrases), ...viewOnce(phrases)]),
    contactCard: wording((phrases) => phrases.contactCard),
    bracketed: wording((phrases) => [...omitted(phrases), ...viewOnce(phrases), ...(phrases.androidMedia ?? [])]),
    fileAttached: wording((phrases) => phrases.fileAttached),
    attachedBefore: wording((phrases) => phrases.attachedBefore),
    attachedAfter: wording((phrases) => phrases.attachedAfter),
    deleted: wording((phrases) => [...(phrases.deleted ?? []), ...(phrases.youDeleted ?? [])]),
    edited: wording((phrases) => phrases.edited),
    callName: wording((phrases) => phrases.calls?.names),
    missedCall: wording((phrases) => phrases.calls?.missed),
    callDetail: wording((phrases) => phrases.calls?.details),
    location: wording((phrases) => phrases.location),
    liveLocation: wording((phrases) => phrases.liveLocation),
    pollHeading: wording((phrases) => phrases.poll?.heading),
    pollOption: wording((phrases) => phrases.poll?.option),
    eventHeading: wording((phrases) => phrases.eventHeading),
    everyday: wording((phrases) => phrases.everyday),
  }
}

function wording(of: (phrases: Phrases) => readonly string[] | undefined): Wording {
  const map = new Map<string, string>()
  for (const phrases of languages) for (const phrase of of(phrases) ?? []) addLanguage(map, lower(phrase), phrases.language)
  return map
}

/** Notes that a language has a phrase, once. */
function addLanguage(map: Map<string, string>, phrase: string, language: string): void {
  const held = map.get(phrase)
  if (held === undefined) map.set(phrase, language)
  else if (!held.split(' ').includes(language)) map.set(phrase, `${held} ${language}`)
}
