/** The commonest words people write in Azerbaijani: what tells the language, and nothing else. */
export const stopWords: readonly string[] = 'və bu bir mən sən nə də var yox çox üçün amma necə yaxşı deyil indi mənə sənə'.split(' ')
