import { format } from '#format/index.ts'
import { filters } from './filters.ts'
import { daysOf, messagesOf, ofDays, ofMessages, repliesOf } from './nouns.ts'
import { after } from './text.ts'

const { count } = format

/** How each figure is counted, as docs/metrics.md defines it, and over how much. */
export const counted = {
  label: (figure: string) => `طريقة حساب «${figure}»`,
  over: (messages: number) => `أساس الحساب: ${messagesOf(messages)}.`,
  overReplies: (replies: number, messages: number) => `أساس الحساب: ${repliesOf(replies)} من بين ${ofMessages(messages)}.`,
  /** Of a figure about replies: what filters do to it is said where there are some. */
  replies: (definition: string, hasFilters: boolean) => (hasFilters ? `${definition} ${filters.replies}` : definition),
  mediaOf: (media: number, messages: number) => `${count(media)} من أصل ${ofMessages(messages)}.`,
  daysOf: (days: number, messages: number) => `${daysOf(days)}، ${messagesOf(messages)}.`,
  /** The way to what was counted. */
  show: 'عرض هذه الرسائل',
  showReplies: 'عرض هذه الردود',
  showBy: {
    fast: (time: string) => `الردود التي لم يزد زمنها على ${after(time)}`,
    slow: (time: string) => `الردود التي لم يقل زمنها عن ${after(time)}`,
    under: (time: string) => `الردود التي استغرقت ${time}`,
  },
  total:
    'كل ما أرسله الأشخاص: النصوص والصور والمكالمات المعروف صاحبها والرسائل المحذوفة والاستطلاعات. أما ما كتبته الخدمة نفسها (الانضمام وتغيير الاسم والتشفير) فلا يُحسب.',
  range: 'من أول رسالة إلى آخر رسالة جرى تحليلها، بالتواريخ التي أظهرها الهاتف، من دون تطبيق أي منطقة زمنية.',
  daily: 'عدد الرسائل مقسومًا على كل أيام التقويم من أول رسالة إلى آخرها، ومنها الأيام التي لم يُكتب فيها شيء.',
  response:
    'متوسط زمن كل الردود. الرد هو أول رسالة بعد دور شخص آخر، ويُقاس زمنه من آخر رسالة في ذلك الدور. بضعة ردود متأخرة جدًّا ترفع المتوسط؛ أما الوسيط فهو الانتظار المعتاد.',
  p50: 'نصف الردود كان أسرع، ونصفها أبطأ.',
  mean: 'مجموع أزمنة الردود مقسومًا على عددها. بضعة ردود متأخرة جدًّا ترفعه.',
  p75: 'ثلاثة أرباع الردود كانت أسرع.',
  p90: 'تسعة أعشار الردود كانت أسرع.',
  perDay: 'عدد الرسائل مقسومًا على الأيام التي كُتبت فيها رسالة واحدة على الأقل.',
  media: 'الصور ومقاطع الفيديو والرسائل الصوتية والملصقات وصور GIF والمستندات، سواء أسقطها الملف المصدَّر أم ذكر أسماء ملفاتها.',
  words: 'الكلمات في النصوص وفي شروح الصور. الرابط كلمة واحدة، والرمز التعبيري ليس كلمة.',
  days: 'أيام التقويم من أول رسالة إلى آخرها، وكلاهما محسوب.',
  timeseries: `الرسائل في كل يوم من أيام التقويم. الخط العريض متوسط الأيام المحيطة. وقد وُسم أكثر الأيام رسائل، وأول يوم محسوب، وأول يوم بعد أطول صمت بلغ ${ofDays(30)} فأكثر، واليوم الذي زادت منه أربعة أسابيع أكبر زيادة على الأربعة التي سبقتها.`,
  heatmap: 'الرسائل بحسب يوم الأسبوع والساعة كما أظهرهما الهاتف، على امتداد الفترة كلها.',
  calendar: 'الرسائل في كل يوم من أيام التقويم. والسلسلة أيام متتالية في كل منها رسالة واحدة على الأقل.',
  share: 'رسائل كل شخص. الاسم نفسه مع علامة «~» أو بدونها شخص واحد، والاسم المكتوب بطريقتين شخصان.',
} as const
