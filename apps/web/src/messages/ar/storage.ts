import { format } from '../../format/index.ts'
import { alone } from './text.ts'

const { count } = format

/** What this browser keeps, and what it does not. */
export const storage = {
  nothingKept: 'لن يُحفظ شيء بعد إغلاق هذه النافذة.',
  nothingKeptWhy: 'لا يخزّن هذا المتصفح شيئًا لهذه الصفحة، وتختفي المحادثة أيضًا عند إعادة تحميلها.',
  mayBePrivate: 'إذا كانت هذه نافذة خاصة، فستُحذف محادثاتك عند إغلاقها.',
  unreachable: 'يتعذّر فتح بعض المحادثات المحفوظة حاليًا.',
  unreachableMeaning: 'لا يتيح المتصفح الآن الوصول إلى مكان حفظها. لم يُحذف شيء. يُرجى إعادة تشغيل المتصفح ثم المحاولة مرة أخرى.',
  vanished: 'أزال متصفحك محادثات محفوظة.',
  vanishedMeaning: (n: number) =>
    `${n === 1 ? 'محادثة كانت محفوظة على هذا الجهاز لم تعد موجودة.' : `محادثات كانت محفوظة على هذا الجهاز لم تعد موجودة، وعددها ${count(n)}.`} يمكن رفع الملفات المصدَّرة مرة أخرى، أو استعادة نسخة احتياطية.`,
  dismissVanished: 'إغلاق التنبيه: محادثات أُزيلت',
  unfinished: 'لم يكتمل آخر تحليل. يُرجى اختيار الملف مرة أخرى.',
  unsaved: 'لم يكتمل حفظ آخر محادثة. يُرجى اختيار الملف مرة أخرى.',
  dismissUnfinished: 'إغلاق التنبيه: تحليل لم يكتمل',
  file: (name: string, size: string) => `${alone(name)}، ${size}`,
} as const
