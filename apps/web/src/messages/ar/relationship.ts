import type { Clock } from '@convostat/format'
import { format } from '#format/index.ts'
import {
  counted,
  daysMeasured,
  daysOf,
  hoursMeasured,
  messagesMeasured,
  messagesOf,
  ofHours,
  ofMessages,
  ofPeople,
  ofTalks,
  pairsOf,
  peopleOf,
  repliesOf,
  talksOf,
} from './nouns.ts'
import { after } from './text.ts'

const { count, percent, day, days, latency, hour } = format

const [burstsOf, ofBursts] = counted({
  one: 'دفعة واحدة',
  two: 'دفعتان',
  few: 'دفعات',
  many: 'دفعة',
  other: 'دفعة',
})
const [silencesOf] = counted({
  one: 'صمت واحد دام يومًا أو أكثر',
  two: 'فترتا صمت دامت كل منهما يومًا أو أكثر',
  few: 'فترات صمت دامت يومًا أو أكثر',
  many: 'فترة صمت دامت يومًا أو أكثر',
  other: 'فترة صمت دامت يومًا أو أكثر',
})
const [streaksOf] = counted({ one: 'سلسلة واحدة', two: 'سلسلتان', few: 'سلاسل', many: 'سلسلة', other: 'سلسلة' })
/** How long something took, in words: seconds are too fine for them. */
const timeOf = (seconds: number, clock?: Clock) => latency(seconds, seconds < 60 ? 'minutes' : clock)
const dayAndTime = (dateTime: string) => `${day(dateTime)}، ${format.time(dateTime)}`
const more = (n: number, all: number) => (n === all ? `عرض الكل (${count(all)})` : `عرض الأطول (${count(n)} من أصل ${count(all)})`)

/** What lies between the people of a chat. Names come isolated, as they may be written the other way round; no verb says whether one is a man or a woman. */
export const relationship = {
  title: 'ما بينكم',
  about: 'كيف يتوزّع الكلام، وبأي سرعة يأتي رد كل شخص، وما قيل باهتمام، ومتى حلّ الصمت. أما معنى ذلك فلك وحدك أن تقوله.',
  parts: {
    label: 'في هذه الصفحة',
    talk: 'الكلام',
    answers: 'الردود',
    feelings: 'المشاعر',
    days: 'الصمت والأيام المتتالية',
  },
  waiting: 'جارٍ فتح محادثتك',
  truncatedMeaning: (limit: number) => `كل رقم هنا محسوب من أحدث ${ofMessages(limit)}.`,
  showAll: (n: number) => `عرض الكل (${count(n)})`,
  balance: {
    title: 'توازن الكلام',
    ofTwo: (more: string, less: string, per100: number) =>
      per100 === 100
        ? `عدد الرسائل من ${more} ومن ${less} متساوٍ تقريبًا.`
        : `مقابل كل ${ofMessages(100)} من ${more} تأتي ${messagesOf(per100)} من ${less}.`,
    ofMany: (most: string, least: string, per100: number, isOfAll: boolean) =>
      `مقابل كل ${ofMessages(100)} من ${most} تأتي ${messagesOf(per100)} من ${least}، وهي الأقل${isOfAll ? '' : ` بين كل من كتب ${percent(0.01)} على الأقل`}.`,
    ofOne: (name: string) => `كل الرسائل المحسوبة هنا من ${name}.`,
    noRatio: (name: string, people: number) => `أكثر الرسائل من ${name}، من بين ${ofPeople(people)}.`,
    figure: (per100: number) => `${count(100)} : ${count(per100)}`,
    figureName: 'الأكثر رسائل إلى الأقل',
    definition: `أقل عدد رسائل لشخص واحد مقابل كل ${ofMessages(100)} ممن كتب أكثر. ومن لا تبلغ رسائله ${percent(0.01)} يُذكر ولا يدخل في الموازنة.`,
  },
  conversations: {
    title: 'من يبدأ الأحاديث ومن يختمها',
    opened: (name: string, n: number, all: number) => `بدأ ${count(n)} من أصل ${ofTalks(all)} برسالة من ${name}`,
    /** Of several who opened as many. */
    openedNoneMore: (name: string, n: number, all: number) => `بدأ ${count(n)} من أصل ${ofTalks(all)} برسالة من ${name} (ولا أحد أكثر)`,
    openedEqually: (one: string, other: string, all: number) =>
      `بدأ عدد متساوٍ برسالة من ${one} وبرسالة من ${other}، من أصل ${ofTalks(all)}`,
    closed: (name: string, n: number) => `وانتهى ${count(n)} برسالة من ${name}`,
    closedNoneMore: (name: string, n: number) => `وانتهى ${count(n)} برسالة من ${name} (ولا أحد أكثر)`,
    closedEqually: (one: string, other: string) => `وانتهى عدد متساوٍ برسالة من ${one} وبرسالة من ${other}`,
    /** Where it is the same person. */
    byOne: (opened: string, n: number, isTied: boolean) => `${opened}، وانتهى ${count(n)} كذلك${isTied ? ' (ولا أحد أكثر)' : ''}.`,
    both: (opened: string, closed: string) => `${opened}؛ ${closed}.`,
    ofOne: (name: string, opened: number, closed: number) => `بدأ ${talksOf(opened)} برسالة من ${name}، وانتهى ${count(closed)} كذلك.`,
    none: 'لا حديث هنا بدأه أو ختمه أحد من هؤلاء.',
    figureName: 'الأحاديث',
    usual: (messages: number, seconds: number, clock?: Clock) => `في المعتاد ${messagesMeasured(messages)}، ${timeOf(seconds, clock)}`,
    roles: { opener: 'البدء', closer: 'الختام' },
    showOf: { opener: 'عرض الرسائل التي تبدؤها', closer: 'عرض الرسائل التي تختمها' },
    show: 'عرض الرسائل التي تبدؤها',
    longest: 'أطول حديث',
    messages: messagesOf,
    span: (from: string, to: string) => days(from, to),
    lasted: (seconds: number, clock?: Clock) => timeOf(seconds, clock),
    people: (names: string, others: number) => (others === 0 ? names : `${names} و${count(others)} غيرهم`),
    first: 'الأول',
    last: 'الأخير',
    open: 'عرض في المحادثة',
    openOf: (size: string, span: string) => `${size}، ${span}: عرض الحديث من أول رسالة فيه`,
    definition: (hasFilters: boolean) => {
      const all =
        'الحديث رسائل لا يفصل بينها صمت يزيد على ست ساعات. من يكتب أول رسالة فيه يبدؤه، ومن يكتب آخر رسالة يختمه. والحجم المعتاد هو وسيط كل الأحاديث.'
      return hasFilters ? `${all} والتصفية تختار من رسائل البدء والختام، بحسب كاتبها ووقتها.` : all
    },
    over: (n: number) => `أساس الحساب: ${talksOf(n)}.`,
  },
  bursts: {
    title: 'عدة رسائل دفعة واحدة',
    most: (name: string, n: number, all: number) => `من ${name} جاءت ${count(n)} من أصل ${ofBursts(all)} في كل منها ثلاث رسائل أو أكثر.`,
    noneMore: (name: string, n: number, all: number) =>
      `من ${name} جاءت ${count(n)} من أصل ${ofBursts(all)} في كل منها ثلاث رسائل أو أكثر، ولا أحد أكثر.`,
    equally: (one: string, other: string, all: number) =>
      `عدد متساوٍ من الدفعات من ${one} ومن ${other}، من أصل ${ofBursts(all)} في كل منها ثلاث رسائل أو أكثر.`,
    ofOne: (name: string, n: number) => `من ${name} جاءت ${burstsOf(n)} من ثلاث رسائل أو أكثر.`,
    none: 'لم يرسل أحد ثلاث رسائل دفعة واحدة.',
    number: burstsOf,
    upTo: (messages: number) => `حتى ${ofMessages(messages)}`,
    longest: 'أطول الدفعات',
    size: (messages: number, seconds: number, clock?: Clock) => `${messagesOf(messages)} في ${after(timeOf(seconds, clock))}`,
    when: dayAndTime,
    show: 'عرض الرسائل التي تبدؤها',
    open: 'عرض في المحادثة',
    openLongest: (name: string) => `عرض أطول دفعة من ${name}`,
    openOf: (size: string, name: string, when: string) => `${size}، ${name}، ${when}: عرض في المحادثة`,
    more,
    definition: (hasFilters: boolean) => {
      const all =
        'الدفعة ثلاث رسائل متتالية أو أكثر من شخص واحد، لا يفصل بين كل رسالة والتي قبلها أكثر من دقيقتين. وهي تحكي طريقة الكتابة: فمن الناس من يرسل رسالة طويلة واحدة، ومنهم من يرسلها قطعًا.'
      return hasFilters ? `${all} والتصفية تختار الدفعات، بحسب كاتبها ووقت بدايتها.` : all
    },
    over: (n: number) => `أساس الحساب: ${burstsOf(n)}.`,
  },
  speed: {
    title: 'سرعة رد كل شخص',
    ofTwo: (one: string, oneTime: string, other: string, otherTime: string) =>
      `نصف ردود ${one} يأتي خلال ${after(oneTime)}، ونصف ردود ${other} خلال ${after(otherTime)}.`,
    soonest: (name: string, time: string) => `أسرع الردود من ${name}: نصفها يأتي خلال ${after(time)}.`,
    soonestOf: (names: string, time: string) => `ردود ${names} متساوية السرعة: نصفها يأتي خلال ${after(time)}.`,
    soonestSeveral: (time: string) => `ردود عدة أشخاص متساوية السرعة: نصفها يأتي خلال ${after(time)}.`,
    ofOne: (name: string, median: string, p90: string) =>
      `نصف ردود ${name} يأتي خلال ${after(median)}، وتسعة من كل عشرة خلال ${after(p90)}.`,
    none: 'لم يردّ أحد هنا على أحد.',
    speeds: {
      '<5min': `أقل من ${count(5)} د`,
      '<1hr': 'أقل من ساعة',
      '<1day': 'أقل من يوم',
      '>1day': 'يوم فأكثر',
    },
    speedOf: (name: string, speed: string, n: number) => `${name}: ${repliesOf(n)}، ${speed}`,
    replies: repliesOf,
    noReplies: 'لا ردود',
    median: 'النصف خلال',
    p90: 'تسعة من عشرة خلال',
    mean: 'المتوسط',
    within: 'أثناء الحديث، النصف خلال',
    opening: `بعد ${ofHours(6)} من الصمت، النصف خلال`,
    day: 'نهارًا، النصف خلال',
    night: 'ليلًا، النصف خلال',
    definition: `الرد هو أول رسالة بعد دور شخص آخر، ويُقاس زمنه من آخر رسالة في ذلك الدور. والرد بعد صمت يزيد على ست ساعات يبدأ حديثًا جديدًا: يُحسب في كل الأرقام ويُعرض على حدة. وكذلك الردود نهارًا والردود ليلًا، من ${hour(22)} إلى ${hour(6)}، بحسب ساعة الرد نفسه.`,
    over: (replies: number) => `أساس الحساب: ${repliesOf(replies)}.`,
  },
  caring: {
    title: 'أكثر الرسائل حنانًا',
    sentence: (n: number) =>
      n === 1 ? 'رسالة واحدة تنطق بالاهتمام أوضح من غيرها.' : `الرسائل التي تنطق بالاهتمام أوضح من غيرها: ${count(n)}.`,
    none: 'لا رسالة تنطق بالاهتمام بوضوح كافٍ.',
    definition:
      'رسائل تُظهر الاهتمام بالآخر: حب ومواساة وشكر وقلق عليه وتمنيات طيبة؛ من كل نوع ولكل شخص أوضحها. يستدل عليها نموذج صغير من الكلمات وحدها، ويفوته ما لا يفهمه سواكم؛ وزر «لماذا؟» يُظهر ما رجّح تقديره.',
    over: (n: number) => `${messagesOf(n)}.`,
  },
  gaps: {
    title: 'أطول فترات الصمت',
    sentence: (time: string, name: string) => `دام أطول صمت ${time}؛ وانتهى برسالة من ${name}.`,
    none: 'لم يكن هناك صمت دام يومًا أو أكثر.',
    days: daysMeasured,
    hours: hoursMeasured,
    span: (from: string, to: string) => days(from, to),
    before: 'قبله',
    after: 'بعده',
    when: dayAndTime,
    open: 'عرض في المحادثة',
    openOf: (time: string, span: string) => `${time}، ${span}: عرض في المحادثة`,
    more,
    definition: `فترة الصمت ${ofHours(24)} على الأقل بين رسالتين متتاليتين، أيًّا كان كاتبهما. وعند اختيار أشخاص أو أيام: فترات الصمت التي أنهاها هؤلاء الأشخاص في تلك الأيام.`,
    over: (n: number) => `${silencesOf(n)}.`,
  },
  streaks: {
    title: 'أيام متتالية',
    sentence: (n: number, from: string, to: string) => `لم ينقطع الكلام ${daysOf(n)} متتالية، ${days(from, to)}.`,
    sentenceCurrent: (n: number, from: string) => `لم ينقطع الكلام ${daysOf(n)} متتالية، من ${day(from)} إلى نهاية المحادثة.`,
    none: 'لم يكن هناك يومان متتاليان فيهما رسائل.',
    days: daysOf,
    span: (from: string, to: string) => days(from, to),
    messages: messagesOf,
    current: 'إلى نهاية المحادثة',
    more,
    definition:
      'السلسلة يومان متتاليان أو أكثر من أيام التقويم في كل منها رسالة واحدة على الأقل، أيًّا كان كاتبها. وعند اختيار أشخاص: الأيام التي كتب فيها أحدهم.',
    over: (n: number) => `${streaksOf(n)}.`,
  },
  matrix: {
    title: 'من يرد على من',
    soonest: (from: string, to: string, time: string) => `الأسرع: ردود ${from} على ${to}، نصفها خلال ${after(time)}.`,
    soonestSeveral: (time: string) => `ردود عدة أزواج متساوية السرعة: نصفها يأتي خلال ${after(time)}.`,
    ofTwo: (one: string, oneTime: string, other: string, otherTime: string) =>
      `تسعة من كل عشرة ردود من ${one} تأتي خلال ${after(oneTime)}، ومن ${other} خلال ${after(otherTime)}.`,
    most: (from: string, to: string, share: number) => `ردود ${from} على ${to} هي ${percent(share)} من كل الردود هنا.`,
    none: 'لم يردّ أحد هنا على أحد.',
    table: 'جدول',
    tableOf: 'من يرد على من، في جدول',
    squareOf: 'من يرد على من، في مربع',
    columns: { pair: 'من يرد على من', replies: 'الردود', median: 'النصف خلال', p90: 'تسعة من عشرة خلال' },
    corner: 'من يرد ↓ على من ←',
    answersWhom: 'على',
    cell: (from: string, to: string, replies: number, median: string, p90: string) =>
      `ردود ${from} على ${to}: ${repliesOf(replies)}، النصف خلال ${after(median)}، وتسعة من عشرة خلال ${after(p90)}`,
    part: (shown: number, all: number) => `الأكثر كتابة: ${peopleOf(shown)} من أصل ${count(all)}. والباقي في الجدول.`,
    pairs: (shown: number, all: number) => `الأكثر ردودًا: ${pairsOf(shown)} من أصل ${count(all)}.`,
    showPair: 'عرض هذه الردود',
    key: 'النصف خلال:',
    keys: { '<5min': `${count(5)} د`, '<1hr': 'ساعة', '<1day': 'يوم', '>1day': 'أكثر' },
    definition:
      'لكل شخصين، من يرد على من: كم مرة، والزمن الذي جاء خلاله نصف هذه الردود. والرد يكون على الشخص الذي جاء بعد دوره؛ فالملف المصدَّر لا يقول أي رسالة اقتُبست.',
    over: (replies: number) => `أساس الحساب: ${repliesOf(replies)}.`,
  },
} as const
