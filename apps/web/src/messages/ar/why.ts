import { format } from '#format/index.ts'
import { emotions, scoreInWords, sentiments } from './emotional-insights.ts'
import { signed } from './text.ts'

const { count, percent, score } = format

/** An estimate is never certain. */
const estimated = (share: number): string => (share > 0.99 ? `>${percent(0.99)}` : percent(share))

/** Why a message is read as it is, and what a person says against it. */
export const why = {
  /** On a message: what it sounds like; pressing tells why. */
  mark: sentiments,
  ask: (of: keyof typeof sentiments | null, by: string) => `${of === null ? 'لماذا؟' : `نبرة ${sentiments[of]}: لماذا؟`} ${by}`,
  corrected: 'مصحَّحة',
  askCorrected: (label: string, by: string) => `صُحّحت إلى ${label}: تغيير. ${by}`,
  title: 'لماذا تُقرأ هكذا',
  short: 'لماذا؟',
  loading: 'جارٍ النظر في الكلمات',
  failed: 'تعذّرت معرفة السبب. يُرجى إعادة المحاولة.',
  sounds: (of: number) => `نبرتها ${scoreInWords(of)}.`,
  score: (of: number) => `الدرجة ${score(of)} على مقياس من ${signed(-1)} إلى ${signed(1)}.`,
  unscored: 'ليس فيها ما يمكن أن تُعطى له درجة.',
  youSaid: (label: string) => `حسب قولك: ${label}.`,
  emotions: 'المشاعر فيها',
  emotion: (emotion: keyof typeof emotions, share: number) => `${emotions[emotion]} ${estimated(share)}`,
  noEmotion: 'لا شعور يبرز فيها.',
  words: 'الكلمات التي رجّحت',
  /** Where a person knew better: they are still the model’s. */
  wordsOfEstimate: 'الكلمات التي رجّحت التقدير',
  noWords: 'لا كلمة بعينها رجّحت كثيرًا.',
  towards: { positive: 'نحو الإيجابية', negative: 'نحو السلبية' },
  more: (n: number) => `و${count(n)} غيرها أقل أثرًا`,
  about: 'تقدير من الكلمات وحدها؛ لا يسمع السخرية، ولا يحكم على أحد.',
  correct: {
    title: 'تصحيح',
    about: 'تتبعه كل الأرقام. ويبقى على هذا الجهاز.',
    aboutServer: 'تتبعه كل الأرقام.',
    sentiments: 'نبرتها',
    emotions: 'أو بدقة أكبر',
    labels: { positive: 'إيجابية', neutral: 'محايدة', negative: 'سلبية', ...emotions },
    reset: 'العودة إلى التقدير',
    done: (label: string) => `صُحّحت: ${label}. والأرقام تتبعها.`,
    wasReset: 'عادت إلى التقدير. والأرقام تتبعها.',
    undo: 'تراجع',
    undoLabel: 'تراجع: كما كانت من قبل',
    failed: 'تعذّر حفظ التصحيح. يُرجى إعادة المحاولة.',
    notUndone: 'تعذّر التراجع. يُرجى إعادة المحاولة.',
  },
} as const
