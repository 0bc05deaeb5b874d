/** The commonest words people write in Latvian: what tells the language, and nothing else. */
export const stopWords: readonly string[] = 'un ir ne tas ka es tu kas bet kā vai jau ar man ļoti labi vēl bija šodien'.split(' ')
