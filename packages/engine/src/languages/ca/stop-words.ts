/** The commonest words people write in Catalan: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'que de no la el en és i els es un per una amb les però com ja molt està més jo si bé quan hi avui això què'.split(' ')
