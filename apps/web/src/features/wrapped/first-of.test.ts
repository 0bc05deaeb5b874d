import { expect, test } from 'vitest'
import { example } from './example.ts'
import { firstOf } from './first-of.ts'
import { formOf } from './forms/form-of.ts'
import { plainVoice } from './voices.ts'

const voice = plainVoice(false)
const [, , night] = example.slides
const message = (author: string) => ({ id: 7, author, date: '2024-03-01T10:00:00', message: 'marmalade' })
const exchange = (one: string, other: string) => ({ ...message(one), reply: message(other) })
const formFor = (kind: 'balance' | 'reply_speed', names: readonly string[]) => {
  const people = names.map((name) => ({ name, value: 9 }))
  const form = formOf({ ...night, kind, figure: 0.9, people, speeds: names.map((name) => ({ name, counts: [4, 3, 2, 1] })) }, voice)
  if (form === null) throw new Error('both have a form')
  return form
}

test('the first of two people has one side in every exchange, no matter who begins it', () => {
  for (const kind of ['balance', 'reply_speed'] as const)
    for (const quote of [exchange('Ana', 'Ben'), exchange('Ben', 'Ana')])
      expect([kind, firstOf(formFor(kind, ['Ana', 'Ben']), quote, voice)]).toEqual([kind, voice.name('Ana')])
})

test('where others talk, the one who begins is on the first side', () => {
  expect(firstOf(formFor('reply_speed', ['Ana', 'Ben']), exchange('Cleo', 'Ben'), voice)).toBeUndefined()
  expect(firstOf(formFor('reply_speed', ['Ana', 'Ben', 'Cleo']), exchange('Cleo', 'Ben'), voice)).toBeUndefined()
})
