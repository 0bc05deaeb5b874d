/** The commonest words people write in Polish: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'nie to się na że jest i w z co jak ale do mi tak już za czy ja ty dla może jestem po też tylko dobrze tym o'.split(' ')
