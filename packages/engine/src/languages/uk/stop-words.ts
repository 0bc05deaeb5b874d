/** The commonest words people write in Ukrainian: what tells the language, and nothing else. */
export const stopWords: readonly string[] = 'і в не на я що з ти це як а то у ми але так він вона все за по до ви мене вже є та'.split(' ')
