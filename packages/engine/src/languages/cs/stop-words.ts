/** The commonest words people write in Czech: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'je to se na že a ne v jsem si s jak co ale tak já ty už pro by jsi být když dobře ještě jen tam mi'.split(' ')
