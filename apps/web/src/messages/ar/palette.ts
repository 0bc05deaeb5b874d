import { alone } from './text.ts'

/** The command palette and the keys that work everywhere. */
export const palette = {
  title: 'انتقال أو بحث أو تنفيذ',
  open: 'انتقال أو بحث',
  placeholder: 'إلى أين، أو عمَّ تبحث؟',
  results: 'ما يمكن فعله',
  none: 'لا شيء بهذا الاسم.',
  groups: { screens: 'الانتقال إلى', chats: 'المحادثات', actions: 'التنفيذ', search: 'البحث' },
  searchFor: { before: 'البحث عن «', after: '»' },
  current: 'الحالية',
  theme: { system: 'المظهر حسب الجهاز', light: 'المظهر الفاتح', dark: 'المظهر الداكن' },
  themeAlso: ['مظهر', 'شكل', 'ألوان'],
  /** A language is told by its own name. */
  language: (name: string) => `اللغة: ${alone(name)}`,
  languageAlso: ['Language', 'Sprache', 'اللغة'],
  download: { title: 'تنزيل بياناتي', also: ['نسخة احتياطية', 'تصدير', 'حفظ'] },
  shortcuts: 'اختصارات لوحة المفاتيح',
  shortcutsAlso: ['مفاتيح', 'مساعدة'],
  hints: { choose: 'للاختيار', run: 'للانتقال', close: 'للإغلاق' },
  keys: {
    command: 'انتقال أو بحث أو تنفيذ',
    search: 'البحث في المحادثة',
    results: 'النتيجة التالية والسابقة',
    openResult: 'عرض النتيجة في المحادثة',
    saveResult: 'حفظ النتيجة في المفضلة',
    matches: 'المطابقة السابقة والتالية في المحادثة',
    help: 'هذه القائمة',
    escape: 'إغلاق ما هو مفتوح',
  },
  or: 'أو',
} as const
