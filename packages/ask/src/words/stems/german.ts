/**
 * Endings of number, case and person, as in the minimal German stemmer of Savoy 2006, and the forms of regular verbs. A word may be a form
 * of a noun or of a verb, and has stems for each: `#` marks a verb's. Plurals in -er are those of a list, so that "Lehrer" stays
 * apart from "lehren"; -ung, -heit and similar ends make other words and stay.
 */
export function german(word: string): readonly string[] {
  if (word.length < 4 || unchanged.has(word)) return [word]
  return [nounOf(word), ...verbsOf(word).map((verb) => `${verb}#`)]
}

/** Umlauts are gone already: "Häuser" comes as "hauser". */
const inEr =
  /^(.*(?:haus|buch|mann|kind|bild|lied|wort|land|dorf|wald|rad|blatt|glas|grab|dach|loch|schloss|volk|kleid|feld|geld|licht|nest|brett|gesicht|gespenst|huhn|kalb|lamm|rind|tal|band|bad|fass|gut|horn|kraut|glied|schild|schwert|weib|geist|gott|leib|rand|strauch|wurm)|ei)ern?$/

const ofCase = [/(?<=in)nen$/, /(?<=.{3})en$/, /(?<=.{3}[elr])n$/, /(?<=.{3}[^aeious])es$/, /(?<=.{3}[^suitck])s$/]

function nounOf(word: string): string {
  const [, ofPlural] = inEr.exec(word) ?? []
  const end = ofCase.find((each) => each.test(word))
  const singular = ofPlural ?? (end ? word.replace(end, '') : word)
  const short = singular.replace(/(?<=.{3})e$/, '')
  return word !== short && apart.has(short) ? `${short}e` : short
}

/** What each end of a person or a tense leaves: "arbeitet" may be of "arbeiten" or of "arbeien". */
const ofVerb = ['etest', 'eten', 'etet', 'ete', 'test', 'ten', 'tet', 'te', 'en', 'est', 'st', 'et', 't', 'e']

function verbsOf(word: string): readonly string[] {
  const [, before = '', participle] =
    /^(ab|an|auf|aus|bei|ein|her|hin|los|mit|nach|um|vor|weg|zu|zuruck|zusammen)?ge(.{3,}t)$/.exec(word) ?? []
  if (participle !== undefined)
    return ['et', 't'].filter((end) => participle.endsWith(end)).map((end) => before + participle.slice(0, -end.length))
  if (nouns.has(word)) return []
  return ofVerb.filter((end) => word.endsWith(end) && word.length - end.length >= 3).map((end) => word.slice(0, -end.length))
}

/** With -e or -en they are other words: "Wein" and "weinen", "Reis" and "Reise", "Schal" and "Schale". */
const apart = new Set('wein reis not deck schal kohl kann wann matt tablett mut'.split(' '))

/** Singulars with the end of a plural or a verb. */
const unchanged = new Set(
  'kuchen garten magen wagen regen segen ofen leben essen boden faden hafen laden osten westen kosten haken rasen rahmen schatten tablet paket'.split(
    ' ',
  ),
)

/** No form of the verb they come from. */
const nouns = new Set('dienst kunst angst herbst ernst durst verlust geschenk tablett gast last post'.split(' '))
