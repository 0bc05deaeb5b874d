/** The commonest words people write in Slovak: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'je to sa na že a nie v som si s ako čo ale tak ja ty už pre by keď dobre ešte len tam mi aj bude'.split(' ')
