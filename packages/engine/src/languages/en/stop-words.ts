/** The commonest words people write in English: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'the and you to of is in it that was for on are with have this not be at what my your me do so but just can will how when we from they there would about'.split(
    ' ',
  )
