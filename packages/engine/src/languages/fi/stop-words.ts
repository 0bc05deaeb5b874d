/** The commonest words people write in Finnish: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'on ja ei se että minä mä sä en olen oli nyt kun niin mitä jos kyllä mutta vai tai myös kanssa hyvä voi ole joo ihan vielä'.split(' ')
