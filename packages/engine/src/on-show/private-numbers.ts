/** Numbers and addresses that a message on show must not contain: found by their shape, in any language. */

export type PrivateShape = 'number' | 'address' | 'money'

/** The first of them in a text of `plainText`; null without one. Times, dates, years, scores, ages and small counts are none. */
export function privateShapeOf(plain: string): PrivateShape | null {
  if (addresses.some((pattern) => pattern.test(plain))) return 'address'
  if (amounts.some((pattern) => pattern.test(plain))) return 'money'
  if (isCode(plain) || isSpelledOut(plain)) return 'number'
  for (const [digits] of plain.matchAll(digitsInRow)) if (isLong(digits)) return 'number'
  return null
}

const oneOf = (words: string): string => `(?:${words.trim().split(/\s+/).join('|')})`
const start = String.raw`(?<![\p{L}\p{M}\p{N}])`
const end = String.raw`(?![\p{L}\p{M}\p{N}])`
const all = (...parts: string[]): RegExp => new RegExp(parts.join(''), 'u')

const streets = oneOf(`street st road rd avenue ave av lane ln drive dr court ct close crescent square sq place pl terrace boulevard blvd
  way row gardens grove hill mews walk park highway parkway`)
const streetsBefore = oneOf(`calle c avenida avda av paseo plaza carrer camino carretera ronda rua r travessa praca largo alameda estrada
  via viale piazza corso rue allee place quai chemin jalan jl ulica ul улица ул проспект gali galli makan kothi plot sector block
  गली मकान प्लाट सेक्टर ब्लाक شارع حي عماره بنايه برج فيلا طريق`)
const streetEndings = oneOf('strasse str weg platz allee gasse ring damm ufer chaussee stieg pfad hof straat laan plein gatan vagen')
const rooms = oneOf(`flat apartment apt unit suite room floor house building bldg wohnung stock etage haus hausnummer piso puerta portal
  escalera depto apartamento apto bloco andar casa quadra lote flat no ghar फ्लैट घर मंजिल شقه الشقه دور الدور طابق الطابق منزل`)
const numbers = oneOf('no nr num numero number nummer # n नंबर رقم')

const ofNone = `(?!(?:the|this|that|my|our|a|an|his|her|their|its|your|no|any|some|every|one|each|all|other|open) )`

const addresses: readonly RegExp[] = [
  // 14 Heron Row; 221b Baker Street
  all(start, String.raw`\d{1,5}[a-z]?,? (?:[\p{L}\p{M}'.-]+ ){1,3}`, streets, end),
  // on Elm Street
  all(
    start,
    `(?:on|at|in|to|from|off|near|opposite) ${ofNone}[\\p{L}'-]+ (?:street|road|avenue|lane|drive|crescent|close|row|court|mews|terrace|gardens|square)`,
    end,
  ),
  // number 14
  all(start, `(?:number|nummer|numero|nr|nº|رقم|नंबर)[.:]? ?`, String.raw`(?!1(?!\d))\d{1,4}`),
  // Calle Mayor 12; Rua das Flores, 45; شارع النصر ١٢
  all(start, '(?:ال)?', streetsBefore, String.raw`[./]? (?:[\p{L}\p{M}'.-]+,? ){0,5}`, `(?:${numbers}[.:]? ?)?`, String.raw`\d{1,5}`),
  // Lindenweg 7; Am Alten Platz 3
  all(String.raw`(?<!\p{L})(?:[\p{L}]{3,}-?|[\p{L}]{3,} )`, streetEndings, String.raw`\.? ?\d{1,4}[a-z]?`, end),
  // flat 3b; 4. Stock; شقة 7
  all(start, rooms, `[.:]? (?:${numbers}[.:]? ?)?`, String.raw`\d{1,4} ?[a-z]?`, end),
  // 4th floor, third floor on the left
  all(start, String.raw`\d{1,3}(?:st|nd|rd|th|º|ª|o|a|er|\.) (?:floor|stock|etage|piso|andar|planta)`, end),
  // NW1 6XE; SW1A 1AA
  all(start, String.raw`[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}`, end),
  // Web pages and mail addresses
  /https?:|www\.|[\p{L}\p{N}-]\.(?:com|net|org|de|es|br|in|uk|io|me|gl|ly|app|eg|sa|info|co)(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+ ?(?:@|\(at\)|\[at\]) ?[\p{L}\p{N}-]+ ?(?:\.|\(dot\)|\[dot\]) ?\p{L}{2,}/u,
  / (?:at|arroba|arobase) (?:gmail|hotmail|outlook|yahoo|icloud|gmx|web|proton)/,
  /@[\p{L}\p{N}]*[\p{N}_.][\p{L}\p{N}_.]*/u,
]

const currencies =
  oneOf(`euros? eur dollars? usd bucks pounds? gbp quid pence cents? rupees? rupaye rupay rs inr lakhs? crores? reais real brl pesos?
  mxn ars soles lucas pavos mangos riyals? sar aed dirhams? dinars? egp gn le francs? chf franken yen lira lire try złoty zł rub rubel kr
  रुपये रुपए रुपया रूपए लाख करोड़ हजार جنيه ريال درهم دينار ليره دولار يورو شيكل tsd tausend mil grand thousand millones milhoes millionen contos`)

const amounts: readonly RegExp[] = [
  /\p{Sc} ?\d|\d[\d.,]*k? ?\p{Sc}|\p{Sc}/u,
  all(start, String.raw`\d[\d.,]*k? ?`, currencies, end),
  all(start, '(?:rs|usd|eur|gbp|inr|r)', String.raw`\.? ?\d`),
  /(?<![\p{L}\p{N}.,])(?!10k)\d{2,3} ?k(?![\p{L}\p{N}])/u,
]

/** Digits, with spaces and signs as between the parts of a number. */
const digitsInRow = /\+?\d(?:[ ().\-/:_,*·•]{0,3}\d)*/gu

const time = String.raw`(?:[01]?\d|2[0-4])(?:[:.h][0-5]\d(?::[0-5]\d)?)?`
const date = String.raw`(?:\d{1,2}[./-]\d{1,2}(?:[./-](?:\d{2}|(?:19|20)\d\d))?|(?:19|20)\d\d-\d\d-\d\d|\d{1,2}[ ,]{1,2}(?:19|20)\d\d)`
const year = String.raw`(?:19|20)\d\d`
const count = String.raw`(?:\d{1,3}|\d{1,3}[.,]000|[1-9]\d00|[1-9]\d?000|[1-9]\d?[.,]\d{1,2})`
const score = String.raw`(?:\d{1,2} ?[-:/] ?\d{1,2}|\d{1,2}[05]? ?- ?\d{1,2}[05])`
const harmless = `(?:${date}|${time}|${year}|${score}|${count})`
const oneHarmless = new RegExp(`^${harmless}$`)
const LONGEST_HARMLESS = 10
const divides = /^(?: ?[-,/] ?| )$/
const LONGEST_DIVIDER = 3

/** Harmless numbers with dividers between them; each place is tried once, as numbers may be cut in many ways. */
function isHarmless(row: string): boolean {
  const begins = new Set([0])
  for (const from of begins)
    for (let to = from + 1; to <= Math.min(row.length, from + LONGEST_HARMLESS); to++) {
      if (!oneHarmless.test(row.slice(from, to))) continue
      if (to === row.length) return true
      for (let size = 1; size <= LONGEST_DIVIDER; size++) if (divides.test(row.slice(to, to + size))) begins.add(to + size)
    }
  return false
}

/** As many numbers one after another are one that is written in parts. */
const MOST_DIGITS = 5
/** Of digits and the signs between them. */
const LONGEST_ROW = 32
const hasDate = new RegExp(`(?<!\\d)(?:${date}|\\d{1,2}[:.]\\d\\d)(?!\\d)`)

function isLong(digits: string): boolean {
  if (digits.startsWith('+')) return digits.length > 3
  const size = digits.replace(/\D/g, '').length
  // Harmless numbers are few.
  if (digits.length > LONGEST_ROW) return true
  if (!isHarmless(digits)) return size > 3
  return size > MOST_DIGITS && !hasDate.test(digits) && !alone.test(digits)
}

const alone = new RegExp(`^(?:${year} ?[-/] ?${year}|${score}|${count})$`)

/** Letters and digits in one word, as codes, bookings and plates have them; `10km`, `2nd`, `mp3` and `q3` are none. */
function isCode(plain: string): boolean {
  for (const [word] of plain.matchAll(/[a-z\d]+(?:-[a-z\d]+)*/g)) {
    if (!/\d/.test(word) || !/[a-z]/.test(word)) continue
    const size = word.replace(/\D/g, '').length
    if (size < 2 && word.length < 6) continue
    if (!(harmlessWord.test(word) || /^[a-z]+-?\d{1,2}$/.test(word) || /^\d{1,3}-?[a-z]+(?:-[a-z]+)*$/.test(word))) return true
  }
  return false
}

const harmlessWord =
  /^(?:\d{1,4}(?:am|pm|h|hrs?|min|km|kg|g|m|cm|mm|ml|l|mph|kmh|gb|mb|mp|p|s|th|st|nd|rd|x|er|uhr)|(?:19|20)\d\ds?|\d{1,2}h\d\d|\d{1,2}-\d{1,2}(?:am|pm|h))$/

/** Digits that are spelled out, one after another. */
function isSpelledOut(plain: string): boolean {
  let row = 0
  for (const [word] of plain.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    row = spelled.has(word) ? row + 1 : row > 0 && between.has(word) ? row : 0
    if (row >= SPELLED) return true
  }
  return false
}

const SPELLED = 4
const between = new Set('and und y e aur or double triple doppel doble dobro و और'.split(' '))
const spelled = new Set(
  `zero oh nought one two three four five six seven eight nine null eins ein zwei zwo drei vier funf sechs sieben acht neun cero uno dos tres
  cuatro cinco seis siete ocho nueve um dois duas quatro sete oito nove meia ek do teen char chaar paanch panch chhe che chah saat sat aath
  ath nau shunya एक दो तीन चार पांच छह छः छे सात आठ नौ शून्य जीरो صفر واحد اثنين اتنين ثلاثه تلاته اربعه خمسه سته سبعه ثمانيه تمانيه تسعه
  sifr wa7ed etnein talata arba3a 5amsa setta sab3a tamanya tes3a 0 1 2 3 4 5 6 7 8 9`.split(/\s+/),
)
