/** Messages that somebody saved, on whatever screen. */
export const favorites = {
  nav: 'Favorites',
  title: 'Favorites',
  save: {
    button: 'Save to favorites',
    isSaved: 'Saved to favorites',
    /** The specification's sentences, to the letter. */
    saved: 'Message saved to favorites!',
    already: 'Message already saved to favorites!',
    failed: 'This message could not be saved. Please try again.',
  },
} as const
