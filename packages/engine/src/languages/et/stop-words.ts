/** The commonest words people write in Estonian: what tells the language, and nothing else. */
export const stopWords: readonly string[] = 'ja on ei see et ma sa mis oli kui aga ka siis mul sul hea nii kas või veel'.split(' ')
