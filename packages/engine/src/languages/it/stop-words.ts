/** The commonest words people write in Italian: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'che di non è la il un per sono ho ma in mi ti ci si una con come anche ok sì questo quando cosa tutto bene poi perché hai della del'.split(
    ' ',
  )
