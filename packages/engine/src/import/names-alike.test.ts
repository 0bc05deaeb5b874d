import { expect, test } from 'vitest'
import { readText } from '#testing/read-text.ts'
import { namesAlike } from './names-alike.ts'

const line = (author: string): string => `24/09/2026, 14:32 - ${author}: hi\n`

test.each([
  ['a Cyrillic letter', 'Ann', '\u0410nn'],
  ['a Greek letter', 'Tom', 'T\u03bfm'],
  ['a letter of full width', 'Ben', '\uff22en'],
  ['a zero-width space', 'Ana', 'A\u200bna'],
  ['a variation selector', 'Zoë 🙂', 'Zoë 🙂\ufe0f'],
])('T3: %s makes another person, and a notice', async (_name, honest, other) => {
  const { chat, facts } = await readText(line(honest) + line(other))
  expect(chat.participants).toEqual([honest, other])
  expect(facts.notes.map(({ code }) => code)).toContain('names_look_alike')
})

test.each([
  ['Ana', 'Анна'],
  ['Ana', 'ana'],
  ['Иван', 'Ивана'],
  ['👩‍🚀', '👨‍🚀'],
  ['Il', 'll'],
  ['田中', '山中'],
])('%s and %s differ to the eye', (one, other) => expect(namesAlike([one, other])).toEqual([]))

test('a mark of direction makes nobody else', async () => {
  const { chat, facts } = await readText(line('Ana') + line('\u202aAna\u202c') + line('\u200fAna'))
  expect([chat.participants, facts.notes]).toEqual([['Ana'], []])
})

test('the notice names three pairs at most, each as it is written', () => {
  const pairs = ['Ann', 'Ben', 'Tom', 'Sam'].map((name) => [name, `${name[0]}\u200b${name.slice(1)}`])
  const [note, ...more] = namesAlike(pairs.flat())
  expect(more).toEqual([])
  const named = pairs.slice(0, 3).map(([one, other]) => `“${one}” and “${other}”`)
  expect(note.detail).toBe(`Some names look the same but use different characters, so they count as different people: ${named.join(', ')}.`)
})

test('a name of several words is alike however wide its spaces are, and not without them', () => {
  expect(namesAlike(['Ana Sol', 'Ana\u2003 Sol'])).toHaveLength(1)
  expect(namesAlike(['Anasol', 'Ana\u00a0sol'])).toEqual([])
})
