import { format } from '#format/index.ts'
import { messagesOf, ofDays, ofMessages } from './nouns.ts'
import { listOf } from './text.ts'

const { count, day, days } = format

/** What every chart can do, and the days it marks. */
export const charts = {
  save: {
    label: (name: string) => `حفظ «${name}»`,
    image: 'حفظ صورةً',
    csv: 'حفظ بصيغة CSV',
    making: 'جارٍ إعداد الصورة',
    failed: 'تعذّر إعداد الصورة. يُرجى إعادة المحاولة.',
  },
  /** The way from a point or a cell to its messages. */
  lead: {
    click: 'الرسائل بنقرة',
    tap: 'لمس أي جزء من الرسم يعرض رسائله',
    open: 'عرض',
    show: 'عرض هذه الرسائل',
    picked: (messages: number) => `عرض ${ofMessages(messages)}`,
  },
  /** Of which part of the chat a picture is. */
  part: {
    people: (names: readonly string[], more: number) => `${listOf([...names, ...(more > 0 ? [`${count(more)} غيرهم`] : [])])} فقط.`,
    days: (from: string | null, to: string | null) => `${from && to ? days(from, to) : from ? `من ${day(from)}` : `حتى ${day(to ?? '')}`}.`,
  },
  notable: {
    list: 'أيام لافتة',
    labels: {
      busiest: 'أكثر الأيام رسائل',
      return: 'عودة بعد صمت',
      rise: 'أكبر زيادة',
      first: 'أول يوم',
      firstAnalyzed: 'أول يوم جرى تحليله',
    },
    /** What follows the label, for the day and its number. */
    sentences: {
      busiest: (when: string, messages: number) => `${day(when)}، ${messagesOf(messages)}`,
      return: (when: string, quietDays: number) => `${day(when)}، بعد صمت دام ${ofDays(quietDays)}`,
      rise: (when: string, more: number) => `${day(when)}، أربعة أسابيع فيها ${ofMessages(more)} زيادةً على الأربعة التي قبلها`,
      first: (when: string, messages: number) => `${day(when)}، ${messagesOf(messages)}`,
      firstAnalyzed: (when: string, messages: number) => `${day(when)}، ${messagesOf(messages)}`,
    },
    said: (label: string, rest: string) => `${label}: ${rest}`,
    /** Under the calendar, where these days are framed. */
    framed: (marked: readonly { label: string; day: string }[]) =>
      `المؤطَّر: ${marked.map((one) => `${one.label}، ${day(one.day)}`).join('؛ ')}`,
    hint: (hint: string, label: string) => `${hint} (${label})`,
  },
} as const
