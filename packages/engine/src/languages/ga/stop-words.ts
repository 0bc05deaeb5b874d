/** The commonest words people write in Irish: what tells the language, and nothing else. */
export const stopWords: readonly string[] = 'agus an na tá ní is sé sí mé tú go ar le i bhfuil maith sin ach'.split(' ')
