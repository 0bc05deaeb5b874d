import type { Contract, Output } from '@convostat/api'
import { format } from '#format/index.ts'
import { counted, messagesOf, momentsOf, ofDays, ofMessages } from './nouns.ts'
import { quoted } from './text.ts'

const { count, longDay, percent, time } = format

const [dismissedOf] = counted({
  one: 'لحظة مستبعدة واحدة',
  two: 'لحظتان مستبعدتان',
  few: 'لحظات مستبعدة',
  many: 'لحظة مستبعدة',
  other: 'لحظة مستبعدة',
})

type Kind = Output<Contract['moments']['list']>['moments'][number]['kind']

const kinds: Record<Kind, string> = {
  first_message: 'أول رسالة',
  count: 'رقم مستدير',
  busiest_day: 'أكثر الأيام رسائل',
  longest_conversation: 'أطول حديث',
  reunion: 'عودة بعد صمت',
  longest_streak: 'أطول سلسلة أيام',
  love: 'حب',
  birthday: 'عيد ميلاد',
  anniversary: 'ذكرى سنوية',
  happiest_day: 'أسعد يوم',
  moving_exchange: 'حديث مؤثر',
  group_created: 'بداية المجموعة',
  joined: 'شخص جديد',
  left: 'وداع',
}

/** Special moments. What is said of each comes with it. */
export const specialMoments = {
  title: 'اللحظات المميزة',
  about: 'الأيام التي تبرز في هذه المحادثة، وما يجعل كلًّا منها غير معتاد.',
  waiting: 'جارٍ فتح محادثتك',
  loading: 'جارٍ البحث عن اللحظات المميزة',
  none: {
    title: 'لا لحظات مميزة بعد',
    text: 'لا بدّ للحظة من بعض التاريخ لتبرز فيه. يمكن إضافة ملف مصدَّر أحدث حين يطول الكلام، أو البحث عن مرة أولى.',
    filtered: 'لا شيء مميزًا في هذه الأيام، أو بين هؤلاء الأشخاص.',
    milestones: 'البحث عن مرة أولى',
    add: 'إضافة ملف مصدَّر',
  },
  failed: 'تعذّر تحميل اللحظات المميزة',
  truncatedMeaning: (limit: number) => `يُبحث عن اللحظات في هذه الرسائل (${count(limit)}): وما جاء أولًا قد يكون أقدم منها.`,
  withoutFeelings: 'ينقص أسعد يوم وأكثر الأحاديث تأثيرًا: إذ لم تمكن بعد قراءة مشاعر الرسائل.',
  again: 'إعادة البحث',
  counts: {
    label: 'لحظاتك في ثلاثة أرقام',
    moments: 'اللحظات',
    average: 'متوسط التميز',
    years: 'السنوات المشمولة',
    momentsMeaning: `ثلاث في السنة على الأكثر، يفصل بينها ${ofDays(14)}، الأكثر تميزًا أولًا؛ وما زاد على ${percent(0.9)} يبقى أيًّا كان ما سواه. يُبحث عنها في رسائل كل من هو ظاهر؛ واختيار الأشخاص والأيام يختار منها. واللحظات التي استبعدتها لا تُحسب.`,
    averageMeaning: `متوسط تميز اللحظات المعروضة. والتميز هو مدى ندرة اللحظة في هذه المحادثة بعينها: ${percent(0.9)} تعني واحدة من كل أربعة آلاف تقريبًا.`,
    yearsMeaning: 'السنوات المختلفة التي تقع فيها اللحظات المعروضة.',
    over: (n: number) => `أساس الحساب: ${momentsOf(n)}.`,
  },
  years: {
    label: 'الخط الزمني بالسنوات',
    year: (year: string, n: number) => `${format.year(year)}: ${momentsOf(n)}`,
    of: momentsOf,
  },
  card: {
    significance: (value: number) => `التميز ${percent(value)}`,
    significanceName: 'التميز',
    significanceMeaning: `مدى خروجها عن المعتاد في هذه المحادثة، من ندرة حدوث مثلها فيها: ${percent(0.9)} تعني واحدة من كل أربعة آلاف تقريبًا، و${percent(1)} لا تُبلغ أبدًا.`,
    over: (n: number) => (n === 0 ? 'لا رسالة وراءها، بل سطر من الخدمة.' : `وراءها ${messagesOf(n)}.`),
    at: (dateTime: string) => `${longDay(dateTime)}، ${time(dateTime)}`,
    day: longDay,
    context: 'السياق',
    impact: 'الأثر',
    participants: 'المشاركون',
    open: 'عرض في المحادثة',
    openOf: (title: string) => `عرض في المحادثة: ${title}`,
    more: (title: string) => `المزيد عن ${quoted(title)}`,
    show: (n: number) => (n === 1 ? 'عرض هذه الرسالة' : `عرض ${ofMessages(n)}`),
    showDay: 'عرض ذلك اليوم',
    rename: 'إعادة التسمية',
    ownName: 'إعادة اسمها الأصلي',
    dismiss: 'استبعاد',
  },
  /** Each kind in a word or two, where its sentences have no room. */
  kinds,
  rename: {
    label: 'اسمك لهذه اللحظة',
    save: 'حفظ',
    cancel: 'إلغاء',
    failed: 'تعذّر حفظ الاسم. يُرجى إعادة المحاولة.',
  },
  named: {
    title: 'لحظات سمّيتها من قبل',
    about: 'كما تُقرأ المحادثة الآن، ليست هذه الرسائل ضمن لحظاتها. الأسماء التي أعطيتها لها محفوظة.',
    forget: 'إزالة الاسم',
    forgetOf: (title: string) => `إزالة الاسم ${quoted(title)}`,
    forgotten: (title: string) => `أُزيل الاسم ${quoted(title)}.`,
    undoForgetting: (title: string) => `تراجع: إبقاء الاسم ${quoted(title)}`,
  },
  dismissed: {
    done: (title: string) => `استُبعدت ${quoted(title)}.`,
    undo: 'تراجع',
    undoDismissing: (title: string) => `تراجع: عرض ${quoted(title)} من جديد`,
    failed: 'تعذّر استبعاد اللحظة. يُرجى إعادة المحاولة.',
    notBack: 'تعذّرت استعادة اللحظة. يُرجى إعادة المحاولة.',
    title: dismissedOf,
    all: 'كل اللحظات مستبعدة.',
    show: 'عرض من جديد',
    showOf: (title: string) => `عرض من جديد: ${title}`,
  },
} as const
