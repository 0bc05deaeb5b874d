/** The commonest words people write in Romanian: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'și nu că de la e pe cu un o să în ce mai este am dar din ai mă eu tu da pentru te acum asta bine foarte sunt'.split(' ')
