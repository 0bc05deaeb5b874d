/** The commonest words people write in Lithuanian: what tells the language, and nothing else. */
export const stopWords: readonly string[] = 'ir yra ne tai kad aš tu kas bet kaip ar jau su man labai čia gerai dar buvo'.split(' ')
