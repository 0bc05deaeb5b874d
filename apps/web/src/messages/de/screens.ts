/** What each screen is called, in a word where there is no room for more, and what one would have of those that Pro opens. */
export const screens = {
  upload: {
    nav: 'Hochladen',
  },
  dashboard: {
    nav: 'Übersicht',
    /** Where there is room for a word. */
    short: 'Übersicht',
  },
  specialMoments: {
    nav: 'Besondere Momente',
    /** Where there is room for a word. */
    short: 'Momente',
  },
  search: {
    nav: 'Suche',
  },
  emotionalInsights: {
    nav: 'Stimmung & Gefühle',
  },
  milestones: {
    nav: 'Eigene Meilensteine',
  },
  favorites: {
    nav: 'Favoriten',
  },
  relationship: {
    nav: 'Beziehung',
    reason:
      'Wie sich das Gespräch verteilt, wer es eröffnet und beendet, wie schnell wer von euch wem antwortet, tags und nachts, die fürsorglichsten Nachrichten und die Pausen, mit den Worten davor und danach.',
  },
  words: {
    nav: 'Wörter',
    reason:
      'Eure Wörter und Emojis als Wolken, was wer von euch öfter sagt als die anderen, Wendungen, die nur ihr habt, worüber ihr redet und wann, Links, und wie wer schreibt.',
  },
  wrapped: {
    nav: 'Wrapped',
    reason:
      'Ein Jahr oder die ganze Zeit, als Geschichte auf acht bis zwölf Seiten: was in genau diesem Chat heraussticht, zum Ansehen gemacht und, wenn du magst, zum Teilen.',
  },
  ask: {
    nav: 'Fragen',
  },
  settings: {
    nav: 'Einstellungen',
  },
} as const
