/** The commonest words people write in Norwegian: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'jeg er det at du og ikke en på som har men vi kan så med til for om den av var meg deg skal bra også hvor hva ikkje'.split(' ')
