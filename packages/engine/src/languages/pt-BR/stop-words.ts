/** The commonest words people write in Brazilian Portuguese: what tells the language, and nothing else. */
export const stopWords: readonly string[] =
  'que não de eu você vc o um para é com uma tá na mas se pra ele ela está muito isso por hoje aqui bem também gente meu minha então né tô vou'.split(
    ' ',
  )
