import { alone, ltr } from './text.ts'

/** A chat, as tables and as JSON; the files are English. */
export const tables = {
  button: 'تصدير البيانات',
  title: 'تصدير البيانات',
  lead: 'كل ما يقوله ConvoStat عن هذه المحادثة، لمتابعة العمل عليه في مكان آخر. أسماء الأعمدة والحقول باللغة الإنجليزية.',
  csv: {
    title: 'جداول (CSV)',
    about: 'لبرامج الجداول: ملف zip فيه كل رسالة، وجدول لكل نوع من الأرقام، وملف README يشرح الأعمدة.',
    save: 'حفظ الجداول',
  },
  json: {
    title: 'التحليل (JSON)',
    about: 'كل الأرقام في ملف واحد بمخطط منشور، لبرنامج من صنعك.',
    save: 'حفظ التحليل',
  },
  mask: 'إخفاء الأسماء والرسائل',
  maskMeaning: `يصير الأشخاص ${ltr('Person A')} و${ltr('Person B')} وهكذا، ويُغطّى ما كتبوه.`,
  masked: 'التطبيق في وضع الإخفاء، وكذلك ما يُحفظ: الأسماء وما كتبه الأشخاص مغطاة.',
  about: {
    browser: 'يُعدّ على هذا الجهاز، ولا يُرسَل شيء.',
    server: (host: string) => `يُعدّه الخادم ${alone(host)}.`,
  },
  working: 'جارٍ إعداد الملف',
  cancel: 'إلغاء',
  done: (name: string) => `حُفظ باسم ${alone(name)}`,
  failed: 'تعذّر التصدير. يُرجى إعادة المحاولة.',
  locked: 'حفظ الجداول والتحليل جزء من Pro.',
} as const
