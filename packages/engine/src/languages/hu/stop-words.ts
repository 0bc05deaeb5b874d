/** The commonest words people write in Hungarian: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'a az és hogy nem is van de ez egy meg én te mi csak jó már most ha igen lesz kell akkor majd vagy azt nagyon'.split(' ')
