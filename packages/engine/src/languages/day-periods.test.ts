import { describe, expect, test } from 'vitest'
import { dayPeriods, hourOf, readingOf } from './day-periods.ts'
import { normalMarker } from './normal-marker.ts'

describe('noon and midnight', () => {
  test.each([
    ['AM', 12, 0],
    ['PM', 12, 12],
    ['am', 1, 1],
    ['pm', 1, 13],
    ['AM', 11, 11],
    ['PM', 11, 23],
    ['a. m.', 12, 0],
    ['p.\u00a0m.', 12, 12],
    ['p.\u202fm.', 9, 21],
    ['P.M.', 0, 12],
    ['PM', 0, 12],
    ['AM', 0, 0],
    ['上午', 12, 0],
    ['下午', 12, 12],
    ['下午', 3, 15],
    ['午後', 0, 12],
    ['오전', 12, 0],
    ['오후', 12, 12],
    ['ص', 12, 0],
    ['م', 12, 12],
    ['凌晨', 12, 0],
    ['凌晨', 3, 3],
    ['早上', 8, 8],
    ['清晨', 5, 5],
    ['中午', 11, 11],
    ['中午', 12, 12],
    ['中午', 1, 13],
    ['傍晚', 6, 18],
    ['晚上', 8, 20],
    ['晚上', 11, 23],
    ['nachts', 12, 0],
    ['nachts', 3, 3],
    ['morgens', 7, 7],
    ['vorm.', 10, 10],
    ['mittags', 12, 12],
    ['mittags', 1, 13],
    ['nachm.', 3, 15],
    ['abends', 9, 21],
    ['in the morning', 9, 9],
    ['in the afternoon', 12, 12],
    ['in the afternoon', 3, 15],
    ['in the evening', 7, 19],
    ['at night', 11, 23],
    ['at night', 2, 2],
    ['noon', 12, 12],
    ['π.μ.', 9, 9],
    ['μ.μ.', 9, 21],
    ['PG', 9, 9],
    ['PTG', 9, 21],
    ['p.d.', 9, 9],
    ['m.d.', 9, 21],
    ['ጥዋት', 9, 9],
    ['ከሰዓት', 9, 21],
    ['ÖÖ', 9, 9],
    ['ÖS', 9, 21],
    ['SA', 9, 9],
    ['CH', 9, 21],
    ['ق.ظ', 9, 9],
    ['ب.ظ.', 9, 21],
    ['de.', 9, 9],
    ['du.', 9, 21],
    ['dop.', 9, 9],
    ['odp.', 9, 21],
    ['fm', 9, 9],
    ['em', 9, 21],
    ['ap.', 9, 9],
    ['ip.', 9, 21],
    ['ÖÖ'.normalize('NFD'), 9, 9],
    ['\u200ePM', 9, 21],
    ['G.M.', 9, 21],
    ['тк', 9, 21],
    ['m.', 12, 12],
    ['12 m'.slice(2), 12, 12],
    ['לפנה״צ', 9, 9],
    ["לפנה''צ", 9, 9],
    ['לפנה"צ', 9, 9],
    ['ਪੂ.ਦੁ.', 9, 9],
    ['ਬਾ.ਦੁ.', 9, 21],
    ['de la madrugada', 3, 3],
    ['de la noche', 11, 23],
    ['DE LA MAÑANA', 9, 9],
    ['da madrugada', 12, 0],
  ] as const)('%s %i', (marker, hour, expected) => expect(hourOf(marker, hour)).toBe(expected))
})

test('a phone that shows 24 hours and a marker all the same is believed where they agree', () => {
  expect(hourOf('PM', 14)).toBe(14)
  expect(hourOf('AM', 14)).toBe(null)
})

test('what no clock shows, and what is not a marker, is nothing', () => {
  for (const hour of [-1, 24, 25, 1.5, Number.NaN]) expect(hourOf('PM', hour)).toBe(null)
  for (const marker of ['', 'x', 'Ana', 'constructor', '__proto__']) expect(hourOf(marker, 9)).toBe(null)
})

test('every marker is known by its own normal form, and gives each hour from 0 to 12 a place in the day', () => {
  expect(new Set(dayPeriods).size).toBe(dayPeriods.length)
  for (const marker of dayPeriods) {
    expect(normalMarker(marker)).toBe(marker)
    expect(marker).not.toMatch(/[\s.]/)
    for (let hour = 0; hour <= 12; hour++) {
      const found = hourOf(marker, hour)
      expect([marker, hour, found !== null && found >= 0 && found <= 23 && found % 12 === hour % 12]).toEqual([marker, hour, true])
    }
  }
})

describe('where languages disagree about a marker', () => {
  test('a language that has all markers of the file has the word', () => {
    // Finnish afternoons are Inari Sami mornings.
    expect(hourOf('ip.', 9, 'fi')).toBe(21)
    expect(hourOf('ip.', 9, 'smn')).toBe(9)
    expect(readingOf(['ap.', 'ip.'], 'und')).toEqual({ language: 'fi', isGuess: false })
    expect(readingOf(['ip.', 'ep.'], 'und')).toEqual({ language: 'smn', isGuess: false })
  })
  test('else the language of the file decides, else it is a guess', () => {
    expect(readingOf(['ip.'], 'fi')).toEqual({ language: 'fi', isGuess: false })
    expect(readingOf(['ip.'], 'und')).toEqual({ language: 'fi', isGuess: true })
  })
  test('and words they agree about are nothing to ask', () => {
    for (const markers of [['AM', 'PM'], ['上午', '下午'], ['a. m.', 'p. m.', 'm.'], []])
      expect([markers, readingOf(markers, 'und').isGuess]).toEqual([markers, false])
  })
  test('no word that phones of the languages we know write is a guess beside its pair', () => {
    for (const pair of [
      'AM PM',
      'vm. nm.',
      'ap. ip.',
      'fm em',
      'SA CH',
      'ÖÖ ÖS',
      'de. du.',
      'p.d. m.d.',
      'dop. odp.',
      'dop. pop.',
      'пр.об. сл.об.',
    ])
      expect([pair, readingOf(pair.split(' '), 'und').isGuess]).toEqual([pair, false])
  })
})

describe('an hour in which nobody uses the word', () => {
  test.each([
    // A word for one moment: the hour that is nearer to it, and the morning where both are as near.
    ['midday', [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 10, 11, 12]],
    ['midnight', [0, 1, 2, 3, 4, 5, 6, 19, 20, 21, 22, 23, 0]],
    // The early morning, and the night of both sides of midnight.
    ['madrugada', [0, 1, 2, 3, 4, 5, 6, 7, 8, 21, 22, 23, 0]],
    ['noche', [0, 1, 2, 3, 16, 17, 18, 19, 20, 21, 22, 23, 0]],
  ] as const)('is the nearest to its hours: %s', (marker, hours) => {
    expect(hours.map((_, hour) => hourOf(marker, hour))).toEqual(hours)
  })

  test('on a clock of 24 hours it is believed after noon only', () => {
    const shown = (marker: string) => [12, 13, 16, 20, 21, 23].map((hour) => hourOf(marker, hour))
    expect(shown('noche')).toEqual([0, null, 16, 20, 21, 23])
    expect(shown('madrugada')).toEqual([0, null, null, null, 21, 23])
    expect(shown('PM')).toEqual([12, 13, 16, 20, 21, 23])
  })
})

describe('whose word it is', () => {
  test.each([
    [['n'], 'hi', 'hi', false],
    [['n'], 'de', 'en', true],
    [['m'], 'es', 'es', false],
    [['m'], 'es-MX', 'es', false],
    [['ip.'], 'smn', 'smn', false],
    [['IP', 'ip.', 'i. p.'], 'smn', 'smn', false],
    [['ip.', 'Ana'], 'und', 'fi', true],
  ])('%s in a file in %s is read as %s', (markers, file, language, isGuess) => {
    expect(readingOf(markers, file)).toEqual({ language, isGuess })
    expect(readingOf([...markers, ...markers], file)).toEqual({ language, isGuess })
  })

  test.each([[[]], [['Ana']], [['AM']], [['noon']], [['morgens', 'abends']]])('%s is read alike everywhere', (markers) => {
    expect(readingOf(markers, 'fi')).toEqual({ language: '', isGuess: false })
  })
})
