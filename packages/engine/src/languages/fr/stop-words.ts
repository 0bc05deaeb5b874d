/** The commonest words people write in French: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'je de est pas le la les et que un une vous pour tu des ça en on ce il mais dans avec suis qui moi ai c au sur bien oui plus quand trop'.split(
    ' ',
  )
