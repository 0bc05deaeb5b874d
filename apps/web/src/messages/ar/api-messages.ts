import type { Clock } from '@convostat/format'
import { format } from '#format/index.ts'
import emotionalInsights from '../emotional-insights/ar.json'
import type { MomentTold } from '../en/api-messages.ts'
import {
  counted,
  daysMeasured,
  daysOf,
  hoursMeasured,
  measured,
  messagesMeasured,
  messagesOf,
  nouns,
  ofDays,
  ofHours,
  ofMessages,
  ofTimes,
  peopleOf,
} from './nouns.ts'
import { after, alone, listOf, quoted, signed } from './text.ts'

const { count, decimal, percent, score, longDay, latency } = format

const [minutesOf] = counted(nouns.minute)
const [secondsOf] = counted(nouns.second)
const [yearsMeasured] = measured(nouns.year)
const [, ofOccasions] = counted({ one: 'مناسبة واحدة', two: 'مناسبتان', few: 'مناسبات', many: 'مناسبة', other: 'مناسبة' })
const [, ofOtherPeople] = counted({ one: 'شخص آخر', two: 'شخصان آخران', few: 'آخرين', many: 'آخرين', other: 'آخرين' })

/** `45 ثانية`, `12 دقيقة`, `3.2 ساعة`, `9 أيام`, `2.5 سنة`. */
function span(seconds: number): string {
  const [minute, hour, day] = [60, 3600, 86_400]
  if (seconds < minute) return secondsOf(Math.round(seconds))
  if (seconds < hour) return minutesOf(Math.round(seconds / minute))
  if (seconds < 2 * day) return hoursMeasured(seconds / hour)
  if (seconds < 730 * day) return daysMeasured(Math.round(seconds / day))
  return yearsMeasured(seconds / day / 365.25)
}
const afterSpan = (seconds: number, clock?: Clock): string =>
  seconds < 60 && clock === 'minutes' ? latency(seconds, clock) : after(span(seconds))

/** After a preposition or a noun: `أ`, `أ وب`, `أ، ب و3 آخرين`; `all` where there are more than are named. */
function some(names: readonly string[], all = names.length): string {
  const named = all > 3 ? names.slice(0, 2) : names
  const others = all - named.length
  const parts = named.map(alone)
  return listOf(others > 0 ? [...parts, ofOtherPeople(others)] : parts) || 'لا أحد'
}

/** The largest power of ten that divides it. */
const roundness = (n: number, level = 1): number => (n >= level * 10 && n % (level * 10) === 0 ? roundness(n, level * 10) : level)

type Worded = Pick<MomentTold, 'title' | 'description' | 'context' | 'impact'>

const moments: Record<MomentTold['kind'], (moment: MomentTold, facts: MomentTold['facts'], clock?: Clock) => Worded> = {
  first_message: ({ author }, { total = 0, days = 0 }) => ({
    title: 'أول رسالة',
    description: `كانت أول رسالة من ${alone(author)}.`,
    context: `لكل محادثة رسالة أولى؛ وهذه افتتحت ${ofMessages(total + 1)}.`,
    impact: `تلتها ${messagesOf(total)} ${days > 0 ? `في ${ofDays(days)}` : 'في اليوم نفسه'}.`,
  }),
  count: ({ author }, { number: nth = 0, days }) => ({
    title: messagesOf(nth),
    description: `كانت الرسالة رقم ${count(nth)} من ${alone(author)}.`,
    context: `لا يأتي رقم مستدير كهذا إلا مرة في كل ${ofMessages(roundness(nth))}.`,
    impact:
      days === undefined
        ? 'العدّ من بداية الملف، ولو حُلّل جزؤه الأخير فقط.'
        : `استغرق بلوغها ${daysOf(days + 1)}، بمتوسط ${messagesMeasured(nth / (days + 1))} في اليوم.`,
  }),
  busiest_day: ({ participants }, { value = 0, usual = 0, total = 0 }) => ({
    title: 'أكثر الأيام رسائل',
    description: `${messagesOf(value)} في يوم واحد، من ${some(participants)}.`,
    context: `في اليوم المعتاد ${messagesMeasured(usual)}: وفي هذا اليوم ${decimal(value / Math.max(1, usual))} مرة قدرها.`,
    impact: `${percent(value / Math.max(1, total))} من كل الرسائل في هذا اليوم.`,
  }),
  longest_conversation: ({ participants }, { value = 0, usual = 0, seconds = 0 }, clock) => ({
    title: 'أطول حديث',
    description: `${messagesOf(value)} من ${some(participants)}، بلا صمت يزيد على ${ofHours(6)}.`,
    context: `في الحديث المعتاد هنا ${messagesMeasured(usual)}.`,
    impact: `دام ${afterSpan(seconds, clock)}.`,
  }),
  reunion: ({ author }, { number: nth = 1, seconds = 0, value = 0, usual = 0 }) => ({
    title: `عودة بعد ${afterSpan(seconds)}`,
    description: `عادت الرسائل، من ${alone(author)}، بعد ${afterSpan(seconds)} بلا رسالة واحدة.`,
    context: nth === 1 ? 'لا صمت في هذه المحادثة كان أطول.' : `فترات الصمت الأطول في هذه المحادثة: ${count(nth - 1)} فقط.`,
    impact: `${messagesOf(value)} في الأسبوع الذي بدأ بها؛ وفي الأسبوع المعتاد ${messagesMeasured(usual)}.`,
  }),
  longest_streak: ({ from, to, messages }, { days = 0, usual }) => ({
    title: `${daysOf(days)} على التوالي`,
    description: `كانت هناك رسالة كل يوم من ${longDay(from)} إلى ${longDay(to)}.`,
    context: usual === undefined ? 'لم يمضِ يوم في المحادثة بلا رسالة.' : `وفي ${percent(usual)} من سائر الأيام رسالة.`,
    impact: `كُتبت في هذه الأيام ${messagesOf(messages)}.`,
  }),
  love: ({ participants, author, messages }, { is_first: isFirst = false, total = 0 }) =>
    isFirst
      ? {
          title: 'الحب، يُقال أول مرة',
          description: `أول من قاله صراحةً ${alone(participants[0] ?? author)}.`,
          context: total === 1 ? 'هي الرسالة الوحيدة في هذه المحادثة التي تقوله.' : `يُقال في هذه المحادثة في ${ofMessages(total)}.`,
          impact: total === 1 ? 'رسالة تقوله مرة، فيبقى.' : `وقيل بعدها ${ofTimes(total - 1)} أخرى.`,
        }
      : {
          title: 'أكثر يوم قيل فيه الحب',
          description: `قيل في ذلك اليوم في ${ofMessages(messages)} من ${some(participants)}.`,
          context: 'لا يوم في هذه المحادثة فيه أكثر منها.',
          impact: `ويُقال إجمالًا في ${ofMessages(total)}.`,
        },
  birthday: ({ participants, messages }, { names = [], people = 0, total = 0 }) => ({
    title: names.length === 1 ? `عيد ميلاد ${alone(names[0])}` : 'عيد ميلاد',
    description: `تهانٍ بعيد الميلاد${names.length === 1 ? ` إلى ${alone(names[0])}` : ''} من ${some(participants, people)}.`,
    context:
      total === 1 ? 'هو عيد الميلاد الوحيد الذي جرت التهنئة به في هذه المحادثة.' : `جرت التهنئة بأعياد الميلاد في ${ofOccasions(total)}.`,
    impact: `التهاني في ${ofMessages(messages)}.`,
  }),
  anniversary: ({ participants, messages }, { people = 0, total = 0 }) => ({
    title: 'ذكرى سنوية',
    description: `تهانٍ بذكرى سنوية من ${some(participants, people)}.`,
    context:
      total === 1 ? 'هي الذكرى السنوية الوحيدة التي جرت التهنئة بها في هذه المحادثة.' : `جرت التهنئة بذكرى سنوية في ${ofOccasions(total)}.`,
    impact: `التهاني في ${ofMessages(messages)}.`,
  }),
  happiest_day: ({ messages }, { value = 0, usual = 0 }) => ({
    title: 'أسعد يوم',
    description: 'نبرة رسائل هذا اليوم أكثر إيجابية من نبرة أي يوم آخر فيه مثل ما فيه من الكلام.',
    context: `متوسطها ${score(value)} على مقياس من ${signed(-1)} إلى ${signed(1)}؛ ومتوسط الأيام كلها ${score(usual)}.`,
    impact: `كُتبت فيه ${messagesOf(messages)}.`,
  }),
  moving_exchange: ({ participants, messages }, { emotion = 'love', seconds = 0 }, clock) => ({
    title: 'أكثر الأحاديث تأثيرًا',
    description: `${messagesOf(messages)} من ${some(participants)}، أقوى ما فيها شعور واحد: ${emotionalInsights(format).emotions[emotion]}.`,
    context: 'لا رسائل متتالية أخرى فيها هذا القدر منه، بحسب ما تقوله الكلمات.',
    impact: `دام ذلك ${afterSpan(seconds, clock)}.`,
  }),
  group_created: ({ participants: [author] }, { total = 0, people = 0, title }) => ({
    title: title === undefined ? 'بداية المجموعة' : `بداية ${quoted(title)}`,
    description: author === undefined ? 'أُنشئت المجموعة.' : `أُنشئت المجموعة على يد ${alone(author)}.`,
    context: `عدد من كتبوا فيها: ${peopleOf(people)}.`,
    impact: `كُتبت فيها ${messagesOf(total)}.`,
  }),
  joined: (_, { names = [], people = 0, total = 0, value = 0 }) => ({
    title: `انضمام ${some(names, people)}`,
    description: `انضم إلى المجموعة ${people > 1 ? 'كل من ' : ''}${some(names, people)}.`,
    context: total === 1 ? 'لم ينضم أحد في أي يوم آخر.' : `كان الانضمام في ${ofDays(total)}.`,
    impact: value === 0 ? 'لا شيء مما كُتب منهم بعد ذلك محسوب هنا.' : `الرسائل منهم من ذلك اليوم فصاعدًا: ${messagesOf(value)}.`,
  }),
  left: (_, { names = [], people = 0, total = 0, value = 0 }) => ({
    title: `مغادرة ${some(names, people)}`,
    description: `غادر المجموعة ${people > 1 ? 'كل من ' : ''}${some(names, people)}.`,
    context: total === 1 ? 'لم يغادر أحد في أي يوم آخر.' : `كانت المغادرة في ${ofDays(total)}.`,
    impact: value === 0 ? 'لا شيء مما كُتب منهم حتى ذلك الحين محسوب هنا.' : `الرسائل منهم حتى نهاية ذلك اليوم: ${messagesOf(value)}.`,
  }),
}

/** Special moments, from their kinds and figures. */
export const apiMessages = {
  moment: (moment: MomentTold, clock?: Clock) => moments[moment.kind](moment, moment.facts, clock),
} as const
