/** The commonest words people write in European Portuguese: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'que não de eu tu o um para é com uma na mas se está muito isso por hoje aqui bem também meu minha então estou estás contigo autocarro telemóvel fixe pá'.split(
    ' ',
  )
