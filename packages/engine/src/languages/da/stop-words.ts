/** The commonest words people write in Danish: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'jeg er det at du og ikke en på som har men vi kan så med til for om den af var mig dig skal godt også hvor hvad lige'.split(' ')
