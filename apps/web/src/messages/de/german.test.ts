import { expect, test, vi } from 'vitest'
import { english } from '../en/index.ts'
import { german } from './index.ts'
import { site } from './site.ts'

const say = { ...german, ...site }

vi.mock('../language.ts', () => ({ language: 'de', isRightToLeft: false, direction: 'ltr' }))

/** With plain spaces: where lines may not break is not looked at here. */
const plain = (sentence: string) => sentence.replace(/\u00a0/g, ' ')

test('none, one and several of anything', () => {
  expect([0, 1, 2, 5000].map((n) => say.messagesOf({ n }))).toEqual(['0 Nachrichten', '1 Nachricht', '2 Nachrichten', '5.000 Nachrichten'])
  expect([1, 3].map((n) => say.filters.peopleOf({ n }))).toEqual(['1 Person', '3 Personen'])
  expect([1, 2].map((files) => say.uploads.mergedFrom({ files }))).toEqual([
    'zusammengeführt aus 1 Export',
    'zusammengeführt aus 2 Exporten',
  ])
  expect([1, 2].map((n) => say.specialMoments.card.over({ n }))).toEqual(['Dahinter liegt 1 Nachricht.', 'Dahinter liegen 2 Nachrichten.'])
  expect([1, 2].map((n) => say.upload.card.unreadLines({ n }))).toEqual([
    '1 Zeile ließ sich nicht lesen und wird nicht gezählt',
    '2 Zeilen ließen sich nicht lesen und werden nicht gezählt',
  ])
  expect([1, 2].map((messages) => say.emotionalInsights.over({ messages }))).toEqual([
    'Grundlage: 1 Nachricht, die sich werten ließ.',
    'Grundlage: 2 Nachrichten, die sich werten ließen.',
  ])
})

test('days, months and conversations are in the dative where a preposition asks for it', () => {
  expect([1, 12].map((days) => say.milestones.first.ago({ days }))).toEqual(['gestern', 'vor 12 Tagen'])
  expect(say.wrapped.sentences.closing({ messages: 1200, words: 1, active: 30 })).toBe(
    '1.200 Nachrichten und 1 Wort, an 30 Tagen, an denen ihr geschrieben habt.',
  )
  expect(say.emotionalInsights.mood.one({ mood: 'joy', isMore: true, all: 12, month: '2021-03' })).toBe(
    'Einer von 12 Monaten sticht heraus: Im März 2021 gab es mehr Freude als sonst.',
  )
  expect(say.relationship.conversations.ofOne({ name: 'Ana', opened: 2, closed: 1 })).toBe('Ana eröffnete 2 Gespräche und beendete 1.')
  expect(say.relationship.conversations.opened({ name: 'Ana', n: 4, all: 9 })).toBe('Ana eröffnete 4 von 9 Gesprächen')
  expect(say.charts.notable.sentences.return({ when: '2021-03-04', gap: 40 * 86_400 })).toBe('4. März 2021, nach 40 Tagen Stille')
  expect(say.favorites.tools.shown({ n: 1, all: 3 })).toBe('1 von 3 gespeicherten Nachrichten')
  expect(say.license.devices.about({ max: 3, days: 30 })).toContain('auf 3 Geräten')
})

test('who writes: all of you, one by name, some of several', () => {
  const { calendar, heatmap } = say.dashboard.charts
  const { all, one, some } = heatmap.sentence
  const when = { weekday: 'saturday', hour: '20 Uhr' } as const
  expect([all(when), one({ name: 'Ana', ...when }), some(when)]).toEqual([
    'Ihr schreibt am meisten samstags um 20 Uhr.',
    'Ana schreibt am meisten samstags um 20 Uhr.',
    'Am meisten wird samstags um 20 Uhr geschrieben.',
  ])
  const { every, sentence } = calendar
  expect([every.all({ total: 3 }), every.one({ name: 'Ana', total: 3 }), every.some({ total: 3 })]).toEqual([
    'Ihr habt an allen 3 Tagen geschrieben.',
    'Ana hat an allen 3 Tagen geschrieben.',
    'An allen 3 Tagen wurde geschrieben.',
  ])
  expect(plain(sentence.some({ active: 2, total: 9, streak: 1, when: ['2021-01-01', '2021-01-01'] }))).toBe(
    'An 2 von 9 Tagen wurde geschrieben. Die längste Serie: 1 Tag, 1. Jan. 2021.',
  )
})

test('who opens and closes conversations, put together', () => {
  const { opened, openedNoneMore, closed, closedEqually, byOne, both } = say.relationship.conversations
  expect(byOne({ opened: openedNoneMore({ name: 'Ana', n: 4, all: 9 }), n: 5, isTied: false })).toBe(
    'Ana eröffnete 4 von 9 Gesprächen (gleichauf vorn) und beendete 5.',
  )
  expect(both({ opened: opened({ name: 'Ana', n: 4, all: 9 }), closed: closed({ name: 'Ben', n: 6 }) })).toBe(
    'Ana eröffnete 4 von 9 Gesprächen; Ben beendete 6.',
  )
  expect(both({ opened: opened({ name: 'Ana', n: 3, all: 4 }), closed: closedEqually({ one: 'Ana', other: 'Ben', n: 2 }) })).toBe(
    'Ana eröffnete 3 von 4 Gesprächen; Ana und Ben beendeten je 2.',
  )
})

test('an emotion keeps its capital within a sentence, a sentiment has none', () => {
  const { within, done } = say.why.correct
  expect([done({ label: within.joy }), say.why.youSaid({ label: within.negative })]).toEqual([
    'Korrigiert: Freude. Die Zahlen sind angepasst.',
    'Von dir festgelegt: negativ.',
  ])
  expect(say.emotionalInsights.fingerprint.sentence({ first: 'joy', second: 'love', shares: [0.3, 0.2] })).toMatch(
    /^Freude und Liebe machen 50.% aller Gefühle aus/,
  )
})

test('who says a milestone next says it after a while', () => {
  const { after, atOnce } = say.milestones.takenUp
  expect([atOnce, after.day({ n: 1 }), after.year({ n: 1 }), after.month({ n: 12 })]).toEqual([
    'sagte es innerhalb einer Minute',
    'sagte es einen Tag später',
    'sagte es ein Jahr später',
    'sagte es 12 Monate später',
  ])
})

test('no sentence is left in English, none says Sie, and none judges anyone', () => {
  const same: string[] = []
  const said: string[] = []
  const walk = (of: unknown, like: unknown, path: string) => {
    if (typeof of === 'string') {
      said.push(of)
      if (of === like && /[a-z]{2,} [a-z]{2,}/i.test(of)) same.push(path)
    } else if (of !== null && typeof of === 'object')
      for (const [key, each] of Object.entries(of)) walk(each, (like as Record<string, unknown>)[key], `${path}.${key}`)
  }
  walk(say, english, 'say')
  // But for the name of a paper, and a command that is typed.
  expect(same.filter((path) => !path.includes('.command.'))).toEqual(['say.paper.paper.sizes.letter'])
  const all = said.join('\n')
  // After a colon it is the capital of a sentence.
  expect(all).not.toMatch(/(?<!: )\b(Ihnen|Ihren?|Ihrem?)\b|(wenn|dass|können|bitte) Sie\b/)
  expect(all.replace(/keine Diagnose[^.]*/g, '')).not.toMatch(
    /depress|gestört|Störung|toxisch|gesunde|missbrauch|verliebt|passt zueinander/i,
  )
  expect(all).not.toMatch(/"[^"]*"(?!\/)(?=[ .,])|\.\.\.|“[^“„”]*”/)
})
