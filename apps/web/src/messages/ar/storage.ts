import { format } from '../../format/index.ts'
import { chatsOf } from './nouns.ts'
import { alone } from './text.ts'

const { count } = format

/** What this browser keeps, and what it does not. */
export const storage = {
  nothingKept: 'لن يُحفظ شيء بعد إغلاق هذه النافذة.',
  nothingKeptWhy: 'لا يسمح هذا المتصفح بتخزين أي شيء هنا، كما في نافذة خاصة. ومع ذلك تُقرأ المحادثات وتُعرض.',
  vanished: 'أزال متصفحك محادثات محفوظة.',
  vanishedMeaning: (n: number) =>
    `${n === 1 ? 'محادثة كانت محفوظة على هذا الجهاز لم تعد موجودة.' : `محادثات كانت محفوظة على هذا الجهاز لم تعد موجودة، وعددها ${count(n)}.`} يمكن رفع الملفات المصدَّرة مرة أخرى، أو استعادة نسخة احتياطية.`,
  dismissVanished: 'إغلاق التنبيه: محادثات أُزيلت',
  unfinished: 'لم يكتمل آخر تحليل. يُرجى اختيار الملف مرة أخرى.',
  unsaved: 'لم يكتمل حفظ آخر محادثة. يُرجى اختيار الملف مرة أخرى.',
  dismissUnfinished: 'إغلاق التنبيه: تحليل لم يكتمل',
  interrupted: (back: number, all: number) =>
    `توقفت الاستعادة قبل أن تكتمل: عاد ${count(back)} من أصل ${chatsOf(all)}. لإكمالها يُرجى اختيار النسخة الاحتياطية مرة أخرى.`,
  dismissInterrupted: 'إغلاق التنبيه: استعادة لم تكتمل',
  file: (name: string, size: string) => `${alone(name)}، ${size}`,
} as const
