import { format } from '#format/index.ts'
import { counted, lettersOf, linksOf, messagesOf, ofLetters, ofLinks, ofMessages, peopleOf, timesOf, wordsOf } from './nouns.ts'
import { quoted as said } from './text.ts'

const { count, decimal, day, month, percent } = format

const [stretchesOf] = counted({ one: 'مقطع واحد', two: 'مقطعان', few: 'مقاطع', many: 'مقطعًا', other: 'مقطع' })

/** The words of a chat. Words, names and phrases come as they were written, and stand alone in their direction. */
export const words = {
  title: 'الكلمات',
  about: 'أكثر ما يُقال، وأي الرموز التعبيرية، وما يقوله كل شخص أكثر من غيره، وعمَّ يدور الكلام. وكل كلمة تفتح حكايتها.',
  waiting: 'جارٍ فتح محادثتك',
  truncatedMeaning: (limit: number) => `كل رقم هنا محسوب من أحدث ${ofMessages(limit)}.`,
  showAll: (n: number) => `عرض الكل (${count(n)})`,
  said,
  choice: {
    label: 'أي الكلمات تُحسب',
    all: 'والكلمات اليومية أيضًا (و، من، في…)',
    names: 'وأسماء الأشخاص أيضًا',
    leftOut: 'كلمات استثنيتها',
    leaveOut: 'استثناء هذه الكلمة',
    isLeftOut: (word: string) => `استُثنيت ${said(word)}، هنا وفي كل محادثة`,
    bringBack: (word: string) => `إعادة ${said(word)} إلى الحساب`,
    isBack: (word: string) => `عادت ${said(word)} إلى الحساب`,
    undo: 'تراجع',
    undoOf: (word: string) => `تراجع: إعادة ${said(word)} إلى الحساب`,
    undoBack: (word: string) => `تراجع: استثناء ${said(word)}`,
    notKept: (word: string) => `تعذّر استثناء ${said(word)}. يُرجى إعادة المحاولة.`,
    notBack: (word: string) => `تعذّرت إعادة ${said(word)}. يُرجى إعادة المحاولة.`,
  },
  cloud: {
    name: 'أكثر الكلمات',
    unit: 'الأكبر أكثر ورودًا',
    sentence: (word: string, n: number) => `أكثر كلمة قيلت ${said(word)}: ${timesOf(n)}.`,
    sentenceOfTwo: (word: string, n: number, other: string) => `أكثر كلمة قيلت ${said(word)} (${timesOf(n)})، تليها ${said(other)}.`,
    definition:
      'كم مرة قيلت كل كلمة، بأكثر صيغ كتابتها شيوعًا؛ ولا فرق بين الحروف الكبيرة والصغيرة. تُستثنى الكلمات التي في كل محادثة (و، من، في…) بلغات هذه المحادثة نفسها، وأسماء الأشخاص، وما استثنيته. والأحجام بحسب الجذر التربيعي للعدد، حتى تصح المقارنة بين المساحات.',
    list: 'أكثر الكلمات، في قائمة',
    hint: (word: string, n: number, messages: number) => `${said(word)}: ${timesOf(n)} في ${ofMessages(messages)}`,
    columns: ['الكلمة', 'المرات', 'الرسائل'],
    more: (shown: number, total: number) => `المعروض أكثرها ورودًا: ${wordsOf(shown)} من أصل ${count(total)} مختلفة.`,
    empty: 'لا كلمات هنا لتُحسب.',
  },
  emoji: {
    name: 'أكثر الرموز التعبيرية',
    unit: 'الأكبر أكثر إرسالًا',
    sentence: (n: number, share: number) => `هو الأكثر إرسالًا (${timesOf(n)})؛ وفي ${percent(share)} من الرسائل رمز تعبيري.`,
    definition:
      'كم مرة أُرسل كل رمز تعبيري؛ وألوان البشرة تُحسب رمزًا واحدًا. تُرسم بحبر واحد، هو نفسه على كل جهاز. والأحجام بحسب الجذر التربيعي للعدد.',
    list: 'أكثر الرموز التعبيرية، في قائمة',
    hint: (n: number, messages: number) => `${timesOf(n)} في ${ofMessages(messages)}`,
    columns: ['الرمز', 'المرات', 'الرسائل'],
    more: (shown: number, total: number) => `المعروض أكثرها إرسالًا: ${count(shown)} من أصل ${count(total)} مختلفة.`,
    empty: 'لم يُرسَل هنا أي رمز تعبيري.',
  },
  compare: {
    title: 'ما يقوله كل شخص أكثر من غيره',
    unit: 'كلما طال الشريط زاد اليقين',
    sentence: (name: string, word: string) => `${said(word)} لدى ${name} أكثر بكثير مما هي لدى غيره.`,
    sentenceOfTwo: (one: string, word: string, other: string, otherWord: string) =>
      `لدى ${one} تكثر ${said(word)}، ولدى ${other} تكثر ${said(otherWord)}.`,
    none: 'لا أحد يقول شيئًا أكثر من غيره بوضوح.',
    noneOf: 'لا شيء أكثر من غيره بوضوح.',
    definition:
      'كلمات ورموز تعبيرية يقولها شخص واحد أكثر من كل من سواه، بالنسبة إلى مقدار كلام كل منهم: لوغاريتم نسبة الأرجحية الموزون مع توزيع قَبلي من المحادثة كلها (Monroe, Colaresi and Quinn, 2008). لا يُذكر إلا ما تجاوز المصادفة؛ وكلما طال الشريط زاد اليقين. وهو يقول ما يختلف، لا ما يُقال أكثر.',
    over: (messages: number) => `أساس الحساب: ${messagesOf(messages)}.`,
    hint: (word: string, n: number, others: number) => `${said(word)}: ${timesOf(n)}، ولدى الآخرين جميعًا ${timesOf(others)}`,
    zeroTimes: 'ولا مرة',
    part: (shown: number, all: number) => `الأكثر كتابة: ${peopleOf(shown)} من أصل ${count(all)}.`,
    emoji: 'رموز تعبيرية',
    columns: ['الشخص', 'الكلمة أو الرمز', 'المرات', 'المرات لدى الآخرين جميعًا', 'الفرق بالانحرافات المعيارية'],
  },
  phrases: {
    title: 'العبارات',
    list: 'العبارات، في قائمة',
    unit: 'الأكثر ورودًا أولًا',
    sentence: (phrase: string, n: number) => `أكثر عبارة قيلت ${said(phrase)}: ${timesOf(n)}.`,
    columns: ['العبارة', 'المرات', 'الرسائل'],
    none: 'لا كلمات تجتمع بما يكفي لتكون عبارة.',
    definition:
      'كلمتان إلى أربع كلمات تتوالى أكثر بكثير مما تجمعها المصادفة (نسبة الإمكان اللوغاريتمية): أقواها، بترتيب عدد مرات ورودها. والجزء من عبارة أطول ترد بعدد قريب منه لا يُذكر وحده.',
    over: (messages: number) => `أساس الحساب: ${messagesOf(messages)}.`,
    times: timesOf,
  },
  topics: {
    title: 'عمَّ يدور الكلام',
    unit: 'الحصة من الكلام، شهرًا بشهر',
    sentence: (topic: string, share: number) => `أكثر الكلام عن ${topic}: ${percent(share)} منه.`,
    none: 'الكلام هنا أقل من أن تتمايز فيه مواضيع، أو ليس فيه ما يرد معًا.',
    definition:
      'تُقسَّم المحادثة إلى مقاطع من الكلام، والكلمات التي ترد معًا تكوّن موضوعًا (تحليل مصفوفة أوزان tf-idf إلى عوامل غير سالبة). واسم الموضوع أكثر كلماته تمييزًا له. والمنحنى حصته من الكلام في كل شهر. وهو يُظهر أي الكلمات تجتمع، لا ما تعنيه لكم.',
    over: (windows: number) => `أساس الحساب: ${stretchesOf(windows)} من الكلام.`,
    sampled: (windows: number) => ` استُخلصت المواضيع من عدد منها (${count(windows)}) على مسافات متساوية.`,
    share: (share: number) => `${percent(share)} من الكلام`,
    peak: (of: string, share: number) => `الذروة في ${month(of)}: ${percent(share)}`,
    course: (topic: string, peak: string) => `${topic}، شهرًا بشهر، ${peak}`,
    typical: 'رسالة نموذجية',
    columns: ['الموضوع', 'الكلمات', 'الشهر', 'الحصة من الكلام', 'مقاطع الكلام'],
    allMonths: 'الكل',
  },
  style: {
    title: 'طريقة كل شخص في الكتابة',
    sentence: (name: string, median: number) => `نصف رسائل ${name} لا يزيد على ${ofLetters(Math.round(median))}.`,
    sentenceOfTwo: (long: string, longMedian: number, short: string, shortMedian: number) =>
      `رسائل ${long} أطول، نصفها يزيد على ${ofLetters(Math.round(longMedian))}؛ ورسائل ${short} أقصر، نصفها لا يزيد على ${ofLetters(Math.round(shortMedian))}.`,
    sentenceEven: (one: string, other: string, median: number) =>
      `رسائل ${one} ورسائل ${other} متقاربة الطول: نصفها لا يزيد على ${ofLetters(Math.round(median))}.`,
    none: 'لم يكتب أحد نصًّا هنا.',
    definition: `الأطوال هي أطوال الرسائل التي فيها نص، ومنها شروح الصور، بالأحرف كما يعدّها القارئ. والحصص من هذه الرسائل: التي فيها رمز تعبيري، أو سؤال، أو رابط، أو كلها بحروف لاتينية كبيرة. والكلمات المختلفة هي في المتوسط ما يُقال أول مرة من كل ${wordsOf(1000)}.`,
    over: (texts: number) => `أساس الحساب: ${messagesOf(texts)} فيها نص.`,
    lengths: 'الرسائل بحسب الطول، بالأحرف',
    length: (from: number, to: number | null) =>
      to === null ? `${count(from)} فأكثر` : from === to ? count(from) : `${count(from)}–${count(to)}`,
    bar: (name: string, range: string, n: number) => `${name}: ${messagesOf(n)}، عدد أحرفها ${range}`,
    figures: {
      median: 'الطول الوسيط',
      words: 'الكلمات في الرسالة',
      emoji: 'فيها رمز تعبيري',
      question: 'فيها سؤال',
      link: 'فيها رابط',
      caps: 'كلها بحروف كبيرة',
      variety: 'كلمات مختلفة',
      longest: 'الأطول',
    },
    letters: lettersOf,
    decimal: (n: number | null) => (n === null ? '–' : decimal(n)),
    share: (n: number | null) => (n === null ? '–' : percent(n)),
    texts: (n: number) => `${messagesOf(n)} فيها نص`,
    noTexts: 'لا نص',
    open: 'عرض في المحادثة',
    columns: {
      person: 'الشخص',
      texts: 'الرسائل التي فيها نص',
      mean: 'متوسط الطول',
      range: (range: string) => `الأحرف: ${range}`,
    },
  },
  links: {
    title: 'الروابط',
    sentence: (domain: string, n: number, links: number) =>
      n === links
        ? `كل الروابط تقود إلى ${domain}: ${linksOf(n)}.`
        : `أكثر الروابط تقود إلى ${domain}: ${count(n)} من أصل ${ofLinks(links)}.`,
    none: 'لم يُرسَل هنا أي رابط.',
    definition: 'كل عنوان ويب في الرسائل، في كل مرة أُرسل فيها، بحسب الموقع الذي يقود إليه؛ ولا فرق إن سبقه «www.» أم لا. ولا تُزار أبدًا.',
    over: (links: number, messages: number) => `${linksOf(links)} في ${ofMessages(messages)}.`,
    domains: 'إلى أين تقود',
    latest: 'آخر ما أُرسل',
    showMessages: 'عرض الرسائل التي فيها رابط',
    more: (shown: number, all: number) => `المعروض ما تقود إليه أكثر الروابط: ${count(shown)} من أصل ${count(all)}.`,
    count: linksOf,
    columns: ['الموقع', 'الروابط', 'الرسائل'],
    sent: (date: string) => day(date),
  },
  storyOf: {
    titles: { word: 'حكاية كلمة', emoji: 'حكاية رمز تعبيري', phrase: 'حكاية عبارة' },
    waiting: 'جارٍ البحث في المحادثة',
    failed: 'تعذّرت قراءة حكايتها.',
    none: 'لم تُوجد رسالة فيها في المحادثة كلها.',
    figures: (times: number, messages: number) => `قيلت ${timesOf(times)} في ${ofMessages(messages)}.`,
    inMessages: (messages: number) => `في ${ofMessages(messages)}.`,
    notOfPart: 'هذه حكايتها في المحادثة كلها، لا لمن اخترت من أشخاص وأيام فقط.',
    columns: ['الشهر أو الشخص', 'الرسائل'],
    first: 'المرة الأولى',
    months: 'شهرًا بشهر',
    peak: (of: string, n: number) => `الذروة في ${month(of)}: ${messagesOf(n)}`,
    course: (word: string, peak: string) => `${said(word)}، شهرًا بشهر، ${peak}`,
    people: 'من قالها',
    showAll: (messages: number) => `عرض ${ofMessages(messages)}`,
  },
  wordsOf,
} as const
