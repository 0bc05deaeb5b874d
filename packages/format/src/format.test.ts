import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars } from './dollars.ts'
import { english } from './english.ts'
import { formatFor } from './format.ts'
import { localeOf } from './locale.ts'
import { moreLanguages } from './more-languages.ts'

const us = formatFor('en-US')
const gb = formatFor('en-GB')
const de = formatFor('de-DE')
/** Intl puts thin spaces around the dash of a range. */
const plain = (text: string) => text.replaceAll(/[\u2009\u00a0]/g, ' ')

describe('latency', () => {
  test.each([
    [0, '0 s'],
    [45, '45 s'],
    [59, '59 s'],
    [60, '1.0 min'],
    [750, '12.5 min'],
    [3599, '60.0 min'],
    [3600, '1.0 h'],
    [11_520, '3.2 h'],
    [200_000, '55.6 h'],
  ])('%d seconds read as %s', (seconds, shown) => expect(plain(us.latency(seconds))).toBe(shown))

  test('a unit is not torn from its number', () =>
    expect([us, de].map((it) => it.latency(750))).toEqual(['12.5\u00a0min', '12,5\u00a0min']))
  test('within a span is the word that its length asks for, in every language', () => {
    const ways = [us, de, formatFor('de-DE', 'de'), formatFor('ar-AE', 'ar')].map((it) => [
      ...[it.within(45, 'minutes'), it.within(45), it.within(90, 'seconds'), it.within(60, 'minutes'), it.within(47_160), it.after(7200)],
    ])
    expect(ways.map((each) => each.map(plain))).toEqual([
      ['in under a minute', 'within 45 seconds', 'within 1.5 minutes', 'within 1 minute', 'within 13 hours', '2.0 h'],
      ['in under a minute', 'within 45 seconds', 'within 1,5 minutes', 'within 1 minute', 'within 13 hours', '2,0 h'],
      [
        'in unter einer Minute',
        'innerhalb von 45 Sekunden',
        'innerhalb von 1,5 Minuten',
        'innerhalb von 1 Minute',
        'innerhalb von 13 Stunden',
        '2,0 h',
      ],
      ['أقل من دقيقة', '45 ثانية', '1.5 دقيقة', 'دقيقة', '13.1 ساعة', 'ساعتين'],
    ])
  })
  test('no reply is a dash', () => expect(us.latency(null)).toBe('–'))
  test('the decimal mark is the reader’s', () => expect(plain(de.latency(750))).toBe('12,5 min'))
})

const minutes = (format: typeof us) => (seconds: number | null) => plain(format.latency(seconds, 'minutes'))

describe('where a chat’s clock has whole minutes', () => {
  test.each([
    [0, 'under a minute'],
    [59.9, 'under a minute'],
    [60, '1 min'],
    [90, '2 min'],
    [750, '13 min'],
    [3599, '60 min'],
    [3600, '1.0 h'],
    [11_520, '3.2 h'],
  ])('%d seconds read as %s', (seconds, shown) => expect(minutes(us)(seconds)).toBe(shown))

  test('each language says so in its own words', () => {
    const all = [
      formatFor('de-DE', 'de'),
      formatFor('ar', 'ar'),
      ...Object.values(moreLanguages).map((more) => formatFor(more.language, more)),
    ]
    expect(all.map((each) => [30, 150].map(minutes(each)))).toEqual([
      ['unter einer Minute', '3 min'],
      ['أقل من دقيقة', '3 دقائق'],
      ['menos de un minuto', '3 min'],
      ['menos de um minuto', '3 min'],
      ['एक मिनट से कम', '3 मि॰'],
    ])
  })

  test('no span under an hour has a second or a part of a minute, in any language; from an hour on both clocks agree', () => {
    const all = [us, gb, formatFor('de-DE', 'de'), formatFor('ar-EG', 'ar'), formatFor('fr-FR')]
    const isWhole = (text: string) => !/[.,٫]/.test(text) && !/\d\s?s$|ثانية|ثوان/.test(text)
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constantFrom(...all), (seconds, format) => {
        if (seconds < 3600) expect(minutes(format)(seconds)).toSatisfy(isWhole)
        else expect(format.latency(seconds, 'minutes')).toBe(format.latency(seconds))
      }),
    )
  })
})

test('a gap is given in hours, days or years, a reply in hours', () => {
  // How long a reply took is in hours, however many, as everywhere.
  expect([172_799, 864_000].map((seconds) => plain(us.latency(seconds)))).toEqual(['48.0 h', '240.0 h'])
  const gaps = [86_400, 110_000, 259_200, 794_880, 40_000_000, 63_158_400, 79_000_000]
  expect(gaps.map((seconds) => us.span(seconds))).toEqual(['24 hours', '31 hours', '3 days', '9 days', '463 days', '2 years', '2.5 years'])
  expect([600, 7200].map((seconds) => plain(us.span(seconds)))).toEqual(['10.0 min', '2.0 h'])
  const [german, arabic] = [formatFor('de-DE', 'de'), formatFor('ar', 'ar')]
  expect(gaps.slice(1, 4).map((seconds) => german.span(seconds))).toEqual(['31 Stunden', '3 Tage', '9 Tage'])
  expect(gaps.slice(1).map((seconds) => german.spanAfter(seconds))).toEqual([
    '31 Stunden',
    '3 Tagen',
    '9 Tagen',
    '463 Tagen',
    '2 Jahren',
    '2,5 Jahren',
  ])
  expect([gaps[2], gaps[5]].flatMap((seconds) => [arabic.span(seconds), arabic.spanAfter(seconds)])).toEqual([
    '3 أيام',
    '3 أيام',
    'سنتان',
    'سنتين',
  ])
  // Words are English, and numbers the reader’s own.
  expect(formatFor('fr-FR').span(gaps[6])).toBe('2,5 years')
})

test('prices are whole dollars where they can be, as the language writes them', () => {
  expect([0, 700, 5900, 5900 / 12, 123_456].map((cents) => dollars(cents))).toEqual(['$0', '$7', '$59', '$4.92', '$1,234.56'])
  expect([700, 5900 / 12, 123_400].map((cents) => plain(dollars(cents, 'de')))).toEqual(['7 $', '4,92 $', '1.234 $'])
})

test('a list is written without a comma before its last, in English everywhere', () => {
  expect([us, gb, de].map(({ list }) => list(['Ana', 'Ben', 'Cleo']))).toEqual(Array(3).fill('Ana, Ben and Cleo'))
  expect(formatFor('de-DE', 'de').list(['Ana', 'Ben'])).toBe('Ana und Ben')
})

test('what everyone reads alike is in American English', () => {
  expect([english.day('2021-03-04'), english.fullDay('2021-03-04T23:59:59'), english.dayAndTime('2021-03-04T00:07:59')]).toEqual([
    'Mar 4, 2021',
    'March 4, 2021',
    'Mar 4, 2021, 12:07 AM',
  ])
  expect([english.count(5000), english.decimal(5.75, 2), english.hour(18)]).toEqual(['5,000', '5.75', '6 PM'])
})

describe('numbers', () => {
  test('are grouped by locale', () => {
    expect(us.count(1_234_567)).toBe('1,234,567')
    expect(de.count(1_234_567)).toBe('1.234.567')
  })
  test.each([
    ['en', 'en'],
    ['en-US', 'en'],
    ['en-IN', 'en'],
    ['en-US-u-nu-deva', 'en'],
    ['fr-FR', 'en'],
    ['fa-IR', 'en'],
    ['de-DE', 'de'],
    ['de-CH', 'de'],
    ['ar-EG', 'ar'],
  ] as const)('are what Intl writes, small ones too: %s, said in %s', (locale, speech) => {
    const { numbers } = localeOf(speech, [locale])
    const whole = new Intl.NumberFormat(numbers, { maximumFractionDigits: 0 })
    const { count } = formatFor(locale, speech)
    for (const n of [0, 1, 9, 10, 123, 999, 1000, 1001, 0.4, 41.6, -1, -999]) expect(count(n)).toBe(whole.format(n))
  })
  test('a quiet person is not at zero percent', () => {
    expect(us.percent(0.004)).toBe('0.4%')
    expect(us.percent(0.42)).toBe('42%')
    expect(us.percent(0)).toBe('0%')
    expect([us.percent(0.0004), us.percent(0.0006)]).toEqual(['<0.1%', '0.1%'])
  })

  test('what is not all is not 100 percent, and what rounds to it by a hair is', () => {
    expect(us.percent(0.996)).toBe('>99%')
    expect(us.percent(0.994)).toBe('99%')
    expect(us.percent(1 - 1e-12)).toBe('100%')
    expect(us.percent(1)).toBe('100%')
  })

  test('percentages together are the sum of those that are shown', () => {
    expect(us.percentTogether([0.304, 0.204])).toBe('50%')
    expect(us.percentTogether([0.306, 0.206])).toBe('52%')
    expect(us.percentTogether([0.31, 0.0951])).toBe('40.5%')
    expect(us.percentTogether([0.9951, 0.0041])).toBe('>99%')
    expect(us.percentTogether([0.6, 0.4])).toBe('100%')
  })
  test('sizes read in the unit that fits', () => {
    expect([12, 48_200, 12_345_678, 10_737_500_000].map((n) => plain(us.bytes(n)))).toEqual(['12 B', '48 kB', '12.3 MB', '10.7 GB'])
  })
})

describe('days', () => {
  test('are in the order of the reader’s region, with English words', () => {
    expect(us.day('2021-03-04')).toBe('Mar 4, 2021')
    expect(gb.day('2021-03-04')).toBe('4 Mar 2021')
    expect(de.day('2021-03-04')).toMatch(/4 Mar 2021/)
    expect(us.month('2021-03')).toBe('March 2021')
  })
  test('are the days the phone showed, whatever the zone of this computer', () => {
    expect(us.day('2021-01-01T00:00:00')).toBe('Jan 1, 2021')
    expect(us.day('2021-12-31T23:59:59')).toBe('Dec 31, 2021')
    expect(us.longDay('2024-02-29')).toBe('Thursday, February 29, 2024')
  })
  test('weekdays and times of day are those the phone showed', () => {
    expect(us.weekday('2024-02-29')).toBe('Thursday')
    expect(us.time('2021-03-04T21:05:59').replace('\u202f', ' ')).toBe('9:05 PM')
    expect(gb.time('2021-03-04T00:05:07')).toBe('00:05')
  })
  test('years before 100 stay where they are', () => expect(us.day('0024-02-29')).toMatch(/24/))
  test('a range names what differs', () => expect(plain(us.days('2021-03-04', '2021-06-06'))).toBe('Mar 4 – Jun 6, 2021'))
  test('an unreadable locale falls back to English', () => expect(formatFor('not a tag').count(5000)).toBe('5,000'))
})

describe('instants of the real clock', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  test.each([
    ['2026-11-21T12:00:00Z', 'just now'],
    ['2026-11-21T11:59:01Z', 'just now'],
    ['2026-11-21T11:59:00Z', '1 minute ago'],
    ['2026-11-21T10:00:00Z', '2 hours ago'],
    ['2026-11-20T12:00:00Z', 'yesterday'],
    ['2026-11-15T12:00:00Z', '6 days ago'],
    ['2026-11-07T12:00:00Z', '2 weeks ago'],
    ['2026-09-01T12:00:00Z', '2 months ago'],
    ['2024-11-01T12:00:00Z', '2 years ago'],
  ])('%s was %s', (instant, told) => expect(us.ago(instant, now)).toBe(told))

  test.each([
    ['2026-11-21T12:00:30Z', 'in 1 minute'],
    ['2026-11-21T12:40:00Z', 'in 40 minutes'],
    ['2026-11-28T12:00:00Z', 'in 7 days'],
    ['2026-12-18T12:00:00Z', 'in 27 days'],
    ['2027-11-21T12:00:00Z', 'in 12 months'],
    ['2026-11-20T12:00:00Z', 'yesterday'],
  ])('%s is %s', (instant, told) => expect(us.fromNow(instant, now)).toBe(told))

  test('tomorrow begins at midnight where the reader is, not a day from now', () => {
    const evening = new Date(2026, 10, 21, 22).getTime()
    const at = (day: number, hour: number) => us.fromNow(new Date(2026, 10, day, hour).toISOString(), evening)
    expect(at(21, 23)).toBe('in 1 hour')
    expect(at(22, 8)).toBe('tomorrow')
    expect(at(23, 23)).toBe('in 2 days')
  })

  test('a clock that was set back makes no future', () => expect(us.ago('2026-11-21T13:00:00Z', now)).toBe('just now'))
  test('the words are English in every region', () => expect(de.ago('2026-11-21T10:00:00Z', now)).toBe('2 hours ago'))
  test('are written in full where the reader is', () => {
    const there = new Date('2026-11-21T12:00:00Z')
    expect(gb.instant('2026-11-21T12:00:00Z')).toContain(`${there.getDate()} November 2026`)
  })
})

test.each([
  [0.424, '+0.42'],
  [-0.05, '−0.05'],
  [0.004, '0.00'],
  [-0.004, '0.00'],
  [0, '0.00'],
  [null, '–'],
])('a score of %s reads as %s', (score, shown) => expect(us.score(score)).toBe(shown))

test('the ends of a scale have a sign and no decimals', () =>
  expect(
    [us, de, formatFor('ar-EG', 'ar')].map((it) =>
      [-1, 0, 1]
        .map(it.signed)
        .join(' ')
        .replace(/[\u061c\u200e\u200f]/g, ''),
    ),
  ).toEqual(['−1 0 +1', '−1 0 +1', '−١ ٠ +١']))
test('a score follows the reader’s numbers', () => expect(de.score(0.5)).toBe('+0,50'))

describe('other languages of the interface', () => {
  const german = formatFor('de-DE', 'de')
  const arabic = formatFor('ar', 'ar')
  const egyptian = formatFor('ar-EG', 'ar')

  test('dates are theirs fully, numbers too', () => {
    expect(german.day('2021-03-04')).toBe('4. März 2021')
    expect(german.longDay('2021-03-04')).toBe('Donnerstag, 4. März 2021')
    expect(arabic.day('2021-03-04')).toContain('مارس')
    expect(german.count(1_234_567)).toBe('1.234.567')
    expect([0, 7, 21].map(german.hour)).toEqual(['0 Uhr', '7 Uhr', '21 Uhr'])
  })
  test('spans and sizes have their own words', () => {
    expect([45, 750, 11_520].map((seconds) => plain(german.latency(seconds)))).toEqual(['45 s', '12,5 min', '3,2 h'])
    expect([45, 750, 11_520].map((seconds) => plain(arabic.latency(seconds)))).toEqual(['45 ثانية', '12.5 دقيقة', '3.2 ساعة'])
    expect(german.bytes(12_345_678)).toMatch(/^12,3.MB$/)
    expect(german.score(-0.05)).toBe('−0,05')
  })
  test('so is how long ago something was', () => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    expect(german.ago('2026-11-21T10:00:00Z', now)).toBe('vor 2 Stunden')
    expect(german.ago('2026-11-21T12:00:00Z', now)).toBe('gerade eben')
    expect(arabic.ago('2026-11-21T10:00:00Z', now)).toBe('قبل ساعتين')
  })
  test('digits are those of the reader’s region', () => {
    expect(egyptian.count(1234)).toBe('١٬٢٣٤')
    expect(formatFor('ar-MA', 'ar').count(1234)).toBe('1.234')
    expect(formatFor(['en-US', 'de-AT'], 'de').count(1_234_567).replace(/\s/g, ' ')).toBe('1 234 567')
  })
  test('an era is the phone’s, also where the region counts years otherwise', () => {
    expect(formatFor('ar-SA', 'ar').day('2021-03-04')).toContain('٢٠٢١')
  })
  test('a weekday that has no short name is a letter where there is no room', () => {
    expect(
      [us, german, arabic].map(({ weekdays }) => [weekdays.long[0], weekdays.short[0], weekdays.narrow[0], weekdays.brief[0]]),
    ).toEqual([
      ['Monday', 'Mon', 'Mon', 'Mo'],
      ['Montag', 'Mo', 'Mo', 'Mo'],
      ['الاثنين', 'الاثنين', 'ن', 'ن'],
    ])
  })
})

test('a year and what is at an axis have the digits of dates', () => {
  const cairo = formatFor('ar-EG', 'ar')
  expect([cairo.year(2021), cairo.digits('مارس 04')]).toEqual(['٢٠٢١', 'مارس ٠٤'])
  expect(formatFor('ar-AE', 'ar').year('2021')).toBe('2021')
  expect([us.year(2021), formatFor('fa-IR').year(2021)]).toEqual(['2021', '2021'])
})
