import { format } from '#format/index.ts'
import { daysOf, hoursOf, lettersOf, messagesOf, minutesOf, ofMessages } from './nouns.ts'
import { after as afterTime, alone, ltr } from './text.ts'

const { count, day, hour, latency, longDay } = format
const labels: Readonly<Record<string, string>> = { positive: 'إيجابية', neutral: 'محايدة', negative: 'سلبية' }

const replyUnits = { minute: minutesOf, hour: hoursOf, day: daysOf } as const

/** `3 على الأقل`, `9 على الأكثر`, `من 3 إلى 9` */
const span = (from: number | null, to: number | null, write: (n: number) => string) =>
  from !== null && to !== null
    ? from === to
      ? write(from)
      : `من ${afterTime(write(from))} إلى ${afterTime(write(to))}`
    : from !== null
      ? `${write(from)} على الأقل`
      : `${write(to ?? 0)} على الأكثر`

/** `حرف واحد`, `11 حرفًا على الأكثر`, `الأحرف: من 0 إلى 3` */
const charactersOf = (from: number | null, to: number | null) =>
  from !== null && to !== null && from !== to ? `الأحرف: ${span(from, to, count)}` : span(from, to, lettersOf)

/** Finding messages, and reading one in its conversation. */
export const search = {
  title: 'البحث',
  of: messagesOf,
  field: {
    label: 'البحث في هذه المحادثة',
    placeholder: 'كلمات أو "عبارة"',
    clear: 'مسح الكلمات',
  },
  quick: {
    label: 'الرسائل التي فيها فقط',
    link: 'روابط',
    question: 'أسئلة',
    emoji: 'رموز تعبيرية',
    positive: 'إيجابية',
    negative: 'سلبية',
    onlySounding: (sentiment: string, n: number) => `الرسائل التي نبرتها ${labels[sentiment] ?? sentiment} فقط: ${count(n)}`,
    /** What is heard of a button that shows its word and its number. */
    only: (what: string, n: number) => `الرسائل التي فيها ${what} فقط: ${count(n)}`,
  },
  filters: {
    toggle: 'التصفية',
    toggleWith: (n: number) => `التصفية، المختار: ${count(n)}`,
    panel: 'تصفية البحث',
    has: 'في الرسالة',
    boxes: { media: 'وسائط', link: 'رابط', question: 'سؤال', emoji: 'رمز تعبيري' },
    length: 'الطول بالأحرف',
    least: 'على الأقل',
    most: 'على الأكثر',
    lengthLeast: 'عدد الأحرف على الأقل',
    lengthMost: 'عدد الأحرف على الأكثر',
    weekday: 'يوم الأسبوع',
    anyWeekday: 'أي يوم',
    hour: 'الساعة',
    anyHour: 'أي ساعة',
    sentiment: 'النبرة',
    anySentiment: 'أي نبرة',
    sentiments: { positive: 'إيجابية', neutral: 'محايدة', negative: 'سلبية' },
    kind: 'النوع',
    anyKind: 'أي نوع',
    reply: 'زمن الرد',
    replyAbout: 'الرسائل التي ترد على دور شخص آخر فقط، بحسب زمن الرد.',
    replyLeast: 'زمن الرد على الأقل',
    replyMost: 'زمن الرد على الأكثر',
    anyReply: 'أي زمن',
    replyStep: (n: number, unit: 'minute' | 'hour' | 'day') => replyUnits[unit](n),
    notWhole: `يُرجى إدخال عدد صحيح لا يقل عن ${count(0)}.`,
    moreThanMost: (most: number) => `هذا أكبر من الحد الأعلى، ${count(most)}.`,
    lessThanLeast: (least: number) => `هذا أصغر من الحد الأدنى، ${count(least)}.`,
    show: (n: number) => `عرض ${ofMessages(n)}`,
    showResults: 'عرض النتائج',
  },
  chips: {
    sentiment: (sentiment: string) => `نبرتها ${sentiment}`,
    kind: (kind: string) => `النوع: ${kind}`,
    length: charactersOf,
    hour: (of: number) => `من ${hour(of)} إلى ${hour((of + 1) % 24)}`,
    reply: (from: number | null, to: number | null) => `زمن الرد: ${span(from, to, latency)}`,
    replyTo: (name: string) => `ردًّا على ${name}`,
    roles: { opener: 'تبدأ حديثًا', closer: 'تختم حديثًا', burst: 'تبدأ دفعة' },
    daytimes: { day: `نهارًا، ${hour(6)} إلى ${hour(22)}`, night: `ليلًا، ${hour(22)} إلى ${hour(6)}` },
  },
  sort: {
    label: 'الترتيب',
    relevance: 'الأقرب إلى البحث',
    date_desc: 'الأحدث أولًا',
    date_asc: 'الأقدم أولًا',
    length: 'الأطول أولًا',
  },
  results: {
    title: 'النتائج',
    found: (n: number) => `النتائج: ${messagesOf(n)}`,
    searching: 'جارٍ البحث',
    open: 'عرض في المحادثة',
    pages: 'صفحات النتائج',
    range: (from: number, to: number, total: number) => `${count(from)}–${count(to)} من أصل ${count(total)}`,
    previous: 'السابق',
    next: 'التالي',
    keys: `↓ من حقل البحث إلى النتائج، وJ وK للتنقل بينها، وEnter للعرض، وS للحفظ، و${ltr('/')} لبحث جديد.`,
    failed: 'تعذّر البحث. لم يضِع شيء؛ يُرجى إعادة المحاولة.',
    notSounding: 'لا يمكن الآن معرفة الرسائل التي نبرتها كذلك.',
    leaveOut: 'البحث من دونها',
    pastEnd: 'النتائج الآن أقل من ذلك.',
    firstPage: 'إلى الصفحة الأولى',
  },
  /** After the sentence that says why. */
  withoutModel: 'وإلى ذلك الحين تُوجد الرسائل وتُعرض من دون نبرتها.',
  none: {
    title: 'لا نتائج',
    /** What may help, as things to press. */
    withoutFilters: 'البحث بلا تصفية',
    anyOrder: 'الكلمات نفسها بأي ترتيب',
    beginnings: (query: string) => `كلمات أطول أيضًا: ${alone(query)}`,
    advice: 'قد يفيد التحقق من الإملاء، أو كلمات أقل، أو بداية كلمة فقط.',
    truncated: (limit: number) => `لم تُحلَّل من هذه المحادثة إلا أحدث ${ofMessages(limit)}.`,
  },
  export: {
    button: 'تصدير CSV',
    english: 'أسماء الأعمدة في الملف باللغة الإنجليزية.',
    working: 'جارٍ إعداد الملف…',
    done: 'حُفظت النتائج باسم search_results.csv.',
    failed: 'تعذّر إعداد الملف. يُرجى إعادة المحاولة.',
  },
  tips: {
    title: 'ما الذي تودّ العثور عليه من جديد؟',
    lead: 'كلمة واحدة في الذاكرة تكفي. ما يُكتب يُبحث عنه على هذا الجهاز أثناء الكتابة.',
    leadServer: (host: string) => `كلمة واحدة في الذاكرة تكفي. ما يُكتب يبحث عنه الخادم ${alone(host)} أثناء الكتابة.`,
    how: 'طرق البحث',
    button: 'نصائح البحث',
    /** What each way of asking does. */
    words: 'الكلمتان معًا، بأي ترتيب',
    phrase: 'هذا بعينه، كلمةً كلمة',
    beginning: 'كل كلمة تبدأ هكذا',
    without: 'الكلمة الأولى من دون الثانية',
    from: (name: string) => `ما كتبه ${alone(name)}`,
    fromWith: (name: string) => `عبارة كتبها ${alone(name)}`,
    exampleWords: 'عيد ميلاد',
    examplePhrase: '"صباح الخير"',
    exampleBeginning: 'ميلاد*',
    exampleWithout: 'قهوة -شاي',
    exampleFromPhrase: '"شكرا لك"',
  },
  truncated: (limit: number) => `يشمل البحث أحدث ${ofMessages(limit)}.`,
  kinds: {
    text: 'نص',
    media: 'وسائط',
    deleted: 'رسالة محذوفة',
    poll: 'استطلاع',
    location: 'موقع',
    contact: 'جهة اتصال',
    call: 'مكالمة',
  },
  message: { showAll: 'عرض الكل', showLess: 'عرض أقل', edited: 'معدَّلة' },
  conversation: {
    title: 'المحادثة',
    match: 'المطابقة',
    position: (at: number, of: number) => `${count(at + 1)} من أصل ${count(of)}`,
    previous: 'المطابقة السابقة',
    next: 'المطابقة التالية',
    close: 'إغلاق المحادثة',
    goTo: 'الانتقال إلى يوم',
    shown: (date: string) => `المعروض: ${longDay(date)}`,
    nothingSince: (date: string) => `لم يُكتب شيء في ${day(date)} ولا بعده.`,
    outside: (first: string, last: string) => `يُرجى اختيار يوم من ${day(first)} إلى ${day(last)}.`,
    messages: 'الرسائل',
    service: 'ما كتبته الخدمة',
    begins: 'هنا تبدأ المحادثة',
    beginsTruncated: (limit: number) => `لم تُحلَّل إلا أحدث ${ofMessages(limit)}: وهنا تبدأ`,
    ends: 'هنا تنتهي المحادثة',
    opening: 'جارٍ فتح المحادثة',
    failed: 'تعذّر فتح المحادثة. يُرجى إعادة المحاولة.',
    moreFailed: 'تعذّر تحميل المزيد.',
    found: 'الرسالة التي فتحتها',
  },
} as const
