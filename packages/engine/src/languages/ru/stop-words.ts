/** The commonest words people write in Russian: what tells the language, and nothing else. */
export const stopWords: readonly string[] = 'и в не на я что с ты это как а то у мы но да он она так все же за по к вы меня уже'.split(' ')
