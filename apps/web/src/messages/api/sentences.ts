import { type Failure, type FailureCode, failures, type ImportFacts } from '@convostat/api'
import { say } from '../index.ts'
import { language } from '../language.ts'
import { listed } from '../listed.ts'
import { sayApi } from './index.ts'

const { failure: failed, failureOf, note: noted, noteOf } = sayApi

/** A failure as it came. */
type FailureTold = Pick<Failure, 'code' | 'detail'> & Partial<Pick<Failure, 'facts' | 'service'>>
type NoteTold = ImportFacts['notes'][number]

/** This many messages a phone exports at most. */
const most = { withoutMedia: 40_000, withMedia: 10_000 }

/** What went wrong. What only programs see is shown as it came. */
export function failureSentence(failure: FailureTold): string {
  const { code, detail } = failure
  const sentence = failedWith(failure)
  if (sentence !== null) return sentence
  // An older server has its facts in its own sentence only, which is English.
  if (language === 'en' && detail !== failures[code][1]) return detail
  return isTold(code) ? failed[code] : detail
}

const isTold = (code: string): code is FailureCode & keyof typeof failed => Object.hasOwn(failed, code)

/** The sentence with the facts in it; null where they did not come. */
function failedWith({ code, facts = {}, service }: FailureTold): string | null {
  const { needs, free, limit, messages, line, times, days, doubt, busy, encoding } = facts
  switch (code) {
    case 'other_service':
      return service ? failureOf.service({ service }) : null
    case 'storage_full':
      return needs !== undefined && free !== undefined ? failureOf.room({ needs, free }) : null
    case 'too_large':
      if (messages !== undefined) return failureOf.paperTooSmall({ messages })
      return limit === undefined ? null : failureOf.fileTooLarge({ limit })
    case 'zip_too_large':
      return limit === undefined ? null : failureOf.zipTooLarge({ limit })
    case 'gzip_too_large':
      return limit === undefined ? null : failureOf.gzipTooLarge({ limit })
    case 'no_messages':
      return line ? failureOf.firstLine({ line }) : null
    case 'different_chat':
      return doubt === 'messages' ? failureOf.otherMessages : null
    case 'device_limit':
      return times !== undefined && days !== undefined ? failureOf.replaced({ times, days }) : null
    case 'too_many':
      return busy === 'question' ? failureOf.question : null
    case 'license_malformed':
      return encoding === 'UTF-16' ? failureOf.utf16 : null
    default:
      return null
  }
}

/** What is noted of a file. */
export function noteSentence(note: NoteTold): string {
  const { code, detail } = note
  const sentence = notedWith(note)
  if (sentence !== null) return sentence
  if (language === 'en') return detail
  if (code === 'looks_cut') return noted.looks_cut(most)
  return isKnown(code) ? noted[code] : detail
}

/** What the engine notes and needs no facts for. */
type Noted =
  | 'clock_shifted'
  | 'date_order_guessed'
  | 'date_order_impossible'
  | 'day_period_guessed'
  | 'lines_mended'
  | 'names_look_alike'
  | 'other_calendar'
  | 'other_format_doubtful'
  | 'other_format_order_guessed'
  | 'other_phone'
  | 'other_service_possible'
  | 'renamed'
  | 'renamed_assumed'
  | 'text_encoded_twice'
  | 'text_legacy_encoding'
  | 'text_repaired'
  | 'zip_several_chats'
const isKnown = (code: string): code is Noted => Object.hasOwn(noted, code)

/** The same with the facts in it; null where there are none. */
function notedWith({ code, facts = {} }: NoteTold): string | null {
  const { encoding, lost, chats, file, messages, media, least, most: longest, way, pairs = [], more = 0, certain } = facts
  const [pair] = pairs
  switch (code) {
    case 'text_legacy_encoding':
      // The API's own sentence names the alphabet, too.
      if (encoding === undefined || language === 'en') return null
      return lost === undefined ? noteOf.encoding({ encoding }) : noteOf.encodingLost({ encoding, lost })
    case 'text_repaired':
      return lost === undefined ? null : noteOf.repaired({ lost })
    case 'zip_several_chats':
      return chats === undefined || file === undefined ? null : noteOf.chats({ chats, file })
    case 'names_look_alike':
      return pair ? noteOf.alike({ pairs: pairs.map(noteOf.alikePair).join(say.comma) }) : null
    case 'looks_cut':
      if (messages === undefined) return null
      return media ? noteOf.cutWithMedia({ messages, withoutMedia: most.withoutMedia }) : noteOf.cutWithoutMedia({ messages })
    case 'clock_shifted':
      return least === undefined || longest === undefined ? null : shifted(least, longest, way)
    case 'renamed':
      return pair ? (certain ? noteOf.renamed(pair) : noteOf.renamedMaybe(pair)) : null
    case 'renamed_assumed':
      return pair ? noteOf.renamedAssumed(pair) : null
    case 'other_phone': {
      const named = pairs.map(noteOf.phonePair).join(say.comma)
      return pair ? (more > 0 ? noteOf.phoneMore({ pairs: named, more }) : noteOf.phone({ pairs: named })) : null
    }
    default:
      return null
  }
}

/** By how many minutes times were set, `5 hours and 45 minutes`: by the time of the year where that differs. */
function shifted(least: number, longest: number, way: 'later' | 'earlier' | 'both' = 'both'): string {
  const of = { span: spanOf(least, longest), way: way === 'both' ? 'other' : way } as const
  return least === longest ? noteOf.shifted(of) : noteOf.shiftedBySeason(of)
}

function spanOf(least: number, longest: number): string {
  const { exact, range, upTo } = noteOf.span
  if (least === 0) return upTo({ most: timeOf(longest) })
  return least === longest ? exact({ span: timeOf(longest) }) : range({ least: timeOf(least), most: timeOf(longest) })
}

function timeOf(minutes: number): string {
  const { hours, minutes: rest } = noteOf.span
  const whole = Math.floor(minutes / 60)
  const left = Math.round(minutes % 60)
  return listed([...(whole > 0 ? [hours({ hours: whole })] : []), ...(left > 0 ? [rest({ minutes: left })] : [])])
}
