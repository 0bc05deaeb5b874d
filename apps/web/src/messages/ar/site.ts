/** What leads from page to page: the bar above and the columns below. */
export const site = {
  columns: { product: 'المنتج', support: 'الدعم', company: 'عن المنتج' },
  links: {
    analyze: 'تحليل محادثة',
    pricing: 'الأسعار',
    features: 'المزايا',
    howItWorks: 'طريقة العمل',
    faq: 'الأسئلة',
    settings: 'الإعدادات والترخيص',
    about: 'حول ConvoStat',
    privacy: 'الخصوصية',
    terms: 'الشروط',
  },
  /** The same page in other languages. */
  languages: 'اللغة',
  /** What a search engine, or a message with a link in it, says of each page. */
  descriptions: {
    landing: 'ملف محادثة مصدَّر من واتساب يكفي لقراءة قصتها: من يكتب، ومتى، وبأي سرعة يأتي الرد. بلا تسجيل، ولا يُرفع شيء إلى أحد.',
    serverLanding: 'ملف محادثة مصدَّر من واتساب يكفي لقراءة قصتها: من يكتب، ومتى، وبأي سرعة يأتي الرد. بلا تسجيل، ويقرؤها هذا الخادم.',
    pricing: 'ما في الباقة المجانية وما في Pro، بندًا بندًا، وسعر Pro في الشهر وفي السنة، وما يُسأل عنه.',
    about: 'ما ConvoStat، وأين يعمل، وما الذي ثبت عنه وكيف يمكن التحقق من ذلك، ومن أي شيء صُنع.',
    privacy: 'ما الذي يحدث لمحادثاتك، وما الذي يُخزَّن وأين، وما الذي يرسله الترخيص، وكيف يُحذف ذلك كله.',
    terms: 'ما لك أن تتوقعه من ConvoStat: الباقة المجانية وPro، والترخيص، والدفع، والإلغاء، والاسترداد.',
  },
  /** For whoever reads without scripts. */
  noScript: {
    app: 'تُقرأ هذه الصفحات بلا JavaScript؛ أما قراءة محادثة فتحتاج إليه.',
    buying: 'الاختيار بين الشهر والسنة، والشراء، يحتاجان إلى JavaScript.',
    payment: 'لجلب ترخيصك تحتاج هذه الصفحة إلى JavaScript. وهو يصل بالبريد الإلكتروني أيضًا.',
  },
  support: 'الدعم',
  contact: 'التواصل',
} as const
