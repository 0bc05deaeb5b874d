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

/** What stands beside or below its figure: `رسالة`, `رسائل`, `رسالة`; of two a singular, as the figure is there. */
const beside =
  ({ few, many, other }: Pick<Noun, 'few' | 'many' | 'other'>) =>
  (n: number): string =>
    formOf(n, { one: other, two: other, few, many, other })

export const nouns = {
  message: { one: 'رسالة واحدة', two: 'رسالتان', few: 'رسائل', many: 'رسالة', other: 'رسالة' },
  saved: {
    one: 'رسالة محفوظة واحدة',
    two: 'رسالتان محفوظتان',
    few: 'رسائل محفوظة',
    many: 'رسالة محفوظة',
    other: 'رسالة محفوظة',
  },
  savedKeyword: {
    one: 'كلمة مفتاحية محفوظة واحدة',
    two: 'كلمتان مفتاحيتان محفوظتان',
    few: 'كلمات مفتاحية محفوظة',
    many: 'كلمة مفتاحية محفوظة',
    other: 'كلمة مفتاحية محفوظة',
  },
  day: { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' },
  week: { one: 'أسبوع واحد', two: 'أسبوعان', few: 'أسابيع', many: 'أسبوعًا', other: 'أسبوع' },
  month: { one: 'شهر واحد', two: 'شهران', few: 'أشهر', many: 'شهرًا', other: 'شهر' },
  year: { one: 'سنة واحدة', two: 'سنتان', few: 'سنوات', many: 'سنة', other: 'سنة' },
  hour: { one: 'ساعة واحدة', two: 'ساعتان', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  minute: { one: 'دقيقة واحدة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  second: { one: 'ثانية واحدة', two: 'ثانيتان', few: 'ثوانٍ', many: 'ثانية', other: 'ثانية' },
  line: { one: 'سطر واحد', two: 'سطران', few: 'أسطر', many: 'سطرًا', other: 'سطر' },
  reply: { one: 'رد واحد', two: 'ردان', few: 'ردود', many: 'ردًّا', other: 'رد' },
  word: { one: 'كلمة واحدة', two: 'كلمتان', few: 'كلمات', many: 'كلمة', other: 'كلمة' },
  letter: { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' },
  link: { one: 'رابط واحد', two: 'رابطان', few: 'روابط', many: 'رابطًا', other: 'رابط' },
  emoji: { one: 'رمز تعبيري واحد', two: 'رمزان تعبيريان', few: 'رموز تعبيرية', many: 'رمزًا تعبيريًّا', other: 'رمز تعبيري' },
  person: { one: 'شخص واحد', two: 'شخصان', few: 'أشخاص', many: 'شخصًا', other: 'شخص' },
  chat: { one: 'محادثة واحدة', two: 'محادثتان', few: 'محادثات', many: 'محادثة', other: 'محادثة' },
  talk: { one: 'حديث واحد', two: 'حديثان', few: 'أحاديث', many: 'حديثًا', other: 'حديث' },
  moment: { one: 'لحظة واحدة', two: 'لحظتان', few: 'لحظات', many: 'لحظة', other: 'لحظة' },
  time: { one: 'مرة واحدة', two: 'مرتان', few: 'مرات', many: 'مرة', other: 'مرة' },
  pair: { one: 'ثنائي واحد', two: 'ثنائيان', few: 'ثنائيات', many: 'ثنائيًّا', other: 'ثنائي' },
  device: { one: 'جهاز واحد', two: 'جهازان', few: 'أجهزة', many: 'جهازًا', other: 'جهاز' },
  question: { one: 'سؤال واحد', two: 'سؤالان', few: 'أسئلة', many: 'سؤالًا', other: 'سؤال' },
} as const satisfies Record<string, Noun>

/** `رسالة واحدة`, `رسالتان`, `3 رسائل`; after a preposition `رسالتين`. */
export const [messagesOf, ofMessages] = counted(nouns.message)
export const [daysOf, ofDays] = counted(nouns.day)
export const [, ofReplies] = counted(nouns.reply)
export const [wordsOf] = counted(nouns.word)
export const [peopleOf] = counted(nouns.person)
export const [, ofTalks] = counted(nouns.talk)
export const [timesOf, ofTimes] = counted(nouns.time)
export const [questionsOf] = counted(nouns.question)

/** `2.5 يوم`, `يومان`. */
export const [daysMeasured] = measured(nouns.day)
export const [hoursMeasured] = measured(nouns.hour)
export const [messagesMeasured] = measured(nouns.message)
export const [, ofHours] = counted(nouns.hour)
export const [wordsMeasured] = measured(nouns.word)
export const [lettersMeasured] = measured(nouns.letter)

/** The noun beside a figure that stands apart from it. */
export const unit = {
  messages: beside(nouns.message),
  words: beside(nouns.word),
  letters: beside(nouns.letter),
  days: beside(nouns.day),
  links: beside(nouns.link),
  emoji: beside(nouns.emoji),
  talks: beside(nouns.talk),
  moments: beside(nouns.moment),
  people: beside(nouns.person),
  replies: beside(nouns.reply),
} as const
