/** The commonest words people write in Dutch: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'ik de het een en je is niet dat van in te ook maar wel met op we nog zo hoe ben heb heel dan kan naar voor goed wat ze'.split(' ')
