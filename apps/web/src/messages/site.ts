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
} as const
