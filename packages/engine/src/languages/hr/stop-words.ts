/** The commonest words people write in Croatian: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'je i u da ne se to na sam za što kako ali ja ti si smo od bi samo već gdje može dobro kad ili su nije'.split(' ')
