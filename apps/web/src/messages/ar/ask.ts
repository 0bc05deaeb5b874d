import type { AskAnswer, LocalModelReason } from '@convostat/api'
import type { Clock } from '@convostat/format'
import { format } from '#format/index.ts'
import { daysMeasured, messagesOf, ofMessages, questionsOf, unit as units } from './nouns.ts'
import { alone, quoted } from './text.ts'

const { count, decimal, latency, percent, score } = format

type Figure = Pick<NonNullable<(AskAnswer & { method: 'computed' | 'search' })['figure']>, 'value' | 'unit'> & { metric?: string }

/** A figure that is set large, and what it counts; null where the sentence alone says it. */
function figureOf({ value, unit, metric }: Figure, clock?: Clock): { value: string; unit: string } | null {
  if (typeof value !== 'number') return null
  const counted: Record<string, (n: number) => string> = {
    messages: units.messages,
    words: units.words,
    links: units.links,
    emoji: units.emoji,
    days: units.days,
    characters: units.letters,
    conversations: units.talks,
    people: units.people,
    moments: units.moments,
    replies: units.replies,
  }
  if (Object.hasOwn(counted, unit)) return { value: count(value), unit: counted[unit](value) }
  // A silence is said in days, as everywhere.
  if (metric === 'longest_gap') return { value: daysMeasured(value / 86_400), unit: '' }
  if (unit === 'seconds') return { value: latency(value, clock), unit: '' }
  if (unit === 'share') return { value: percent(value), unit: '' }
  if (unit === 'score') return { value: score(value), unit: '' }
  const shown = Math.round(10 * value) / 10
  if (unit === 'messages_per_day') return { value: decimal(value), unit: `${units.messages(shown)} في اليوم` }
  if (unit === 'words_per_message') return { value: decimal(value), unit: `${units.words(shown)} في الرسالة` }
  if (unit === 'characters_per_message') return { value: decimal(value), unit: `${units.letters(shown)} في الرسالة` }
  return null
}

/** What keeps a local model from answering, and the way out; the commands stand below. */
const reasons: Record<LocalModelReason, { title: string; text: (host: string) => string }> = {
  not_connected: {
    title: 'لا يوجد اتصال',
    text: () => 'يُرجى الاتصال مرة أخرى: سيسأل المتصفح هل يُسمح لهذه الصفحة بالوصول إلى البرامج على هذا الحاسوب.',
  },
  not_running: {
    title: 'لا رد من Ollama',
    text: () => 'إما أنه لا يعمل على هذا الحاسوب أو أنه غير مثبَّت. يمكن تثبيته من ollama.com، أو تشغيله:',
  },
  origin_not_allowed: {
    title: 'لا يتحدث Ollama مع هذه الصفحة بعد',
    text: (host) => `إنه يعمل، لكنه لا يجيب أي صفحة من ${alone(host)}. يلزم السماح لهذه الصفحة، ثم تشغيل Ollama من جديد:`,
  },
  insecure_blocked: {
    title: 'هذا المتصفح يسدّ الطريق',
    text: () =>
      'لا يسمح لأي صفحة هنا بالوصول إلى برنامج على هذا الحاسوب. يمكن استخدام Chrome أو Edge أو Firefox، أو تشغيل ConvoStat على هذا الحاسوب وفتحه من localhost.',
  },
  permission_denied: {
    title: 'لم يُمنح المتصفح الإذن',
    text: () =>
      'لا يُسمح لهذه الصفحة بالوصول إلى البرامج على هذا الحاسوب. الحل: الضغط على العلامة بجوار العنوان، والسماح لخيار «التطبيقات على الجهاز» (أو «الوصول إلى الشبكة المحلية»)، ثم التحقق مرة أخرى.',
  },
  no_model: {
    title: 'لا نموذج مثبَّتًا',
    text: () => `يعمل Ollama، لكن ليس فيه نموذج يجيد الحوار. حجم هذا النموذج ${format.bytes(2e9)}:`,
  },
  models_failed: {
    title: 'يتعذّر على Ollama فتح نماذجه',
    text: () => 'يعمل Ollama، لكن تعذّر عليه فتح أي نموذج مثبَّت. يفيد غالبًا تنزيل أحدها من جديد عبر Ollama.',
  },
  switched_off: { title: 'الذكاء الاصطناعي المحلي متوقف', text: () => 'الإجابات محسوبة، أو مأخوذة من الرسائل.' },
}

/** Asking the chat. Names and words of the chat come isolated, as they may be written the other way round. */
export const ask = {
  title: 'سؤال المحادثة',
  about: 'السؤال بكلماتك أنت. ما يمكن عدّه يُعدّ، وما سواه يُبحث عنه، ومع كل إجابة الرسائل التي تستند إليها.',
  waiting: 'جارٍ فتح محادثتك',
  truncatedMeaning: (limit: number) => `تستند الإجابات إلى أحدث ${ofMessages(limit)}.`,
  field: {
    label: 'سؤالك',
    placeholder: 'متى كانت أول مرة…؟',
    ask: 'سؤال',
    stop: 'إيقاف',
    keys: 'Enter للسؤال، وShift مع Enter لسطر جديد.',
    left: (n: number) => (n === 1 ? 'سؤال واحد لكل محادثة في الباقة المجانية' : `الباقي: ${questionsOf(n)}`),
  },
  locked: {
    title: 'كان هذا السؤال المجاني لهذه المحادثة',
    text: 'في الباقة المجانية سؤال واحد لكل محادثة. ومع Pro لا حدّ لعدد الأسئلة، في كل المحادثات.',
  },
  suggestions: { title: 'أسئلة تجيب عنها هذه المحادثة', more: 'أسئلة أخرى ممكنة', failed: 'تعذّر تحميل الاقتراحات.' },
  conversation: 'أسئلتك',
  earlier: (n: number) => (n === 1 ? 'عرض سؤال أقدم' : `عرض الأسئلة الأقدم (${count(n)})`),
  asking: 'جارٍ البحث عن الإجابة…',
  writing: (model: string) => `${alone(model)} يكتب الإجابة…`,
  stopped: 'توقّف البحث. هذا السؤال لا يُحتسب.',
  failed: {
    title: 'لا إجابة عن هذا السؤال',
    text: (detail: string) => `${detail} هذا السؤال لا يُحتسب.`,
  },
  methods: {
    computed: 'محسوبة من كل الرسائل',
    computedOfPart: 'محسوبة من كل الرسائل التي جرى تحليلها',
    model: (model: string) => `الإجابة من ${alone(model)} على هذا الحاسوب`,
    modelElsewhere: (model: string, host: string) => `الإجابة من ${alone(model)} على ${alone(host)}`,
    search: 'أقرب الرسائل إلى السؤال',
    none: 'بُحث عنه في كل الرسائل',
  },
  figure: figureOf,
  how: 'طريقة الحساب',
  over: (n: number) => `ما نُظر فيه: ${messagesOf(n)}.`,
  notes: 'يحسن أخذه في الحسبان',
  behind: (n: number) => (n === 1 ? 'الرسالة التي تستند إليها' : `الرسائل التي تستند إليها (${count(n)})`),
  /** Where the others are not shown. */
  some: 'بعض الرسائل التي تستند إليها',
  found: (n: number) => (n === 1 ? 'أقرب رسالة إلى السؤال' : `أقرب الرسائل إلى السؤال (${count(n)})`),
  showAll: (n: number) => `عرض الكل (${count(n)})`,
  open: 'عرض في المحادثة',
  find: 'العثور عليها كلها بالبحث',
  none: 'قد تفيد صياغة أخرى: باسم شخص أو يوم أو بالكلمات التي قيلت.',
  unanswered: 'لم تكن هذه إجابة، لذلك لا يُحتسب هذا السؤال.',
  copy: 'نسخ',
  copied: 'تم النسخ',
  notCopied: 'تعذّر النسخ.',
  again: 'إعادة السؤال',
  delete: 'حذف',
  deleteOne: (question: string) => `حذف السؤال ${quoted(question)}`,
  deleteAll: 'حذف كل هذه الأسئلة',
  deleted: (n: number) => (n === 1 ? 'حُذف السؤال' : `حُذفت الأسئلة (${count(n)})`),
  notDeleted: 'تعذّر الحذف. يُرجى إعادة المحاولة.',
  undo: 'تراجع',
  undoDeleting: (n: number) => (n === 1 ? 'تراجع: الإبقاء على السؤال' : 'تراجع: الإبقاء على الأسئلة'),
  notBack: 'تعذّرت الاستعادة.',
  kept: 'تُحفظ الأسئلة والإجابات على هذا الجهاز، وتُحذف مع المحادثة.',
  moved: 'لم تعد هذه الرسالة في المحادثة.',
  /** As text, to be pasted elsewhere. */
  copyOf: (question: string, answer: string, method: string, messages: readonly { author: string; when: string; text: string }[]) =>
    [question, '', answer, `(${method})`, ...messages.map(({ author, when, text }) => `\n${author}، ${when}:\n${text}`)].join('\n'),
  when: (date: string) => `${format.day(date)}، ${format.time(date)}`,
  local: {
    title: 'الذكاء الاصطناعي المحلي',
    off: 'متوقف. الإجابات محسوبة، أو مأخوذة من الرسائل.',
    what: 'ما هذا؟',
    whatText:
      'إذا كان Ollama يعمل على هذا الحاسوب، فبوسع نموذج فيه أن يجيب عما لا يمكن عدّه. تُعرض عليه بعض رسائلك؛ ولا شيء يغادر هذا الحاسوب، ولا تصل هذه الصفحة إلى أي شيء آخر. قد يطلب متصفحك إذنًا بذلك.',
    connect: 'الاتصال بالذكاء الاصطناعي المحلي',
    connecting: 'جارٍ البحث عن Ollama على هذا الحاسوب…',
    on: 'يعمل. ما لا يمكن عدّه يجيب عنه نموذج على هذا الحاسوب.',
    model: 'النموذج',
    /** Some that could not be opened, by name, and how many more; others can be asked. */
    broken: (names: readonly string[], more: number) =>
      `تعذّر على Ollama فتح: ${names.map(quoted).join('، ')}${more > 0 ? `، ونماذج أخرى عددها ${count(more)}` : ''}. أما باقي النماذج فتعمل.`,
    brokenOnly: (names: readonly string[], more: number) =>
      `النماذج المتأثرة: ${names.map(quoted).join('، ')}${more > 0 ? `، ونماذج أخرى عددها ${count(more)}` : ''}.`,
    /** Some that did not answer in time, by name, and how many more. */
    unanswered: (names: readonly string[], more: number) =>
      `لم يصل رد من: ${names.map(quoted).join('، ')}${more > 0 ? `، ومن نماذج أخرى عددها ${count(more)}` : ''}.`,
    newest: (shown: number, all: number) => `يمكن الاختيار من أحدث النماذج (${count(shown)} من أصل ${count(all)}).`,
    switchOff: 'إيقاف',
    check: 'التحقق مرة أخرى',
    checks: 'يتكرر التحقق كل عشر ثوانٍ.',
    system: 'الأوامر لنظام',
    systems: { windows: 'Windows (PowerShell)', macos: 'macOS', linux: 'Linux' },
    command: 'نسخ هذا الأمر',
    reasons,
    server: {
      off: (host: string) => `لا يوجد نموذج على ${alone(host)}. الإجابات محسوبة، أو مأخوذة من الرسائل.`,
      on: (model: string, host: string) => `بوسع ${alone(model)} على ${alone(host)} أن يجيب عما لا يمكن عدّه`,
    },
  },
} as const
