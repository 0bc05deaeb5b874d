// @ts-check
/**
 * Takes from Unicode CLDR what a phone's headers are made of, in five versions: the patterns of dates and times, the
 * words for the parts of the day, the digits. Run by hand (`npm ci && npm run extract` in this folder): the packages take
 * 600 MB, so they are not part of the project's own installation, and what is taken is committed as habits.json.
 */
import '../../../scripts/help.mjs'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const VERSIONS = [32, 36, 40, 44, 48]
/** Calendars that phones of a language may count in, beside the Gregorian. */
const CALENDARS = {
  ar: 'islamic-umalqura',
  ckb: 'persian',
  'en-US': 'buddhist islamic-umalqura japanese persian roc',
  'en-GB': 'buddhist islamic-umalqura japanese persian roc',
  fa: 'persian',
  ja: 'japanese',
  lrc: 'persian',
  mzn: 'persian',
  ps: 'persian',
  th: 'buddhist',
  yue: 'roc',
  zh: 'roc',
}

const folder = new URL('node_modules/', import.meta.url)
/** @param {string} path */
const json = (path) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'))
/** @param {any} pattern */
const plain = (pattern) => (typeof pattern === 'object' ? pattern._value : pattern)
/** @param {any[]} list */
const distinct = (list) => [...new Set(list.filter((item) => item !== undefined))]

/** @type {Map<string, object>} */
const habits = new Map()
/** The widths of one part of the day, by language, part and the hours CLDR gives it. @type {Map<string, Set<string>>} */
const markers = new Map()

for (const version of VERSIONS) {
  const { numberingSystems } = json(`cldr-core-${version}/supplemental/numberingSystems.json`).supplemental
  const { dayPeriodRuleSet: rules } = json(`cldr-core-${version}/supplemental/dayPeriods.json`).supplemental
  for (const locale of readdirSync(new URL(`cldr-dates-${version}/main/`, folder))) {
    if (locale === 'root' || locale === 'und') continue
    const language = locale.split('-')[0]
    const { gregorian } = json(`cldr-dates-${version}/main/${locale}/ca-gregorian.json`).main[locale].dates.calendars
    const { generic } = json(`cldr-dates-${version}/main/${locale}/ca-generic.json`).main[locale].dates.calendars
    const formats = gregorian.dateTimeFormats.availableFormats
    const { abbreviated } = gregorian.dayPeriods.format
    const hours = hoursOf(rules[locale] ?? rules[language] ?? {})
    const dates = distinct([plain(gregorian.dateFormats.short), plain(formats.yMd)])
    const named = dates.some((date) => /MMM/.test(date))
    add(locale, {
      glues: distinct([plain(gregorian.dateTimeFormats.short), plain(gregorian.dateTimeFormats.medium)]),
      dates,
      // By clock: natural, 12 hours, 24 hours, flexible; of each without and with seconds.
      times: [
        [gregorian.timeFormats.short, gregorian.timeFormats.medium],
        [formats.hm, formats.hms],
        [formats.Hm, formats.Hms],
        [formats.Bhm, formats.Bhms],
      ].map((clock) => clock.map((time) => plain(time) ?? null)),
      periods: Object.fromEntries(Object.entries(abbreviated).filter(([part]) => part in hours || part === 'am' || part === 'pm')),
      hours,
      digits: digitsOf(version, locale, numberingSystems),
      ...(named ? { months: Object.values(gregorian.months.format.abbreviated) } : {}),
      ...(calendarsOf(locale)
        ? {
            calendars: calendarsOf(locale)?.split(' '),
            counted: distinct([plain(generic.dateFormats.short), plain(generic.dateTimeFormats.availableFormats.yyyyMd)]),
          }
        : {}),
    })
    for (const context of ['format', 'stand-alone']) {
      for (const width of ['abbreviated', 'wide', 'narrow']) {
        for (const [name, word] of Object.entries(gregorian.dayPeriods[context][width])) {
          const part = name.split('-alt')[0]
          const range = part === 'am' || part === 'pm' ? part : hours[part]
          if (range === undefined) continue
          const key = `${range}\t${width === 'narrow' ? 'narrow' : ''}\t${word}`
          markers.set(key, (markers.get(key) ?? new Set()).add(language))
        }
      }
    }
  }
}

/** @param {string} locale @returns {string | undefined} */
function calendarsOf(locale) {
  const calendars = /** @type {Record<string, string>} */ (CALENDARS)
  return calendars[locale === 'en' ? 'en-US' : locale] ?? calendars[locale.split('-')[0]]
}

/** @param {number} version @param {string} locale @param {any} systems */
function digitsOf(version, locale, systems) {
  const { numbers } = json(`cldr-numbers-${version}/main/${locale}/numbers.json`).main[locale]
  const { native } = numbers.otherNumberingSystems
  // Chinese numerals are not a run of ten, and no phone writes a time with them.
  const named = distinct([numbers.defaultNumberingSystem, native]).filter((name) => name !== 'hanidec')
  return named.map((name) => String.fromCodePoint(systems[name]._digits.codePointAt(0)))
}

/** The hours of each part of the day: `06-12`, `noon`, `midnight`. @param {Record<string, any>} rule */
function hoursOf(rule) {
  /** @type {Record<string, string>} */
  const hours = {}
  for (const [part, { _at, _from, _before }] of Object.entries(rule)) {
    hours[part] = _at === undefined ? `${_from.slice(0, 2)}-${_before.slice(0, 2)}` : part
  }
  return hours
}

/** Keeps what a locale writes, once for all locales and versions of a language that write alike. @param {string} locale @param {any} habit */
function add(locale, habit) {
  const key = JSON.stringify([locale.split('-')[0], habit])
  if (!habits.has(key)) habits.set(key, { locale, ...habit })
}

const lines = (/** @type {any[]} */ list) => `[\n${list.map((item) => JSON.stringify(item)).join(',\n')}\n]\n`
writeFileSync(new URL('habits.json', import.meta.url), lines([...habits.values()]))
const sorted = [...markers].map(([key, languages]) => [...key.split('\t'), [...languages].sort().join(' ')])
writeFileSync(new URL('markers.json', import.meta.url), lines(sorted.sort((a, b) => (a.join() < b.join() ? -1 : 1))))
console.info(`${habits.size} habits, ${markers.size} markers`)
