import { format } from '#format/index.ts'
import { messagesOf, ofDays, ofMessages, peopleOf } from './nouns.ts'

const { count, day, days } = format

/** Choosing people and days, on every screen that rests on a chat. */
export const filters = {
  label: 'التصفية',
  chosen: (n: number) => `المختار: ${count(n)}`,
  people: 'الأشخاص',
  everyone: 'الجميع',
  peopleOf,
  choosePeople: 'اختيار الأشخاص',
  findPerson: 'البحث عن شخص',
  noPerson: 'لا أحد في هذه المحادثة بهذا الاسم.',
  days: 'الأيام',
  presets: {
    all: () => 'الكل',
    thisYear: (last: string) => `هذه السنة (${format.year(last.slice(0, 4))})`,
    last90Days: () => `آخر ${ofDays(90)}`,
  },
  /** What a preset means in this chat. */
  presetMeans: {
    all: () => 'كل أيام المحادثة',
    thisYear: (last: string) => `${format.year(last.slice(0, 4))}، سنة آخر رسالة في المحادثة`,
    last90Days: (last: string) => `${ofDays(90)} تنتهي بآخر يوم في المحادثة، ${day(last)}`,
  },
  chooseDays: 'اختيار الأيام',
  from: 'من',
  to: 'إلى',
  goBy: (last: string) => `تُحسب «هذه السنة» و«آخر ${ofDays(90)}» من آخر يوم في المحادثة، ${day(last)}.`,
  outside: (first: string, last: string) => `يُرجى اختيار يوم ضمن ${days(first, last)}.`,
  showing: (shown: number, total: number) => `المعروض: ${count(shown)} من أصل ${ofMessages(total)}`,
  showingAll: (total: number) => `كل الرسائل معروضة: ${messagesOf(total)}`,
  remove: (what: string) => `إزالة التصفية: ${what}`,
  clear: 'مسح التصفية',
  show: (shown: number) => `عرض ${ofMessages(shown)}`,
  nothingLeft: 'لا رسائل تطابق هذه التصفية.',
  /** Added to the definition of every figure about replies. */
  replies: 'الأدوار والردود هي ما في المحادثة كلها؛ والتصفية تختار من الردود بحسب صاحب الرد ويومه.',
} as const
