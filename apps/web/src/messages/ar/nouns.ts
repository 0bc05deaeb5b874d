import { format } from '#format/index.ts'
import { plural } from '../plural.ts'

const { count, decimal } = format

/**
 * A noun as it stands with each number, whatever is said of it included: `رسالة واحدة`, `رسالتان`, `رسائل` (3 to 10),
 * `رسالة` (11 to 99), `رسالة` (from 100 on). The dual is given as a subject.
 */
interface Noun {
  one: string
  two: string
  few: string
  many: string
  other: string
}

const formOf = plural('ar')

/** A dual that stands after a preposition or another noun: `رسالتين`. */
const oblique = (dual: string): string => dual.replace(/ان(?=\s|$)/gu, 'ين')

/**
 * How many of it, as a subject and as what follows a preposition or another noun: only the dual differs in writing.
 * One and two are said by the noun alone.
 */
export function counted(noun: Noun) {
  const said = (n: number, two: string): string =>
    n === 1 ? noun.one : n === 2 ? two : `${count(n)} ${formOf(n, { few: noun.few, many: noun.many, other: noun.other })}`
  return [(n: number) => said(n, noun.two), (n: number) => said(n, oblique(noun.two))] as const
}

/** The same of a figure that may have a tenth: `2.5 يوم`; it is what is shown that is counted. */
export function measured(noun: Noun) {
  const [subject, after] = counted(noun)
  const said = (n: number, whole: (n: number) => string): string => {
    const shown = Math.round(10 * n) / 10
    return Number.isInteger(shown) ? whole(shown) : `${decimal(shown)} ${noun.other}`
  }
  return [(n: number) => said(n, subject), (n: number) => said(n, after)] as const
}

export const nouns = {
  message: { one: 'رسالة واحدة', two: 'رسالتان', few: 'رسائل', many: 'رسالة', other: 'رسالة' },
  day: { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' },
  year: { one: 'سنة واحدة', two: 'سنتان', few: 'سنوات', many: 'سنة', other: 'سنة' },
  hour: { one: 'ساعة واحدة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  minute: { one: 'دقيقة واحدة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  second: { one: 'ثانية واحدة', two: 'ثانيتان', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' },
  person: { one: 'شخص واحد', two: 'شخصان', few: 'أشخاص', many: 'شخصًا', other: 'شخص' },
  time: { one: 'مرة واحدة', two: 'مرتان', few: 'مرات', many: 'مرة', other: 'مرة' },
} as const satisfies Record<string, Noun>

/** `رسالة واحدة`, `رسالتان`, `3 رسائل`; after a preposition `رسالتين`. */
export const [messagesOf, ofMessages] = counted(nouns.message)
export const [daysOf, ofDays] = counted(nouns.day)
export const [peopleOf] = counted(nouns.person)
export const [, ofTimes] = counted(nouns.time)

/** `2.5 يوم`, `يومان`. */
export const [daysMeasured] = measured(nouns.day)
export const [hoursMeasured] = measured(nouns.hour)
export const [messagesMeasured] = measured(nouns.message)
export const [, ofHours] = counted(nouns.hour)
