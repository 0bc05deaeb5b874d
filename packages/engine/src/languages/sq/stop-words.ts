/** The commonest words people write in Albanian: what tells the language, and nothing else. */
export const stopWords: readonly string[] = 'dhe në të që e një nuk për me është se ka jam unë ti por mirë edhe ku'.split(' ')
