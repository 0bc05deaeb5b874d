/** The commonest words people write in Swedish: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'jag är det att du och inte en på som har men vi kan så med till för om den av var mig dig ska bra också hur'.split(' ')
