import { format } from '#format/index.ts'
import { messagesOf, ofDays, ofMessages, ofUnits, unit } from './nouns.ts'
import { quoted } from './text.ts'

const { count, longDay, month, time, weekday } = format

/** `الثلاثاء، 2 مارس 2021، 8:00 م` of a date-time. */
const moment = (dateTime: string) => `${longDay(dateTime)}، ${time(dateTime)}`

/** Custom milestones. A keyword and a name stand apart from the words around them: they may be written the other way round. */
export const milestones = {
  title: 'المحطات',
  about: 'من قالها أول مرة، ومن قالها بعده، ومتى قيلت آخر مرة: البحث عن أي كلمة أو عبارة.',
  waiting: 'جارٍ فتح محادثتك',
  field: 'كلمة أو عبارة',
  search: 'بحث',
  /** As the API says it. */
  blank: 'يُرجى إدخال كلمة أو عبارة للبحث عنها.',
  quoted: { before: '«', after: '»' },
  searching: 'جارٍ تصفّح المحادثة',
  failed: 'تعذّر البحث عن هذه المحطة.',
  truncatedMeaning: (limit: number) => `يشمل البحث أحدث ${ofMessages(limit)} فقط: وقد تكون المرة الأولى أقدم منها.`,
  none: {
    title: 'لا نتائج',
    before: 'لم يكتب أحد',
    after: 'في ما جرى تحليله. يُبحث عن الكلمات كاملة: فقد تكون الكلمة هنا بصيغة أخرى.',
  },
  first: {
    label: 'المرة الأولى',
    /** After the keyword, before the name. */
    said: 'أول من قالها',
    /** After the name. */
    when: (dateTime: string) => `يوم ${weekday(dateTime)}، في ${month(dateTime)}.`,
    moment,
    ago: (days: number) => {
      if (days < 0) return `تاريخها يسبق اليوم بمقدار ${ofDays(-days)}`
      return days === 0 ? 'اليوم' : days === 1 ? 'أمس' : `قبل ${ofDays(days)}`
    },
  },
  save: 'حفظ المحطة',
  saved: 'المحطة محفوظة',
  open: 'عرض في المحادثة',
  takenUp: {
    title: 'من قالها بعد ذلك',
    /** After a name, of whoever it is, man or woman. */
    first: 'أول من قالها',
    after: (n: number, of: keyof typeof ofUnits) => (n === 0 ? 'في الدقيقة نفسها' : `بعد ${ofUnits[of](n)}`),
    never: () => 'بلا أي ذكر لها.',
    and: 'و',
    comma: '،',
    showAll: (n: number) => `عرض الكل (${count(n)})`,
  },
  figures: {
    label: 'كم مرة قيلت',
    total: 'عدد مرات الورود',
    totalUnder: unit.messages,
    peak: 'شهر الذروة',
    last: 'آخر مرة قيلت',
    by: 'من',
    authors: 'من قالها',
  },
  timeline: {
    name: 'الاستخدام عبر الزمن',
    unitOf: (keyword: string) => `الرسائل في الشهر التي فيها ${quoted(keyword)}`,
    sentence: (peak: string, messages: number) => `أكثر ما قيلت في ${month(peak)}: ${messagesOf(messages)}.`,
    sameEveryMonth: (messages: number) => `وردت كل شهر في ${ofMessages(messages)}.`,
    hint: (of: string, messages: number) => `${month(of)}: ${messagesOf(messages)}`,
    columns: ['الشهر', 'الرسائل'],
  },
  matches: {
    title: 'كل مرة قيلت',
    /** Beside the heading. */
    page: (from: number, to: number, all: number) =>
      from > to ? `لا شيء هنا من أصل ${count(all)}` : `${count(from)}–${count(to)} من أصل ${count(all)}، الأقدم أولًا`,
    pages: 'صفحات النتائج',
    keys: 'J وK للتنقل في القائمة، وEnter لعرض الرسالة، وS لحفظها.',
    earlier: 'الأقدم',
    later: 'الأحدث',
  },
  suggestions: {
    title: 'محطات مقترحة',
    lead: 'لكل محادثة مراتها الأولى. يمكن اختيار واحدة من هذه، أو كتابة غيرها في الأعلى.',
    empty: 'لا شيء يبرز في هذه المحادثة بعد. يمكن كتابة كلمة أو عبارة في الأعلى.',
    failed: 'تعذّرت قراءة الاقتراحات.',
    waiting: 'جارٍ قراءة الاقتراحات',
    /** What a screen reader hears of one: the keyword, then this. */
    said: (messages: number) => `في ${ofMessages(messages)}`,
  },
  savedMilestones: {
    title: 'المحطات المحفوظة',
    remove: (keyword: string) => `إزالة ${quoted(keyword)}`,
    removed: (keyword: string) => `أُزيلت ${quoted(keyword)}`,
    undo: 'تراجع',
    undoRemoving: (keyword: string) => `تراجع: الإبقاء على ${quoted(keyword)}`,
    notRemoved: (keyword: string) => `تعذّرت إزالة ${quoted(keyword)}. يُرجى إعادة المحاولة.`,
    notKept: (keyword: string) => `تعذّر حفظ ${quoted(keyword)}. يُرجى إعادة المحاولة.`,
  },
  savedMessages: {
    title: 'الرسائل المحفوظة',
    all: 'كل المفضلة',
    /** Before the name of a chat. */
    from: 'في',
  },
  counted: {
    total:
      'الرسائل التي فيها هذه الكلمة، أو هذه الكلمات متتاليةً. تُحسب الكلمات كاملة، ولا فرق بين الحروف الكبيرة والصغيرة ولا أثر للتشكيل، والرسالة التي تذكرها مرتين تُحسب مرة واحدة.',
    peak: 'شهر التقويم الذي فيه أكثر هذه الرسائل، بالتواريخ التي أظهرها الهاتف؛ وعند التساوي الأقدم.',
    last: 'أحدث هذه الرسائل، بالتاريخ الذي أظهره الهاتف.',
    authors: 'هذه الرسائل بحسب كاتبها.',
    takenUp: 'أول رسالة فيها لكل شخص، والزمن الذي مضى منذ أول رسالة على الإطلاق.',
    first: 'أقدم رسالة فيها. والأيام أيام تقويم من تاريخها إلى اليوم على هذا الجهاز.',
    timeline: 'الرسائل في كل شهر من أول شهر وردت فيه إلى آخر شهر، ومنها الأشهر التي لم ترد فيها.',
    suggestions: 'كلمات وعبارات كثيرة في هذه المحادثة نادرة في غيرها، ومرات أولى مألوفة وردت فيها؛ وبجوار كل منها عدد رسائلها.',
  },
} as const
