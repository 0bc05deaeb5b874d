/** What leads from page to page: the bar above and the columns below. */
export const site = {
  columns: { product: 'Product', support: 'Support', company: 'Company' },
  links: {
    analyze: 'Analyze a chat',
    pricing: 'Pricing',
    features: 'Features',
    howItWorks: 'How It Works',
    faq: 'FAQ',
    settings: 'Settings and license',
    about: 'About',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  support: 'Support',
  contact: 'Contact',
  /** The same page in other languages. */
  languages: 'Language',
  /** What a search engine, or a message with a link in it, says of each page. */
  descriptions: {
    landing:
      'Drop an exported WhatsApp chat and read its story: who writes, when, and how fast you answer each other. No signup, no upload to anybody.',
    serverLanding:
      'Drop an exported WhatsApp chat and read its story: who writes, when, and how fast you answer each other. No signup, read by this server.',
    pricing: 'What Free and Pro have, line by line, what Pro costs by the month and by the year, and what people ask about it.',
    about: 'What ConvoStat is, where it runs, what is proven of it and how to check that yourself, and what it was made from.',
    privacy: 'What happens to your chats, what is stored and where, what a license sends, and how to delete all of it.',
    terms: 'What you may expect of ConvoStat: Free and Pro, the license, paying, cancelling, refunds.',
  },
  /** For whoever reads without scripts. */
  noScript: {
    app: 'These pages can be read without JavaScript; reading a chat needs it.',
    buying: 'Choosing between month and year, and buying, needs JavaScript.',
    payment: 'To fetch your license this page needs JavaScript. It comes by e-mail, too.',
  },
} as const
