import type { Spoken } from './question-words.ts'

/** English words with irregular forms, the base first. */
const irregular =
  `be am is are was were been being; break broke broken breaks breaking; bring brought; build built; burn burnt burned; buy bought;
  catch caught; choose chose chosen; come came; cut cutting; do did done does; draw drew drawn; dream dreamt; drink drank drunk; drive drove driven;
  eat ate eaten; fall fell fallen; feel felt; fight fought; find found; fly flew flown; forget forgot forgotten; forgive forgave forgiven;
  freeze froze frozen; get got gotten getting; give gave given; go went gone goes going; grow grew grown; have had has; hear heard; hide hid hidden;
  hit hitting; hold held; hurt hurting; keep kept; know knew known; learn learnt; leave left leaving; lend lent; let letting; lie lied lying; lose lost;
  make made making; mean meant; meet met; pay paid; quit quitting; read reading; ride rode ridden; ring rang rung; run ran running; say said; see saw seen;
  sell sold; send sent; shake shook; shoot shot; sing sang sung; sink sank; sit sat sitting; sleep slept; speak spoke spoken; spend spent; split splitting;
  stand stood; steal stole stolen; sting stung; swear swore sworn; swim swam swum swimming; take took taken; teach taught; tear tore torn; tell told;
  think thought; throw threw thrown; understand understood; wake woke woken; wear wore worn; win won winning; write wrote written;
  man men; woman women; child children; mouse mice; tooth teeth; foot feet; goose geese; wife wives; leaf leaves; knife knives`
    .split(';')
    .map((line) => line.trim().split(/\s+/))

const families = new Map(irregular.flatMap((family) => family.map((word) => [word, family] as const)))

/** The base of an English word with irregular forms; any other word as it is. */
export const baseOf = (word: string): string => families.get(word)?.[0] ?? word

/** The forms of a word that a chat may have, itself among them. */
export function formsOf(word: string, language: Spoken): readonly string[] {
  const endings = word.length < SHORT || /[^\p{L}\p{M}]/u.test(word) ? [] : endingsIn[language](word)
  return [...new Set([word, ...endings])]
}

/** Shorter words have no other forms, or none that is sure. */
const SHORT = 3

const endingsIn: Record<Spoken, (word: string) => readonly string[]> = {
  en: (word) => {
    const family = families.get(word)
    const base = family?.[0] ?? word
    const stem = base.replace(/e$/, '')
    const regular = [`${base}s`, `${base}'s`, ...(/(?:s|x|z|ch|sh|o)$/.test(base) ? [`${base}es`] : []), `${stem}ing`]
    if (family) return [...family, ...regular]
    if (/[^aeiou]y$/.test(word)) return [...regular, `${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`]
    const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(word) ? [`${word}${word.at(-1)}ed`, `${word}${word.at(-1)}ing`] : []
    return [...regular, `${stem}ed`, ...doubled]
  },
  de: (word) => ['e', 'en', 'er', 'es', 'em', 'n', 's', 't'].map((end) => word + end),
  es: (word) => [`${word}s`, `${word}es`, ...(/o$/.test(word) ? [`${word.slice(0, -1)}a`, `${word.slice(0, -1)}as`] : [])],
  pt: (word) => [`${word}s`, `${word}es`, ...(/o$/.test(word) ? [`${word.slice(0, -1)}a`, `${word.slice(0, -1)}as`] : [])],
  hi: (word) => (/[ाी]$/u.test(word) ? ['ा', 'ी', 'े', 'ों'].map((end) => word.slice(0, -1) + end) : [`${word}ों`, `${word}ें`]),
  ar: (word) => [
    ...['ال', 'و', 'ب', 'بال', 'لل', 'وال'].map((front) => front + word),
    ...['ي', 'ه', 'ها', 'ك', 'نا'].map((end) => word + end),
  ],
}
