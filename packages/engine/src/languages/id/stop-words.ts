/** The commonest words people write in Indonesian: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'yang di aku kamu ini itu dan ada gak nggak tidak ya sudah udah bisa mau ke dari sama saya juga aja kalau apa untuk lagi dengan'.split(
    ' ',
  )
