/** The commonest words people write in German: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'ich und das ist nicht die der du wir ein es mit zu auf für aber auch noch ja wie bin hab habe mir dir was kann wenn mal schon dann so sie'.split(
    ' ',
  )
