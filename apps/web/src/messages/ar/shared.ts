import { format } from '#format/index.ts'
import { messagesOf, ofMessages } from './nouns.ts'
import { alone } from './text.ts'

const { count } = format

/** Of the free plan’s limit; the sentence is the specification’s. */
export const truncation = (limit: number, messages: number) =>
  `تجاوزت المحادثة حدّ الرسائل. تشمل الباقة المجانية حتى ${ofMessages(limit)}، وفي محادثتك ${messagesOf(messages)}. للتحليل بلا حدود يُرجى الترقية إلى Pro.`

/** What stands on every screen. */
export const shared = {
  brand: 'ConvoStat',
  home: 'ConvoStat، إلى صفحة البداية',
  skip: 'الانتقال إلى المحتوى',
  documentTitle: (screen: string) => `${screen} · ConvoStat`,
  nonAffiliation: 'ConvoStat منتج مستقل، لا صلة له بواتساب ولا بشركة Meta المالكة له.',
  version: (version: string) => `الإصدار ${alone(version)}`,
  startFree: 'البدء مجانًا',
  howItWorks: 'طريقة العمل',
  privacy: 'الخصوصية',
  retry: 'إعادة المحاولة',
  close: 'إغلاق',
  /** What a chat tells, while it is counted and where that went wrong. */
  block: { loading: (name: string) => `جارٍ التحميل: ${name}`, failed: (name: string) => `تعذّر الحساب: ${name}.` },
  /** A message as a quotation, and the way to where it was said. */
  quoted: {
    open: 'عرض في المحادثة',
    openShort: 'المحادثة',
    by: (author: string, when: string) => `${alone(author)}، ${when}`,
  },
  /** People. */
  andMore: (n: number) => `و${count(n)} غيرهم`,
  /** Messages, and rows of a table. */
  andMoreRows: (n: number) => `و${count(n)} غيرها`,
  nav: { main: 'القائمة الرئيسية', screens: 'الشاشات', more: 'المزيد', product: 'المنتج' },
  theme: { label: 'المظهر', system: 'حسب الجهاز', light: 'فاتح', dark: 'داكن' },
  stages: {
    opening: 'فتح الملف',
    reading: 'قراءة الرسائل',
    merging: 'دمج الملفات المصدَّرة',
    counting: 'الحساب',
    feeling: 'قراءة المشاعر',
    fetching: 'تحميل أدوات إنشاء PDF',
    printing: 'تنسيق الصفحات',
    writing: 'كتابة الجداول',
    sending: 'إرسال الملف',
    saving: 'جارٍ حفظ المحادثة',
  },
  messagesOf,
  /** Between the parts of a list or of a line. */
  comma: '، ',
  /** Between two things on a line that are told side by side: a dot would be read as a zero beside Arabic digits. */
  dot: '–',
  /** Between the people a chat is named by. */
  inTitle: { and: ' و', comma: '، ' },
  percentOf: (stage: string, percent: string) => `${stage}، ${percent}`,
  engine: {
    browser: 'تُقرأ محادثتك داخل علامة التبويب هذه، في عملية تعمل في خلفيتها.',
    browserProof: 'سياسة أمان التطبيق تمنع تلك العملية من الاتصال بأي خادم. ومع قطع الشبكة يبقى كل شيء يعمل.',
    server: (host: string) => `تُحلَّل على الخادم ${alone(host)}`,
    serverProof: (host: string) => `تُرسَل محادثتك إلى ${alone(host)} وتُقرأ هناك، ولا تُرسَل إلى أي مكان آخر.`,
    open: 'الخصوصية: ما الذي يعمل وأين، واختبار لذلك',
    getReady: 'جارٍ تحميل بقية التطبيق حتى لا تعود الشبكة لازمة',
    ready: 'اكتمل التحميل، ويمكن الآن قطع الشبكة.',
  },
  localModel: {
    mark: 'الذكاء الاصطناعي المحلي يعمل',
    markTitle: 'يُسمح لهذه الصفحة بعرض رسائل على Ollama على هذا الحاسوب، لا على غيره. يمكن إيقافه من هنا.',
  },
  locked: 'تتطلب هذه الميزة ترخيص Pro. يُرجى الترقية للمتابعة.',
  pro: {
    mark: 'Pro',
    /** Beside a screen’s name, for those who only hear it. */
    isPro: 'ضمن Pro',
    isLocked: 'ضمن Pro، مقفلة',
    upgrade: 'الترقية إلى Pro',
    hasLicense: 'لديّ ترخيص',
    example: 'في الخلفية: شكل هذه الشاشة مع محادثة مختلَقة.',
  },
  outdated: { text: 'جرى تحديث ConvoStat في علامة تبويب أخرى. للمتابعة يُرجى إعادة تحميل الصفحة.', reload: 'إعادة التحميل' },
  unloaded: {
    title: 'تعذّر تحميل ConvoStat',
    text: 'يُرجى التأكد من الاتصال بالشبكة ثم تحميل الصفحة مرة أخرى. محادثاتك المحفوظة ما زالت على هذا الجهاز.',
    reload: 'التحميل مرة أخرى',
  },
  crash: {
    title: 'تعذّر عرض هذه الصفحة',
    text: 'حدث خطأ ما. يُرجى إعادة المحاولة. محادثاتك المحفوظة ما زالت على هذا الجهاز.',
    reload: 'إعادة التحميل',
  },
  notFound: { title: 'لا توجد صفحة بهذا العنوان', toUpload: 'رفع محادثة' },
} as const
