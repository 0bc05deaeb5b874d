/** The commonest words people write in Swahili: what tells the language, and nothing else. */
export const stopWords: readonly string[] = 'na ya wa ni kwa la hii sana lakini mimi wewe yake habari kama leo sasa hapa ndiyo'.split(' ')
