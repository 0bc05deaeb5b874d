import type { Emotion, Sentiment } from '@convostat/api'
import { format } from '#format/index.ts'
import { asShown, closely } from '../figures.ts'
import { daysOf, messagesOf, ofMessages, ofMonths, ofWeeks, pairsOf } from './nouns.ts'
import { alone, listOf, signed } from './text.ts'

const { count, percent, percentTogether, day, decimal, longDay, score } = format

/** What a figure rests on where messages without words are left out. */
const scoredOf = (n: number) => `${messagesOf(n)} أمكنت قراءة نبرتها`

/** The labels as one says them of how a message sounds. */
export const sentiments = { positive: 'إيجابية', neutral: 'محايدة', negative: 'سلبية' } as const satisfies Record<Sentiment, string>

/** The emotions, in the order in which they are shown. */
export const emotions = {
  joy: 'فرح',
  love: 'حب',
  gratitude: 'امتنان',
  amusement: 'مرح',
  admiration: 'إعجاب',
  surprise: 'دهشة',
  sadness: 'حزن',
  anger: 'غضب',
  fear: 'خوف',
} as const satisfies Record<Emotion, string>

/** `الفرح` of `فرح`: within a sentence an emotion is spoken of as such. */
const the = (emotion: string): string => `ال${emotion}`

/** A score in words: what it sounds like, and how much. */
export function scoreInWords(score: number): string {
  const strength = Math.abs(score)
  // As the labels are calibrated; how much is by thirds of what is left.
  if (strength <= 0.05) return 'محايدة'
  const much = strength <= 0.33 ? 'قليلًا' : strength <= 0.67 ? 'بوضوح' : 'جدًّا'
  return `${score > 0 ? 'إيجابية' : 'سلبية'} ${much}`
}

const aboutModel = (where: string) =>
  `يقدّرها نموذج صغير ${where} من الكلمات وحدها. تفوته السخرية وما لا يفهمه سواكم، وقد يخطئ في رسالة بعينها: زر «لماذا؟» يُظهر الكلمات التي رجّحت التقدير، ويتيح تصحيحه. ليس هذا تشخيصًا لأحد، ولا حكمًا على ما بينكم.`

/** What the words of a chat sound like. Names come isolated, as they may be written the other way round. */
export const emotionalInsights = {
  /** What the emotions are called. */
  emotions,
  title: 'المشاعر',
  about: 'نبرة كلمات هذه المحادثة، يومًا بيوم وسنة بسنة. أما معناها فلك وحدك أن تقوله.',
  aboutModel: aboutModel('على هذا الجهاز'),
  aboutModelServer: (host: string) => aboutModel(`على الخادم ${alone(host)}`),
  waiting: 'جارٍ فتح محادثتك',
  failed: 'تعذّر تحميل قراءة المشاعر',
  truncatedMeaning: (limit: number) => `كل رقم هنا محسوب من أحدث ${ofMessages(limit)}.`,
  nothingScored: 'ليست هنا كلمات أو رموز تعبيرية تُقرأ نبرتها: فالصور والروابط والأرقام لا تقول كيف قُصدت.',
  over: (messages: number) => `أساس الحساب: ${scoredOf(messages)}.`,
  trend: {
    title: 'الاتجاه العام',
    sentences: {
      improving: 'نبرة النصف الثاني أكثر إيجابية من الأول.',
      declining: 'نبرة النصف الثاني أقل إيجابية من الأول.',
      stable: 'نبرة النصفين متقاربة.',
    },
    tooLittle: 'الرسائل هنا أقل من أن يُقارَن نصفها الأول بالثاني.',
    trends: { improving: 'في تحسّن', declining: 'في تراجع', stable: 'مستقر' },
    trend: 'الاتجاه',
    average: 'متوسط النبرة',
    first: 'النصف الأول',
    second: 'النصف الثاني',
    scale: `متوسط كل الرسائل ومتوسط النصفين، على مقياس من ${signed(-1)} إلى ${signed(1)}`,
    negative: 'سلبية',
    positive: 'إيجابية',
    score,
    definition: `لكل رسالة درجة من ${signed(-1)} (سلبية جدًّا) إلى ${signed(1)} (إيجابية جدًّا). والمتوسط هو متوسط كل الدرجات. يقارن الاتجاه أشهر النصف الثاني بأشهر النصف الأول: ما زاد عليها بأكثر من ${decimal(0.1)} تحسّن، وما نقص عنها بأكثر من ${decimal(0.1)} تراجع. وفي ما يقل عن شهرين تُقارَن الأسابيع.`,
  },
  timeline: {
    name: 'النبرة عبر الزمن',
    units: { monthly: 'متوسط النبرة في الشهر', yearly: 'متوسط النبرة في السنة' },
    by: 'عمود لكل',
    periods: { monthly: 'شهر', yearly: 'سنة' },
    /** `most` and `least`: months or years, written out; whether anything there sounds positive at all. */
    sentence: (most: string, least: string, isPositive: boolean) =>
      isPositive ? `النبرة في ${most} هي الأكثر إيجابية، وفي ${least} الأقل.` : `النبرة في ${most} هي الأقل سلبية، وفي ${least} الأكثر.`,
    alike: 'كل الأعمدة بارتفاع واحد.',
    hint: (period: string, mean: number | null, scored: number, all: number) =>
      mean === null
        ? `${period}: لا شيء تُقرأ نبرته في ${ofMessages(all)}`
        : `${period}: ${score(mean)}، ${scoreInWords(mean)}؛ قُرئت ${count(scored)} من أصل ${ofMessages(all)}`,
    columns: { monthly: 'الشهر', yearly: 'السنة', sentiment: 'النبرة', messages: 'الرسائل', scored: 'المقروءة' },
    definition: `متوسط درجات الرسائل في كل شهر أو سنة أمكنت فيها قراءة رسالة واحدة على الأقل؛ وحيث لم يمكن ذلك فراغ. تبدأ الأعمدة من ${signed(0)}، حيث النبرة لا إيجابية ولا سلبية.`,
  },
  distribution: {
    name: 'توزّع النبرة',
    unit: 'الرسائل بحسب نبرتها',
    sentence: (positive: number, negative: number) =>
      `نبرة ${percent(positive)} من الرسائل إيجابية، ونبرة ${percent(negative)} منها سلبية.`,
    labels: { positive: 'إيجابية', neutral: 'محايدة', negative: 'سلبية' },
    columns: ['النبرة', 'الرسائل', 'الحصة'],
    unscored: (n: number) => `رسائل لم تمكن قراءة نبرتها: ${count(n)}، وهي صور بلا كلمات وروابط مجرّدة وأرقام.`,
    unscoredRow: 'بلا درجة',
    toScreen: 'كيف تغيّرت عبر الزمن',
    definition: `لكل رسالة درجة من ${signed(-1)} إلى ${signed(1)} بحسب ما فيها من كلمات. ما فوق ${score(0.05)} يُعدّ إيجابيًّا، وما تحت ${score(-0.05)} سلبيًّا، وما بينهما محايدًا. وما لا كلمات فيه لا درجة له.`,
  },
  extremes: {
    title: 'القمم والقيعان',
    peaks: 'القمم',
    valleys: 'القيعان',
    /** By the sign of both: nothing below 0 is positive, and nothing above it negative. */
    sentence: (peak: string, isPositive: boolean, valley: string, isNegative: boolean) =>
      `${isPositive ? 'أكثر الأيام إيجابية في نبرته' : 'أقل الأيام سلبية في نبرته'} ${day(peak)}، و${isNegative ? 'أكثرها سلبية' : 'أقلها إيجابية'} ${day(valley)}.`,
    alike: 'نبرة الأيام كلها متشابهة.',
    only: (date: string, mean: number) => `وحده ${day(date)} فيه من الرسائل ما يكفي: نبرته ${scoreInWords(mean)}.`,
    none: 'لا يوم فيه من الرسائل ما يكفي ليبرز.',
    noPeaks: 'لا يوم يبرز هكذا.',
    noValleys: 'لا يوم يبرز هكذا.',
    /** Where it has no room in one line it breaks after the weekday alone. */
    when: (date: string) => longDay(date).replace(/(?<= .*) /g, '\u00a0'),
    /** How many of the day’s messages its figure rests on. */
    showDay: (scored: number, all: number) =>
      scored === all ? `على أساس ${ofMessages(all)}` : `على أساس ${count(scored)} من أصل ${ofMessages(all)}`,
    showDayLabel: 'عرض رسائل هذا اليوم',
    definition: `الأيام التي كان متوسط درجاتها الأعلى والأدنى، من بين أيام فيها ${ofMessages(5)} مقروءة على الأقل (وربع ما في اليوم المعتاد على الأقل). الرسائل التي لا كلمات فيها، كالصور والروابط المجرّدة، لا درجة لها. والمقتبَس هو أقوى رسالة في ذلك اليوم في الاتجاه نفسه.`,
    over: (days: number) => `المعروض: ${daysOf(days)}.`,
  },
  languages: {
    title: 'جودة القراءة',
    sentence: (languages: string) => `ما يُقرأ جيدًا هنا: ${languages}.`,
    noneWell: 'لا لغة هنا تُقرأ جيدًا: فلتؤخذ الأرقام بحذر.',
    none: 'لم يمكن التعرّف على لغة هذه الرسائل.',
    quality: {
      well: 'تُقرأ جيدًا',
      fair: 'تُقرأ قراءة مقبولة: الاتجاهات صحيحة، وقد يقع الخطأ في رسالة بعينها',
      poorly: 'تُقرأ قراءة ضعيفة: فلتؤخذ أرقامها بحذر',
      unknown: 'لم تُختبر: فلتؤخذ أرقامها على أنها تخمين',
    },
    unknownLanguage: 'لغة غير معروفة',
    by: (names: readonly string[], more: number) => listOf([...names, ...(more > 0 ? [`${count(more)} غيرهم`] : [])]),
    messages: messagesOf,
    /** Null where nobody can tell which language it is. */
    mostly: (language: string | null) =>
      language === null
        ? 'لم يمكن التعرّف على لغة كثير مما يُحسب هنا. فليؤخذ ما يلي على أنه تخمين.'
        : `لغة كثير مما يُحسب هنا هي ${language}، والنموذج يقرؤها قراءة ضعيفة أو لم يُختبر عليها. فليؤخذ ما يلي على أنه تخمين.`,
    definition:
      'اللغة التي يكتب بها كل شخص، مستدلًّا عليها من الكلمات، ومدى إتقان النموذج قراءة رسائل بهذه اللغة لم يرها من قبل: «جيدًا» حيث يقترب مما يتفق عليه الناس فيما بينهم، و«ضعيفة» حيث لا يزيد كثيرًا على التخمين.',
    over: (messages: number) => `أساس الحساب: ${messagesOf(messages)}.`,
  },
  pro: {
    title: 'الأمزجة والمشاعر',
    reason: 'مزاج كل شهر، وبصمة كل شخص منكم، وأقوى رسالة في كل شعور، ومن تعلو أسابيعهم وتهبط معًا.',
    short: 'أي المشاعر تنطق بها هذه المحادثة، شهرًا بشهر وشخصًا بشخص.',
  },
  vibe: {
    title: 'الأجواء',
    /** By the engine’s word for it; the talk is meant, never the people. */
    sentences: {
      cheerful: 'نبرة هذا الكلام في مجمله بهيجة.',
      affectionate: 'نبرة هذا الكلام في مجمله حنونة.',
      thankful: 'نبرة هذا الكلام في مجمله ممتنّة.',
      playful: 'نبرة هذا الكلام في مجمله مرِحة.',
      encouraging: 'نبرة هذا الكلام في مجمله مشجّعة.',
      lively: 'نبرة هذا الكلام في مجمله مفعمة بالحياة.',
      'open-hearted': 'نبرة هذا الكلام في مجمله مفتوحة القلب: ما يُحزن يُقال هنا.',
      frank: 'نبرة هذا الكلام في مجمله صريحة: ما يُزعج يُقال هنا.',
      watchful: 'نبرة هذا الكلام في مجمله يقظة: ما يُقلق يُقال هنا.',
      practical: 'نبرة هذا الكلام في مجمله عملية: خطط وأمور صغيرة.',
    } as Readonly<Record<string, string>>,
    other: (vibe: string) => `نبرة هذا الكلام في مجمله: ${alone(vibe)}.`,
    /** Where neither leads. */
    equal: (one: Emotion, other: Emotion) => `في هذا الكلام من ${the(emotions[one])} قدر ما فيه من ${the(emotions[other])} تقريبًا.`,
    none: 'ما قيل هنا أو ظهر من مشاعر أقل من أن يُستدل منه.',
    /** What it rests on, by the engine’s word for each figure. */
    reasons: {
      leading: 'من المشاعر',
      second: 'من المشاعر',
      neutral: 'من الكلام بلا مشاعر',
      positive: 'من الرسائل نبرتها إيجابية',
      negative: 'من الرسائل نبرتها سلبية',
      change: 'من النصف الأول إلى الثاني',
    } as Readonly<Record<string, string>>,
    emotion: (emotion: Emotion, share: number) => `${emotions[emotion]}، ${percent(share)}`,
    share: percent,
    change: score,
    over: (messages: number) => `أساس الحساب: ${scoredOf(messages)}.`,
    definition:
      'الشعور الغالب في هذه المحادثة في كلمة واحدة، والأرقام التي تستند إليها. وحيث يخلو أربعة أخماس الكلام على الأقل من المشاعر يوصف بأنه عملي. والوصف للكلام، لا لأحد ممن فيه.',
  },
  mood: {
    title: 'المزاج شهرًا بشهر',
    sentence: (mood: string, months: number, all: number) =>
      all === 1 ? `الغالب هو ${the(mood)}.` : `يغلب ${the(mood)} في ${ofMonths(months)} من أصل ${ofMonths(all)}.`,
    /** Where none leads in most months. */
    often: (first: string, second: string, months: readonly [number, number], all: number) =>
      `أكثر ما يغلب ${the(first)} و${the(second)}: الأول في ${ofMonths(months[0])} والثاني في ${ofMonths(months[1])}، من أصل ${ofMonths(all)}.`,
    oftenOne: (mood: string, months: number, all: number) => `أكثر ما يغلب ${the(mood)}: في ${ofMonths(months)} من أصل ${ofMonths(all)}.`,
    noneOften: (all: number) => `في هذه الفترة (${ofMonths(all)}) تتساوى عدة مشاعر في عدد الأشهر التي تغلب فيها.`,
    of: (intensity: number) => `${percent(intensity)} من المشاعر`,
    showAll: (n: number) => `عرض كل الأشهر (${count(n)})`,
    none: 'لم يُقرأ شعور في أي شهر.',
    definition:
      'الشعور الغالب في كل شهر فيه رسائل مقروءة، وحصته من كل المشاعر فيه: مجموع احتمالاته على مدى الشهر مقسومًا على مجموع احتمالات كل المشاعر. والرسائل الخالية من المشاعر لا وزن لها.',
    over: (messages: number) => `أساس الحساب: ${scoredOf(messages)}.`,
  },
  fingerprint: {
    title: 'بصمة المشاعر',
    unit: 'الحصة من المشاعر',
    sentence: (first: string, second: string, shares: readonly number[]) =>
      `${the(first)} و${the(second)} معًا ${percentTogether(shares)} من المشاعر.`,
    /** Where the second is no stronger than others. */
    one: (emotion: string, share: number) => `يغلب ${the(emotion)} بنسبة ${percent(share)} من المشاعر.`,
    equal: (first: string, second: string, shares: readonly number[]) =>
      `${the(first)} بقدر ${the(second)} تقريبًا: وهما معًا ${percentTogether(shares)} من المشاعر.`,
    noneLeads: 'لا شعور يغلب هنا: فعدة مشاعر متقاربة القوة.',
    tooLittle: (messages: number) => `لم تُقرأ إلا ${messagesOf(messages)}: وهذا أقل من أن يُستدل منه على الشعور الغالب.`,
    neutral: (share: number) => `${percent(share)} من الكلام بلا مشاعر: خطط وأسئلة وأمور صغيرة.`,
    together: 'الجميع',
    columns: { emotion: 'الشعور', together: 'الجميع' },
    hint: (emotion: string, share: number) => `${emotion}: ${percent(share)} لدى الجميع`,
    hintOf: (emotion: string, person: number, share: number) => `${emotion}، الشخص ${count(person)}: ${percent(share)}`,
    people: 'نقطة لكل شخص',
    more: (n: number) => `و${count(n)} غيرهم في الجدول`,
    definition:
      'قوة كل شعور بين كل المشاعر: مجموع الاحتمالات التي يعطيها له النموذج على مدى كل الرسائل، مقسومًا على مجموع احتمالات كل المشاعر. والكلام الخالي من المشاعر يُستثنى ويُذكر على حدة. يشمل الحب الاهتمام، ويشمل الغضب الاشمئزاز.',
    none: 'لم يُقرأ هنا أي شعور.',
    dashboard: 'المشاعر',
  },
  highlights: {
    title: 'أقوى الرسائل',
    sentence: (emotions: number) =>
      emotions === 1 ? 'أقوى رسالة في الشعور الوحيد الذي ظهر هنا.' : `أقوى رسالة في كل شعور ظهر هنا (${count(emotions)}).`,
    none: 'لا رسالة تنطق بشعور واحد بوضوح كافٍ.',
    definition: 'لكل شعور، الرسالة التي يعطيها النموذج أعلى احتمال له.',
    over: (n: number) => `${messagesOf(n)}.`,
  },
  sync: {
    title: 'تناغم المشاعر',
    sentence: (a: string, b: string, words: string) => `${a} و${b}: ${words}.`,
    /** Of more than two people; it is their weeks that are alike. */
    mostAlike: (a: string, b: string, words: string) => `الأكثر تشابهًا: ${a} و${b}، ${words}.`,
    noneAlike: 'لا تسير أسابيع أي شخصين معًا على نحو وثيق.',
    /** Of more pairs than are sent, it holds of those. */
    amongMost: {
      mostAlike: (a: string, b: string, words: string) => `بين من كتبا معًا في أكثر الأسابيع، الأكثر تشابهًا: ${a} و${b}، ${words}.`,
      noneAlike: 'بين من كتبا معًا في أكثر الأسابيع، لا تسير أسابيع أي شخصين معًا على نحو وثيق.',
    },
    words: (correlation: number) => {
      const shown = asShown(correlation)
      if (shown >= 0.5) return 'أسابيعهما تعلو وتهبط معًا'
      if (shown >= closely) return 'أسابيعهما كثيرًا ما تعلو وتهبط معًا'
      return shown > -closely ? 'لأسابيع كل منهما مسارها' : 'حين تخفّ نبرة أسبوع أحدهما كثيرًا ما تثقل نبرة أسبوع الآخر'
    },
    weeks: (n: number) => `على مدى ${ofWeeks(n)}`,
    show: 'عرض ما كتبه الاثنان',
    none: `يلزم لذلك ${ofWeeks(8)} كتب فيها شخصان كلاهما.`,
    showAll: (n: number) => `عرض الكل (${count(n)})`,
    part: (shown: number, all: number) => `المعروض: ${pairsOf(shown)} هي الأكثر أسابيع، من أصل ${count(all)}.`,
    definition: `الارتباط بين المتوسطين الأسبوعيين لدرجات شخصين في الأسابيع التي كتب فيها كلاهما: ${signed(1)} إذا كانا يعلوان ويهبطان معًا دائمًا، و${signed(0)} إذا كان لكل منهما مساره، و${signed(-1)} إذا كان أحدهما يعلو حين يهبط الآخر. ولا يقول شيئًا عن السبب. ولا يُذكر من كتبا معًا في أقل من ${ofWeeks(8)}.`,
    over: (pairs: number) => `${pairsOf(pairs)}.`,
  },
} as const
