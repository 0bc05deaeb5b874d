import { format } from '#format/index.ts'
import { messagesOf, ofMessages } from './nouns.ts'
import { quoted } from './text.ts'

const { count } = format

/** What is said beside any screen: what became of something, and the way back from it. */
export const notices = {
  deleted: (title: string) => `حُذفت ${quoted(title)}`,
  notDeleted: (title: string) => `تعذّر حذف ${quoted(title)}. يُرجى إعادة المحاولة.`,
  keptAfterAll: (title: string) => `لم تُحذف ${quoted(title)}، لأن ملف تصدير أُضيف إليها في هذه الأثناء.`,
  undo: 'تراجع',
  undoDeleting: (title: string) => `تراجع: الإبقاء على ${quoted(title)}`,
  erasedElsewhere: 'حُذف كل شيء في علامة تبويب أخرى.',
  dismiss: 'إغلاق',
  notices: 'التنبيهات ({hotkey})',
  notice: 'تنبيه',
  /** A license came or ended, and the chat in view was read again by itself. */
  recut: {
    pro: (messages: number) => `Pro: التحليل يشمل الآن كل الرسائل، ${messagesOf(messages)}.`,
    free: (messages: number, of: number) => `عودة إلى الباقة المجانية: التحليل يشمل أحدث ${count(messages)} من أصل ${ofMessages(of)}.`,
  },
  /** Pro came to its end while a screen of it was open. */
  endedHere: 'انتهى Pro للتوّ على هذا الجهاز، فأُقفلت هذه الشاشة من جديد. والسبب مذكور في الإعدادات.',
} as const
