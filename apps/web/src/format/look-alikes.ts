/**
 * Names that look the same and are not: a Cyrillic А for a Latin A, an unseen character in the middle.
 * A small part of the skeletons of UTS 39, "Unicode Security Mechanisms": the letters of Cyrillic and Greek that are
 * drawn as Latin ones.
 */
const drawnAs = new Map(
  Object.entries({
    а: 'a',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    һ: 'h',
    і: 'i',
    ј: 'j',
    ӏ: 'l',
    о: 'o',
    р: 'p',
    ѕ: 's',
    ԛ: 'q',
    ԝ: 'w',
    х: 'x',
    у: 'y',
    А: 'A',
    В: 'B',
    С: 'C',
    Е: 'E',
    Н: 'H',
    І: 'I',
    Ј: 'J',
    К: 'K',
    М: 'M',
    О: 'O',
    Р: 'P',
    Ѕ: 'S',
    Т: 'T',
    У: 'Y',
    Х: 'X',
    Ԛ: 'Q',
    Ԝ: 'W',
    Α: 'A',
    Β: 'B',
    Ε: 'E',
    Ζ: 'Z',
    Η: 'H',
    Ι: 'I',
    Κ: 'K',
    Μ: 'M',
    Ν: 'N',
    Ο: 'O',
    Ρ: 'P',
    Τ: 'T',
    Υ: 'Y',
    Χ: 'X',
    ο: 'o',
    ν: 'v',
    ι: 'i',
  }),
)

const unseen = /[\p{Cf}\u115f\u1160\u3164]/gu

/** What a name looks like, roughly: equal for names that a reader would not tell apart. */
function skeleton(name: string): string {
  const letters = Array.from(
    name.normalize('NFKD').replace(unseen, '').replace(/\s+/g, ' ').trim(),
    (letter) => drawnAs.get(letter) ?? letter,
  )
  return letters.join('')
}

/** Pairs of names that look alike, each with the first one that looked so. */
export function lookAlikes(names: readonly string[]): [string, string][] {
  const seen = new Map<string, string>()
  const pairs: [string, string][] = []
  for (const name of names) {
    const looks = skeleton(name)
    if (looks === '') continue
    const first = seen.get(looks)
    if (first === undefined) seen.set(looks, name)
    else pairs.push([first, name])
  }
  return pairs
}
