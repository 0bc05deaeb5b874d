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
