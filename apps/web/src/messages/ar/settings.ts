import { counted, savedKeywordsOf, savedMessagesOf } from './nouns.ts'
import { alone } from './text.ts'

const [damagedOf] = counted({
  one: 'محادثة تالفة واحدة',
  two: 'محادثتان تالفتان',
  few: 'محادثات تالفة',
  many: 'محادثة تالفة',
  other: 'محادثة تالفة',
})

/** The settings screen. */
export const settings = {
  title: 'الإعدادات',
  appearance: {
    title: 'المظهر',
    about: 'شكل ConvoStat في هذا المتصفح.',
    system: { name: 'حسب الجهاز', about: 'فاتح نهارًا وداكن ليلًا، حيث يفعل الجهاز ذلك' },
    light: { name: 'فاتح', about: 'حبر على ورق دافئ' },
    dark: { name: 'داكن', about: 'مكتب في الليل' },
  },
  language: {
    title: 'اللغة',
    about: 'اللغة التي كُتب بها ConvoStat في هذا المتصفح. تُفتح الصفحة من جديد، ومحادثاتك كما هي.',
    losing: {
      title: 'ستضيع محادثة',
      text: 'ليست محفوظة في هذا المتصفح، أو ليس بعد، والصفحة بلغة أخرى تُفتح من جديد: فيلزم عندئذ اختيار الملف مرة أخرى.',
      go: (language: string) => `الفتح من جديد: ${alone(language)}`,
      keep: 'البقاء كما هي',
    },
  },
  stored: {
    title: 'ما هو مخزَّن',
    damaged: damagedOf,
    favorites: savedMessagesOf,
    milestones: savedKeywordsOf,
    license: 'الترخيص',
    /** What stays where no license is kept: without it each upload would be another device. */
    trace: 'الرقم العشوائي لهذا المتصفح لدى خدمة التراخيص، وأي التراخيص كانت هنا',
    forgetTrace: 'حذف',
    forgetTraceWhole: 'حذف الرقم العشوائي لهذا المتصفح',
    /** What was fetched for the first PDF. */
    printer: 'أدوات إنشاء PDF؛ تُحمَّل من جديد للملف التالي',
    forgetPrinter: 'حذف',
    forgetPrinterWhole: 'حذف أدوات إنشاء PDF',
    notForgotten: 'تعذّر حذف ذلك. يُرجى إعادة المحاولة.',
    notKept: 'غير محفوظة',
    none: 'لا شيء مخزَّنًا.',
    notes: 'الأسماء والتصحيحات والأسئلة وعمليات البحث',
    total: 'المجموع',
    room: (all: string) => `يتيح هذا المتصفح لـ ConvoStat حتى ${all}.`,
  },
  about: {
    title: 'حول ConvoStat',
    version: 'الإصدار',
    build: 'البناء',
    engine: 'القراءة',
    browser: 'تُقرأ المحادثات في هذا المتصفح',
    privacy: 'الخصوصية',
    terms: 'الشروط',
    support: 'الدعم',
    subject: (version: string) => `ConvoStat ${version}`,
    subjectOfPro: (version: string, license: string) => `ConvoStat ${version}, Pro, ${license}`,
    links: 'الخصوصية والشروط',
  },
} as const
