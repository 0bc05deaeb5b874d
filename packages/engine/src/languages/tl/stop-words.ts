/** The commonest words people write in Filipino: what tells the language, and nothing else. */
export const stopWords: readonly string[] = 'ang ng sa na mga ako ko ka mo hindi ba lang po yung naman kasi din ito siya'.split(' ')
