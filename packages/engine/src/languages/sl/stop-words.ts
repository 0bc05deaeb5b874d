/** The commonest words people write in Slovenian: what tells the language, and nothing else. */
export const stopWords: readonly string[] = 'je in da ne se to na sem za kaj kako ali jaz ti si smo od bi samo že kje dobro tudi'.split(' ')
