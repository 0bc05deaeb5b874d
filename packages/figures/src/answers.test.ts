import { type Chat, kinds, messageText } from '@convostat/engine/chat/chat'
import { isoTime } from '@convostat/engine/chat/civil'
import { everything, type Selection, select } from '@convostat/engine/chat/selection'
import { withPeople } from '@convostat/engine/people/with-people'
import { feltChatOf } from '@convostat/engine/testing/felt-chat.ts'
import { describe, expect, test } from 'vitest'
import { answerAbout, faces, names } from '#testing/faces.ts'
import { talk } from '#testing/talk.ts'
import { none } from './figure.ts'
import { type FigureName, figures } from './index.ts'
import { shapes } from './shapes.ts'

const { chat, feelings: felt } = feltChatOf(talk)
const feelings = {
  ...felt,
  languages: [{ language: 'en', authors: [...chat.participants], quality: 'well' as const, messages: chat.count }],
}
const hidden = withPeople(chat, { names: new Map(), hidden: new Set(['Cleo']) })
const of = (
  name: FigureName,
  given = {},
  about: { chat: Chat; selection: Selection } = { chat, selection: everything(chat) },
): Promise<unknown> => answerAbout(name, { feelings, ...about }, given)

/** Enough of it to tell the language. */
const english = Array.from(
  { length: 6 },
  (_, i) =>
    `mon 09:0${i} Ana: what do you think about the house that we saw this morning\nmon 10:0${i} Ben: I was there and it is not what they said it would be\n`,
).join('')

type Anything = Readonly<Record<string, unknown>>
/** Every object within an answer, itself included. */
const objectsIn = (value: unknown): Anything[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Array.isArray(value) ? [] : [value as Anything]), ...Object.values(value).flatMap(objectsIn)]

const isEmpty = (name: FigureName, plain: unknown) => (figures[name].isEmpty as (plain: unknown) => boolean)(plain)

describe.each(names)('%s', (name) => {
  const shape = shapes[name]

  // Topics have their own test (topics/counted.test.ts).
  test('answers in its shape, and has something to say about ten weeks of chat', async () => {
    const plain = await of(name)
    expect(shape.plain.parse(plain)).toEqual(plain)
    if (name !== 'topics') expect(isEmpty(name, plain)).toBe(false)
  })

  test('answers in its shape where nothing is left, and has nothing to say', async () => {
    const plain = await of(name, {}, { chat, selection: select(chat, { authors: ['Eva'] }) })
    expect(shape.plain.parse(plain)).toEqual(plain)
    expect(isEmpty(name, plain)).toBe(true)
    if (shape.public === none) return
    const form = (faces[name].public as (plain: unknown) => unknown)(plain)
    expect(shape.public.parse(form)).toEqual(form)
  })

  test('every message of an answer is as it is in the chat', async () => {
    const rows = new Map(Array.from(chat.id, (id, row) => [id, row]))
    for (const object of objectsIn(await of(name))) {
      for (const key of ['id', 'last_id', 'longest_id']) if (typeof object[key] === 'number') expect(rows.has(object[key])).toBe(true)
      const row = rows.get(object.id as number)
      if (row === undefined) continue
      const text = messageText(chat, row)
      const asInChat = {
        ...object,
        ...('author' in object && { author: chat.participants[chat.author[row]] }),
        ...('date' in object && { date: isoTime(chat.time[row]).slice(0, String(object.date).length) }),
        ...('kind' in object && { kind: kinds[chat.kind[row]] }),
        ...('message' in object && { message: text }),
        ...('text' in object && { text }),
        ...('context' in object && { context: text }),
        ...('url' in object && { url: text.match(/https:\S+/)?.[0] }),
      }
      expect(object).toEqual(asInChat)
    }
  })

  test('where fewer are wanted there are fewer, those that come first', async () => {
    const [all, one] = [await of(name), await of(name, { top_n: 1 })] as Anything[]
    const limited = Object.entries(all).filter(([key, list]) => Array.isArray(list) && list.length > (one[key] as unknown[]).length)
    for (const [key, list] of limited) expect(one[key]).toEqual((list as unknown[]).slice(0, 1))
    // This many words are wanted for each person.
    const isEach = name === 'wordComparison' && objectsIn(one).every(({ words }) => !Array.isArray(words) || words.length <= 1)
    const isNumbered = Object.hasOwn(shape.asked.parse({ top_n: 1 }), 'top_n')
    if (name !== 'topics') expect(limited.length > 0 || isEach).toBe(isNumbered)
  })

  test('nothing of who is hidden is shown', async () => {
    const plain = await of(name, {}, { chat: hidden, selection: everything(hidden) })
    expect(shape.plain.parse(plain)).toEqual(plain)
    for (const object of objectsIn(plain))
      for (const key of ['author', 'person', 'from', 'to', 'a', 'b']) expect(object[key]).not.toBe('Cleo')
  })
})

test.each(['words', 'phrases', 'wordComparison'] as const)(
  '%s: names the languages whose stop words it left out, none where all are kept',
  async (name) => {
    const { chat, feelings } = feltChatOf(english)
    const languagesOf = async (all: boolean) =>
      ((await answerAbout(name, { chat, feelings, selection: everything(chat) }, { all })) as { languages: string[] }).languages
    expect([await languagesOf(false), await languagesOf(true)]).toEqual([['en'], []])
  },
)
