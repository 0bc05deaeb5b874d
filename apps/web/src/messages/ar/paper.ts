import { format } from '#format/index.ts'
import { messagesOf } from './nouns.ts'
import { alone, ltr } from './text.ts'

/** A chat, and what was saved of it, as a PDF, which is English. */
export const paper = {
  button: 'تصدير PDF',
  report: {
    title: 'تصدير PDF',
    lead: {
      pro: 'كل ما عن هذه المحادثة: النشاط والأشخاص والكلمات واللحظات ومفضلتك، في نحو اثنتي عشرة صفحة. والتقرير باللغة الإنجليزية.',
      free: 'المحادثة بنظرة واحدة في صفحة واحدة عليها علامة مائية. ومع Pro التقرير الكامل في نحو اثنتي عشرة صفحة. والتقرير باللغة الإنجليزية.',
    },
    save: { pro: 'حفظ التقرير الكامل', free: 'حفظ تقرير الصفحة الواحدة' },
    full: 'التقرير الكامل',
  },
  book: {
    title: 'تصدير PDF',
    lead: (n: number) => `كتاب صغير مرتب بالأشهر مع ملاحظاتك: ${messagesOf(n)}. ما ليس من كلامكم فيه باللغة الإنجليزية.`,
    save: 'حفظ الكتاب',
    none: 'لا رسائل لتصديرها',
  },
  paper: { label: 'الورق', sizes: { a4: 'A4', letter: 'US Letter' } },
  mask: 'إخفاء الأسماء',
  maskMeaning: `يصير الأشخاص ${ltr('Person A')} و${ltr('Person B')} وهكذا، ويُحذف عنوان المحادثة.`,
  masked: 'التطبيق في وضع الإخفاء، وكذلك ما يُحفظ: الأسماء وما كتبه الأشخاص مغطاة.',
  about: {
    browser: (size: number) => `يُعدّ على هذا الجهاز. في المرة الأولى تُحمَّل خطوط حجمها ${format.bytes(size)} وتبقى للاستخدام بلا شبكة.`,
    server: (host: string) => `يُعدّه الخادم ${alone(host)}.`,
  },
  working: 'جارٍ إعداد PDF',
  cancel: 'إلغاء',
  done: (name: string) => `حُفظ باسم ${alone(name)}`,
  retry: 'إعادة المحاولة',
  locked: 'تتطلب هذه الميزة ترخيص Pro. يُرجى الترقية للمتابعة.',
  failed: { report: 'تعذّر التصدير. يُرجى إعادة المحاولة.', book: 'تعذّر تصدير PDF. يُرجى إعادة المحاولة.' },
} as const
