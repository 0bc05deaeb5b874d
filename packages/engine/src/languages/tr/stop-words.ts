/** The commonest words people write in Turkish: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'bir ve bu ben sen ne da de çok için ama var yok mı mi değil evet tamam şimdi daha iyi nasıl bana sana bugün şey o gibi kadar'.split(' ')
