/** Who and when, as each language puts it. */
interface Who {
  subject: string
  possessive: string
  people(all: readonly string[]): readonly string[] | undefined
}

interface When {
  text: string
  from?: string
  to?: string
}

export interface Places {
  who: readonly Who[]
  when: readonly When[]
}

const first = ([name]: readonly string[]): readonly string[] => [name]
const second = ([, name]: readonly string[]): readonly string[] => [name]
const all = (): undefined => undefined

const days = {
  always: {},
  year: { from: '2021-01-01', to: '2021-12-31' },
  march: { from: '2021-03-01', to: '2021-03-31' },
  spring: { from: '2021-03-01', to: '2021-05-31' },
  sinceFebruary: { from: '2021-02-01' },
  beforeApril: { to: '2021-03-31' },
  december: { from: '2020-12-01', to: '2020-12-31' },
}

export const placesOf: Readonly<Record<'en' | 'de' | 'es' | 'pt' | 'hi' | 'ar', Places>> = {
  en: {
    who: [
      { subject: 'Ana', possessive: "Ana's", people: first },
      { subject: 'we', possessive: 'our', people: all },
      { subject: 'Ben', possessive: "Ben's", people: second },
      { subject: 'I', possessive: 'my', people: second },
      { subject: 'Ana Lopez', possessive: "Ana Lopez's", people: first },
    ],
    when: [
      { text: '', ...days.always },
      { text: 'in 2021', ...days.year },
      { text: 'in March 2021', ...days.march },
      { text: 'since February 2021', ...days.sinceFebruary },
      { text: 'between March and May 2021', ...days.spring },
      { text: 'before April 2021', ...days.beforeApril },
      { text: 'in December 2020', ...days.december },
    ],
  },
  de: {
    who: [
      { subject: 'Ana', possessive: 'Anas', people: first },
      { subject: 'Ben', possessive: 'Bens', people: second },
    ],
    when: [
      { text: '', ...days.always },
      { text: 'im Jahr 2021', ...days.year },
      { text: 'im März 2021', ...days.march },
      { text: 'seit Februar 2021', ...days.sinceFebruary },
      { text: 'zwischen März und Mai 2021', ...days.spring },
    ],
  },
  es: {
    who: [
      { subject: 'Ana', possessive: 'de Ana', people: first },
      { subject: 'Ben', possessive: 'de Ben', people: second },
    ],
    when: [
      { text: '', ...days.always },
      { text: 'en 2021', ...days.year },
      { text: 'en marzo de 2021', ...days.march },
      { text: 'desde febrero de 2021', ...days.sinceFebruary },
      { text: 'entre marzo y mayo de 2021', ...days.spring },
    ],
  },
  pt: {
    who: [
      { subject: 'Ana', possessive: 'da Ana', people: first },
      { subject: 'Ben', possessive: 'do Ben', people: second },
    ],
    when: [
      { text: '', ...days.always },
      { text: 'em 2021', ...days.year },
      { text: 'em março de 2021', ...days.march },
      { text: 'desde fevereiro de 2021', ...days.sinceFebruary },
      { text: 'entre março e maio de 2021', ...days.spring },
    ],
  },
  hi: {
    who: [
      { subject: 'Ana', possessive: 'Ana के', people: first },
      { subject: 'Ben', possessive: 'Ben के', people: second },
    ],
    when: [
      { text: '', ...days.always },
      { text: '2021 में', ...days.year },
      { text: 'मार्च 2021 में', ...days.march },
      { text: 'फरवरी 2021 से', ...days.sinceFebruary },
    ],
  },
  ar: {
    who: [
      { subject: 'Ana', possessive: 'Ana', people: first },
      { subject: 'Ben', possessive: 'Ben', people: second },
    ],
    when: [
      { text: '', ...days.always },
      { text: 'في 2021', ...days.year },
      { text: 'في مارس 2021', ...days.march },
      { text: 'منذ فبراير 2021', ...days.sinceFebruary },
    ],
  },
}
