/** The commonest words people write in Malay: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'yang di saya awak ini itu dan ada tak tidak ya sudah boleh nak ke dari dengan juga sahaja kalau apa untuk lagi macam kau aku'.split(' ')
