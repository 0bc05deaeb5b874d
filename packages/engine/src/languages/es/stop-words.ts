/** The commonest words people write in Spanish: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'que de no la el en es y los se lo un por una con las para pero como ya muy está más mi te si bien cuando hay qué yo eso hoy porque'.split(
    ' ',
  )
