/**
 * Plurals and the unmistakable forms of regular verbs of Spanish and Portuguese, after the light stemmers of Savoy 2006 without what they cut of
 * gender and derivation: "puerto" is not "puerta", nor "libro" "libra". A verb's stem is marked (`par#a` of "parar"), so that nouns do not share it.
 */
export const spanish = (word: string): readonly string[] =>
  stemsIn(word, { ofPlural: spanishNoun, verbs: spanishVerbs, nouns: spanishNouns })

export const portuguese = (word: string): readonly string[] =>
  stemsIn(word, { ofPlural: portugueseNoun, verbs: portugueseVerbs, nouns: portugueseNouns })

interface Grammar {
  ofPlural: (word: string) => string
  verbs: readonly (readonly [end: RegExp, kind: 'a' | 'e'])[]
  /** Nouns that look like forms of a verb. */
  nouns: ReadonlySet<string>
}

function stemsIn(word: string, { ofPlural, verbs, nouns }: Grammar): readonly string[] {
  if (word.length < 4) return [word]
  const noun = ofPlural(word)
  if (nouns.has(word) || nouns.has(noun)) return [noun]
  const [end, kind] = verbs.find(([each]) => each.test(word)) ?? []
  return end ? [noun, `${word.replace(end, '')}#${kind}`] : [noun]
}

/** Two letters are enough of what is only a verb's: "usar", "usando". */
const form = (ends: string, least = 2): RegExp => new RegExp(`(?<=[a-z]{${least}})(?:${ends})$`)

const spanishVerbs: Grammar['verbs'] = [
  [form('abamos|asteis|aremos|abais|aron|aban|aste|amos|ando|aba', 3), 'a'],
  [form('ieron|iendo|yendo|isteis|eremos|iremos|iste|emos|imos|ian', 3), 'e'],
  [form('ar|arse|arlo|arla|ado', 2), 'a'],
  [form('er|ir|erse|irse|ido', 2), 'e'],
]

const portugueseVerbs: Grammar['verbs'] = [
  [form('avamos|aremos|assem|aram|avam|asse|amos|ando|ava', 3), 'a'],
  [form('eremos|iremos|eram|iram|endo|indo|emos|imos|iam', 3), 'e'],
  [form('ar|arem|ado|ou', 2), 'a'],
  [form('er|ir|erem|irem|ido|eu|iu', 2), 'e'],
]

/** A final e is dropped, too: both "parque" and "parques", "flor" and "flores" come out the same. */
const withoutE = (word: string): string => word.replace(/(?<=.{3})e$/, '')

function spanishNoun(word: string): string {
  if (/[^aeiou]is$|us$|^(?:lunes|martes|miercoles|jueves|viernes|tres|dos|mes|pais|gas|bus|tos|crisis|gafas)$/.test(word)) return word
  if (/.ces$/.test(word)) return `${word.slice(0, -3)}z`
  return withoutE(word.replace(/(?<=.{2}[aeiou])s$/, ''))
}

function portugueseNoun(word: string): string {
  if (/[^aeou]is$|us$|^(?:mais|pais|demais|seis|reis|dois|depois|pois|mes|gas|tres|maes|lapis|onibus|oculos)$/.test(word)) return word
  if (/(?:o|a|ao)es$/.test(word) && word.length > 3) return `${word.slice(0, -2).replace(/[ao]$/, '')}ao`
  if (/.ns$/.test(word)) return `${word.slice(0, -2)}m`
  const [, front, vowel] = /^(.{2,})([aeou])is$/.exec(word) ?? []
  if (front !== undefined) return `${front}${vowel}l`
  return withoutE(word.replace(/(?<=.{2}[aeiou])s$/, ''))
}

const spanishNouns = new Set(
  'lugar hogar collar azucar bar mar par pilar dolar altar bazar radar calendario mujer ayer taller alquiler poder placer deber ser ver pescado helado mercado soldado abogado estado lado pasado partido vestido sentido apellido marido ruido sonido cuidado recado nido mejor bando cuando mando contrabando fernando armando orlando lado dado grado candado tejado sabado enfado casado cruzado comando resultado desayuno sueter poder cancer lider corbata ramos llamado'.split(
    ' ',
  ),
)

const portugueseNouns = new Set(
  'lugar lar colar acucar bar mar par pilar dolar altar radar celular mulher talher colher aluguel poder prazer qualquer ser ver mercado soldado advogado estado lado passado partido vestido sentido apelido marido ruido cuidado recado nado machado gado fado dado grado sabado telhado resultado feriado namorado cadeado bando quando mando fernando comando museu chapeu judeu europeu pneu deus meu seu teu ceu veu ateu lider cancer sueter zero grou'.split(
    ' ',
  ),
)
