/** What each screen is called, in a word where there is no room for more, and what one would have of those that Pro opens. */
export const screens = {
  upload: {
    nav: 'Upload',
  },
  dashboard: {
    nav: 'Dashboard',
    /** Where there is room for a word. */
    short: 'Dashboard',
  },
  specialMoments: {
    nav: 'Special Moments',
    /** Where there is room for a word. */
    short: 'Moments',
  },
  search: {
    nav: 'Search',
  },
  emotionalInsights: {
    nav: 'Emotional Insights',
  },
  milestones: {
    nav: 'Custom Milestones',
  },
  favorites: {
    nav: 'Favorites',
  },
  relationship: {
    nav: 'Relationship',
    reason:
      'How the talk is shared, who opens and closes it, how fast each of you answers whom, by day and at night, the most caring messages, and the silences, with the words on both sides of them.',
  },
  words: {
    nav: 'Words',
    reason:
      'Your words and emoji as clouds, what each of you says more than the others, phrases only you have, what you talk about and when, links, and how each writes.',
  },
  wrapped: {
    nav: 'Wrapped',
    reason:
      'A year, or all of it, as a story of eight to twelve slides: what stands out in this very chat, made to be looked at and, if you like, to be shown.',
  },
  ask: {
    nav: 'Ask',
  },
  settings: {
    nav: 'Settings',
  },
} as const
