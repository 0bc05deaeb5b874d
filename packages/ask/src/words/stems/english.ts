/**
 * Regular plurals and regular verb forms, after the steps 0, 1 and 5 of Porter2 (snowballstem.org/algorithms/english): the later steps
 * cut the ends that make other words. "Pillar" stays apart from "pill", "teacher" from "teach".
 */
export function english(word: string): readonly string[] {
  const bare = word.replace(/'s$|'$/, '')
  const irregular = irregulars.get(bare)
  if (irregular !== undefined) return [irregular]
  if (bare.length < 3 || unchanged.has(bare)) return [bare]
  return [withoutE(withI(withoutVerbEnd(withoutPlural(bare))))]
}

const VOWEL = '[aeiouy]'

function withoutPlural(word: string): string {
  if (/sses$|[^aeiou](?:x|z)es$|(?:[cs]h|x|zz)es$|[^u]{2}oes$/.test(word)) return word.slice(0, -2)
  if (/ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:[us]s|[^aeiou]is)$/.test(word)) return word
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word
}

function withoutVerbEnd(word: string): string {
  const [, front] = /^(.*)(?:ed|ing)$/.exec(word) ?? []
  if (front === undefined || !new RegExp(VOWEL).test(front) || front.length < 2 || word.endsWith('eed')) return word
  if (/(?:at|bl|iz)$/.test(front)) return `${front}e`
  if (/([bdfgmnprt])\1$/.test(front)) return front.slice(0, -1)
  return isShort(front) ? `${front}e` : front
}

/** One syllable that ends in one consonant after one vowel: "hop", from "hoping". */
const isShort = (word: string): boolean => /^[^aeiouy]*[aeiouy][^aeiouywx]$/.test(word) || /^y[aeiou][^aeiouywx]$/.test(word)

/** Not in three letters: "sky" is not "ski". */
const withI = (word: string): string => (/..[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}i` : word)

/** A silent e goes, except from one syllable: "hope" is not "hop", nor "plane" "plan". */
const withoutE = (word: string): string => (/e$/.test(word) && !isShort(word.slice(0, -1)) && word.length > 4 ? word.slice(0, -1) : word)

/** They look like forms, and are words of another meaning. */
const unchanged = new Set(
  'news lens gas bus yes this always perhaps series species mathematics physics politics means evening morning wedding during nothing something anything everything thing king ring sing wing spring string building ceiling herring earring bed red shed sled hundred naked sacred wicked crooked rugged canvas christmas texas atlas bias alias pants goods arms customs'.split(
    ' ',
  ),
)

const irregulars: ReadonlyMap<string, string> = new Map(
  `child children|man men|woman women|foot feet|tooth teeth|goose geese|mouse mice|person persons|wife wives|knife knives|half halves|wolf wolves|shelf shelves|loaf loaves|thief thieves|scarf scarves|bus buses|gas gases|virus viruses|bonus bonuses|campus campuses|circus circuses|shoe shoes|toe toes|canoe canoes|quiz quizzes|tie ties tied tying|ski skis skied skiing|try tries tried trying|cry cries cried crying|dry dries dried drying|fry fries fried frying|spy spies spied spying|die dies died dying|lie lies lied lying|go goes|do does|potato potatoes|tomato tomatoes|hero heroes|photo photos`
    .split('|')
    .flatMap((line) => {
      const [word, ...forms] = line.split(' ')
      return [word, ...forms].map((form): [string, string] => [form, word])
    }),
)
