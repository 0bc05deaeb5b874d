/** What each screen is called, in a word where there is no room for more, and what one would have of those that Pro opens. */
export const screens = {
  upload: {
    nav: 'رفع محادثة',
  },
  dashboard: {
    nav: 'لوحة المعلومات',
    /** Where there is room for a word. */
    short: 'اللوحة',
  },
  specialMoments: {
    nav: 'اللحظات المميزة',
    /** Where there is room for a word. */
    short: 'اللحظات',
  },
  search: {
    nav: 'البحث',
  },
  emotionalInsights: {
    nav: 'المشاعر',
  },
  milestones: {
    nav: 'المحطات',
  },
  favorites: {
    nav: 'المفضلة',
  },
  relationship: {
    nav: 'ما بينكم',
    reason:
      'كيف يتوزّع الكلام، ومن يبدؤه ويختمه، وبأي سرعة يرد كل منكم على الآخر، نهارًا وليلًا، وأكثر الرسائل حنانًا، وفترات الصمت مع ما قيل قبلها وبعدها.',
  },
  words: {
    nav: 'الكلمات',
    reason:
      'كلماتكم ورموزكم التعبيرية في سحب، وما يقوله كل منكم أكثر من غيره، وعبارات لا يقولها سواكم، وما تتكلمون عنه ومتى، والروابط، وطريقة كل منكم في الكتابة.',
  },
  wrapped: {
    nav: 'Wrapped',
    reason: `سنة، أو كل الزمن، في قصة من ثماني شرائح إلى اثنتي عشرة: ما يبرز في هذه المحادثة بعينها، صُنعت لتُشاهَد، ولتُعرض على غيرك عند الرغبة.`,
  },
  ask: {
    nav: 'الأسئلة',
  },
  settings: {
    nav: 'الإعدادات',
  },
} as const
