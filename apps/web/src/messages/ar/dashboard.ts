import { format } from '#format/index.ts'
import type { Writers } from '../en/dashboard.ts'
import { daysOf, messagesOf, ofDays, ofMessages, ofPeople, ofReplies, wordsMeasured, wordsOf } from './nouns.ts'
import { truncation } from './shared.ts'
import { after } from './text.ts'

const { count, percent, day, days } = format

const weekdays = ['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد'] as const

/** Before a sentence about some of the people only. */
const amongThem = (writers: Writers, sentence: string): string =>
  writers.who === 'all' ? sentence : `${writers.who === 'one' ? `لدى ${writers.name}` : 'لدى هؤلاء'} ${sentence}`

/** Whose messages are spoken of, as a subject. */
const messagesBy = (writers: Writers): string =>
  writers.who === 'one' ? `رسائل ${writers.name}` : writers.who === 'all' ? 'رسائل' : 'رسائل هؤلاء'

const partOfDay = { night: 'ليلًا', morning: 'صباحًا', afternoon: 'بعد الظهر', evening: 'مساءً' } as const

/** The dashboard. */
export const dashboard = {
  title: 'لوحة المعلومات',
  none: {
    title: 'لا توجد بيانات تحليل',
    text: 'لم يُعثر على بيانات المحادثة المرفوعة، وربما جرى مسحها.',
    failed: 'تعذّر تحميل هذه المحادثة. يُرجى إعادة المحاولة.',
    upload: 'رفع محادثة',
    /** On a screen that was opened without a chat. */
    noChat: {
      title: 'لا توجد محادثة مفتوحة',
      text: 'يمكن فتح محادثة لتمتلئ هذه الصفحة، أو استكشاف محادثة تجريبية أولًا.',
      kept: 'يمكن اختيار إحدى محادثاتك أدناه، أو فتح محادثة أخرى.',
      open: 'فتح محادثة',
      demo: 'استكشاف المحادثة التجريبية',
    },
  },
  opening: 'جارٍ فتح محادثتك',
  subtitle: { messages: (total: number) => `${messagesOf(total)}،`, days: (from: string, to: string) => days(from, to) },
  people: 'الأشخاص في هذه المحادثة',
  truncated: truncation,
  truncatedMeaning: (limit: number) => `كل رقم هنا محسوب من أحدث ${ofMessages(limit)}.`,
  notSaved: 'تعذّر حفظ هذه المحادثة على هذا الجهاز، وستبقى معروضة حتى إغلاق علامة التبويب هذه.',
  stats: {
    label: 'المحادثة في أربعة أرقام',
    total: 'مجموع الرسائل',
    range: 'الفترة',
    daily: 'متوسط الرسائل اليومي',
    response: 'متوسط زمن الرد',
    totalUnder: (people: number) => `من ${ofPeople(people)}`,
    rangeUnder: (n: number) => daysOf(n),
    dailyUnder: 'لكل يوم في التقويم',
    responseUnder: (replies: number) => (replies === 0 ? 'لا ردود' : `على أساس ${ofReplies(replies)}`),
  },
  latency: {
    title: 'تحليل زمن الرد',
    median: 'الوسيط',
    mean: 'المتوسط',
    p75: `المئين ${count(75)}`,
    p90: `المئين ${count(90)}`,
    sentence: (p50: string, p90: string, hasFilters = false) =>
      `نصف ${hasFilters ? 'هذه ' : ''}الردود يأتي خلال ${after(p50)}، وتسعة من كل عشرة خلال ${after(p90)}.`,
    none: 'لم يردّ أحد على أحد بعد.',
    noneChosen: 'لا رد بين هذه الرسائل.',
    scale: 'الأرقام الأربعة نفسها على مقياس واحد، كل درجة فيه عشرة أضعاف ما قبلها',
    /** What the scale names. */
    steps: { second: 'ثانية', minute: 'دقيقة', hour: 'ساعة', day: 'يوم' },
  },
  activity: {
    title: 'ملخص النشاط',
    perDay: 'الرسائل في اليوم',
    media: 'رسائل الوسائط',
    words: 'مجموع الكلمات',
    days: 'مجموع الأيام',
    sentence: (words: number, perMessage: number) => `${wordsOf(words)} إجمالًا، بمتوسط ${wordsMeasured(perMessage)} في الرسالة.`,
  },
  charts: {
    title: 'الرسوم البيانية',
    failed: 'تعذّر رسم هذا المخطط.',
    empty: 'لا رسائل في هذه الفترة.',
    loading: (name: string) => `جارٍ التحميل: ${name}`,
    scrolls: 'أعرض من الشاشة: يمكن التمرير جانبيًّا',
    table: 'جدول',
    tableOf: (name: string) => `${name}، في جدول`,
    timeseries: {
      name: 'النشاط عبر الزمن',
      unit: 'الرسائل في اليوم',
      /** Where a line is drawn over them. */
      unitSmooth: (window: number) => `الرسائل في اليوم؛ العريض: متوسط ${ofDays(window)}`,
      sentence: (month: string, busiest: string, writers: Writers) =>
        `${amongThem(writers, `كان ${format.month(month)} أنشط الأشهر، و${day(busiest)} أنشط الأيام`)}.`,
      oneMonth: (busiest: string, writers: Writers) => `${amongThem(writers, `كان ${day(busiest)} أنشط الأيام`)}.`,
      columns: ['اليوم', 'الرسائل'],
    },
    heatmap: {
      name: 'ساعات الأسبوع',
      unit: 'الرسائل بحسب يوم الأسبوع والساعة',
      sentence: (weekday: number, part: 'night' | 'morning' | 'afternoon' | 'evening', writers: Writers) =>
        `تُكتب أكثر ${writers.who === 'all' ? 'الرسائل' : messagesBy(writers)} أيام ${weekdays[weekday]} ${partOfDay[part]}.`,
      hour: 'الساعة',
      fewer: 'أقل',
      more: 'أكثر',
      framed: (weekday: number, part: 'night' | 'morning' | 'afternoon' | 'evening', messages: number) =>
        `الذروة: ${weekdays[weekday]} ${partOfDay[part]}، ${messagesOf(messages)}`,
    },
    calendar: {
      name: 'التقويم',
      unit: 'الرسائل في اليوم، وكل عمود أسبوع',
      sentence: (active: number, total: number, streak: number, from: string, to: string, writers: Writers) =>
        active === total
          ? `لم يخلُ يوم من ${messagesBy(writers)}، على مدى ${ofDays(total)}.`
          : `كُتبت ${messagesBy(writers)} في ${ofDays(active)} من أصل ${ofDays(total)}؛ وأطول سلسلة متصلة ${daysOf(streak)}، ${days(from, to)}.`,
      columns: ['الشهر', 'أيام فيها رسائل', 'الرسائل'],
    },
    share: {
      name: 'حصص الرسائل',
      unit: 'الرسائل لكل شخص',
      /** What follows a name that stands apart, since it may be written the other way round; of whoever it is, man or woman. */
      wrote: (share: number) => `في المقدمة، بنسبة ${percent(share)} من الرسائل.`,
      tied: (share: number) => `في المقدمة، بنسبة ${percent(share)} من الرسائل، ولشخص آخر العدد نفسه.`,
      alone: 'وراء كل الرسائل.',
      columns: ['الشخص', 'الرسائل', 'الحصة'],
    },
  },
} as const
