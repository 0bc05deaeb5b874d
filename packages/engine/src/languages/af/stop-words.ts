/** The commonest words people write in Afrikaans: what tells the language, and nothing else. */
export const stopWords: readonly string[] = 'ek die het is nie en jy van dit wat ons vir met in my so maar ook kan sal was hulle'.split(' ')
