import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Chat } from '#chat/chat.ts'
import { isoTime } from '#chat/civil.ts'
import { select } from '#chat/selection.ts'
import { withPeople } from '#people/with-people.ts'
import type { Feelings } from '#sentiment/feelings.ts'
import { chatOf } from '#testing/chat-of.ts'
import { anyFeltChat, feltChatOf, randomFeelings, wordFeelings } from '#testing/felt-chat.ts'
import { judged, plantedChat } from '#testing/planted-moments.ts'
import { anyChat } from '#testing/random-chat.ts'
import type { Moment } from './moment.ts'
import { lookAt } from './moment-context.ts'
import { finders, moments } from './moments.ts'
import { saidIn } from './said.ts'

const two = (n: number): string => String(n).padStart(2, '0')
/** Two messages a day on this many days of a month, from its first on. */
const daily = (month: string, days: number, texts: readonly string[] = ['hi', 'hello']): string =>
  Array.from({ length: days }, (_, i) =>
    texts.map((text, j) => `${month}-${two(i + 1)} 09:0${j} ${j % 2 === 0 ? 'Ana' : 'Ben'}: ${text}`).join('\n'),
  ).join('\n')
/** Everything that is found, before the most significant are chosen of it. */
async function candidates(chat: Chat, feelings: Feelings | null = null): Promise<Moment[]> {
  const said = await saidIn(chat, async () => undefined)
  return finders.flatMap((find) => find(lookAt(chat, feelings, null), said))
}
const kindsOf = (found: readonly Moment[]) => found.map(({ kind }) => kind)

test.each(['', 'mon 09:00 Ana: hi', 'mon 09:00 Ana: hi\nmon 09:01 Ben: hi\nmon 09:02 Ana: love you'])(
  'a chat of a few messages has no special moments yet: %j',
  async (text) => {
    expect(await moments(chatOf(text), null)).toEqual([])
  },
)

test('one who writes alone has moments, too, but no conversation', async () => {
  const found = await moments(chatOf(daily('2021-03', 28).replaceAll('Ben:', 'Ana:')), null)
  expect(kindsOf(found)).toEqual(['first_message', 'longest_streak'])
  expect(found[0]).toMatchObject({ row: 0, messages: 1, participants: ['Ana'], facts: { total: 55, days: 27 } })
  expect(found[1]).toMatchObject({ messages: 56, participants: ['Ana'], facts: { days: 28 } })
})

test('the first "love you" in a chat is found in the language that is spoken, and bitter words are not', async () => {
  const text = `${daily('2021-03', 20, ['ich habe das nicht gesehen', 'ja und wir sind auch noch da'])}
    2021-03-20 10:00 Ben: das ist ja schön
    2021-03-25 10:00 Ben: ich liebe dich nicht
    2021-03-26 10:00 Ana: ich liebe dich ❤️
    2021-03-27 10:00 Ben: hab dich lieb`
  const found = await candidates(chatOf(text))
  expect(found.filter(({ kind }) => kind === 'love')).toMatchObject([
    { messages: 1, participants: ['Ana'], facts: { isFirst: true, total: 2 } },
  ])
})

test('what feelings call bitter is no "love you"', async () => {
  const text = `${daily('2021-03', 20)}
    2021-03-25 10:00 Ben: love you so much for ruining it // -0.8
    2021-03-26 10:00 Ana: love you // 0.9 love 0.9`
  const { chat, feelings } = feltChatOf(text)
  const [love] = (await candidates(chat, feelings)).filter(({ kind }) => kind === 'love')
  expect(isoTime(love.time)).toBe('2021-03-26T10:00:00')
})

test('"I love you but" is exasperation: the first declaration is the one that does not turn', async () => {
  const text = `${daily('2021-03', 20)}
    2021-03-24 10:00 Ben: Ana I love you but just say words
    2021-03-25 10:00 Ben: i love you, but come on
    2021-03-26 10:00 Ana: I love you. But you knew that`
  const said = (await candidates(chatOf(text))).filter(({ kind }) => kind === 'love')
  expect(said).toMatchObject([{ time: expect.any(Number), facts: { isFirst: true, total: 1 } }])
  expect(isoTime(said[0].time)).toBe('2021-03-26T10:00:00')
})

test('feliz aniversario is a birthday where Portuguese is spoken, and a wedding day where Spanish is', async () => {
  const wished = async (lines: readonly string[]) =>
    kindsOf(await candidates(chatOf(`${daily('2021-03', 20, lines)}\n2021-05-04 10:00 Ana: feliz aniversario!`))).filter(
      (kind) => kind === 'birthday' || kind === 'anniversary',
    )
  expect(await wished(['não sei se ele vai com você também', 'mas eu já estou aqui para isso'])).toEqual(['birthday'])
  expect(await wished(['no sé si él viene con nosotros también', 'pero yo ya estoy aquí para eso'])).toEqual(['anniversary'])
})

test('what repeats says how many of its occasions are listed, the same in any selection', async () => {
  const texts = [3, 4, 5, 6, 7, 8].map((month) => `2021-0${month}-28 08:00 Ana: happy anniversary!`)
  const chat = chatOf(texts.map((text, i) => `${daily(`2021-0${i + 3}`, 27)}\n${text}`).join('\n'))
  const all = await moments(chat, null)
  const wished = all.filter(({ facts }) => facts.listed !== undefined)
  expect(wished.length).toBeGreaterThan(0)
  for (const { kind, facts } of wished) {
    expect(facts.listed).toBe(all.filter((other) => other.kind === kind).length)
    expect(facts.listed).toBeLessThan(facts.total ?? 0)
  }
  const oneLess = await moments(chat, null, select(chat, { fromDay: all[1].firstDay }))
  expect(oneLess).toEqual(all.slice(1))
})

test('a day that is wished again a year later is theirs who is called by name in one of the wishes', async () => {
  const text = `${daily('2020-03', 25)}\n2020-06-09 08:00 Ben: happy birthday!\n${daily('2021-03', 25)}\n2021-06-10 08:00 Ben: Happy Birthday Ana`
  const found = (await candidates(chatOf(text))).filter(({ kind }) => kind === 'birthday')
  expect(found.map(({ time, facts }) => [isoTime(time).slice(0, 10), facts.names])).toEqual([
    ['2020-06-09', ['Ana']],
    ['2021-06-10', ['Ana']],
  ])
})

test('a group is created once; who is there from its first day has not joined it', async () => {
  const text = `2021-03-01 08:00 * Ana created group "Picnic"
    2021-03-01 08:01 * Ana added Ben
    ${daily('2021-03', 20)}
    2021-05-02 08:00 * Ana added Cem
    2021-05-02 08:01 * Ben left
    2021-05-02 09:00 Cem: hello`
  const found = await candidates(chatOf(text))
  expect(found.find(({ kind }) => kind === 'group_created')).toMatchObject({ participants: ['Ana'], facts: { title: 'Picnic', total: 41 } })
  expect(found.filter(({ kind }) => kind === 'joined')).toMatchObject([
    { participants: ['Cem'], facts: { names: ['Cem'], people: 1, value: 1 } },
  ])
})

test('after a long gap the person who wrote first comes back; messages of the week from then on are counted', async () => {
  const text = `${daily('2021-03', 20)}\n2021-08-01 10:00 Ana: are you there?\n2021-08-02 10:00 Ben: yes\n2021-09-30 10:00 Ana: hm`
  const [first] = (await candidates(chatOf(text))).filter(({ kind }) => kind === 'reunion')
  expect(first).toMatchObject({ row: 40, participants: ['Ana', 'Ben'], facts: { number: 1, value: 2 } })
})

test('of the most recent part of a file it is not said what was first, and numbers are those of the file', async () => {
  const whole = chatOf(daily('2021-03', 20))
  const part = { ...whole, id: whole.id.map((id) => id + 990) }
  const found = await moments(part, null)
  expect(kindsOf(found)).not.toContain('first_message')
  expect(found.find(({ kind }) => kind === 'count')).toMatchObject({ row: 9, facts: { number: 1000 } })
})

test('days choose among the moments of all time, and so do people', async () => {
  const { chat } = plantedChat(1, words)
  const all = await moments(chat, null)
  const fromDay = Math.floor(all[2].time / 86_400)
  expect(await moments(chat, null, select(chat, { fromDay }))).toEqual(all.slice(2))
  expect(await moments(chat, null, select(chat, { toDay: fromDay - 1 }))).toEqual(all.slice(0, 2))
  const anas = await moments(chat, null, select(chat, { authors: ['Ana'] }))
  expect(anas).toEqual(all.filter(({ participants }) => participants.includes('Ana')))
  expect(await moments(chat, null, select(chat, { authors: ['Nobody'] }))).toEqual([])
})

test('moments of any chat are in it, name who is there, and are never more than they may be', async () => {
  await fc.assert(
    fc.asyncProperty(anyFeltChat(), async ({ chat, feelings, filter }) => {
      const selection = select(chat, filter)
      for (const { row, time, significance, messages, firstDay, lastDay, participants, kind } of await moments(chat, feelings, selection)) {
        expect(row).toBeGreaterThanOrEqual(selection.from)
        expect(row).toBeLessThan(selection.to)
        expect(significance).toBeGreaterThanOrEqual(0.65)
        expect(significance).toBeLessThan(1)
        expect(messages).toBeLessThanOrEqual(chat.count)
        expect(firstDay).toBeLessThanOrEqual(lastDay)
        expect([firstDay, lastDay].some((day) => day === Math.floor(time / 86_400)) || kind === 'moving_exchange').toBe(true)
        for (const name of participants) expect(chat.participants).toContain(name)
      }
    }),
    { numRuns: 30 },
  )
})

test('it stops where the host says so, and asks for no feelings it does not get', async () => {
  const chat = plantedChat(2, words).chat
  const stopping = new AbortController()
  const stopped = moments(chat, null, undefined, { pause: async () => stopping.abort(new Error('enough')), signal: stopping.signal })
  await expect(stopped).rejects.toThrow('enough')
  expect(kindsOf(await moments(chat, null))).not.toContain('happiest_day')
  await fc.assert(
    fc.asyncProperty(anyChat(), fc.nat(), async (any, seed) => void (await moments(any, randomFeelings(any, seed)))),
    { numRuns: 10 },
  )
})

/** What the model of a few words knows how to feel. */
const words = {
  everyday: [
    'see you later',
    'bread and milk please',
    'on my way',
    'did you call the plumber?',
    'the bus is late',
    'ok',
    'and you?',
    'lean on it',
    'not bad',
  ],
  happy: ['good good day', 'this is so good', 'good news for everyone'],
  moving: ['love and a hug', 'my gratitude is yours', 'such sadness, hug', 'admiration and love'],
  love: ['I love you', 'love you, really'],
  birthday: ['happy birthday!!', 'Happy birthday to my friend'],
  anniversary: ['happy anniversary to us'],
}

test('moments that were planted in everyday talk are found, and little else is shown', async () => {
  let [found, planted, extra] = [0, 0, 0]
  const missed: string[] = []
  for (let seed = 1; seed <= 6; seed++) {
    const made = plantedChat(seed, words)
    const verdict = judged(made.planted, await moments(made.chat, await wordFeelings(made.chat)))
    found += verdict.found.length
    planted += made.planted.length
    extra += verdict.extra.length
    missed.push(...verdict.missed.map(({ kind }) => `${seed} ${kind}`))
  }
  expect(found / planted, missed.join(', ')).toBeGreaterThan(0.9)
  expect(found / (found + extra)).toBeGreaterThan(0.8)
})

/** Ben leaves after twenty days, and comes back after months for one message. */
const comesAndGoes = `2021-03-01 08:00 * Ana created group "Picnic"
    ${daily('2021-03', 20)}
    2021-05-02 08:01 * Ben left
    2021-06-02 08:00 Ana: alone
    2021-07-02 08:00 * Ana added Ben
    2021-07-02 08:00 * Ana added +49 170 1
    2021-07-02 09:00 Ben: back again
    2021-07-03 09:00 * +49 170 2 left`
const ofTheGroup = async (chat: Chat) =>
  (await candidates(chat)).filter(({ kind }) => kind === 'group_created' || kind === 'joined' || kind === 'left')

test('for a person who left and came back, the messages since then and until then are counted', async () => {
  const [, joined, left] = await ofTheGroup(chatOf(comesAndGoes))
  expect(joined).toMatchObject({ kind: 'joined', participants: ['Ben'], facts: { names: ['Ben', '+49 170 1'], value: 1 } })
  expect(left).toMatchObject({ kind: 'left', participants: ['Ben'], facts: { names: ['Ben'], value: 20 } })
})

test('people who made a group, came or went have their shown names, merged people once, hidden people not at all', async () => {
  const shown = (names: Record<string, string>, hidden: string[] = []) =>
    ofTheGroup(withPeople(chatOf(comesAndGoes), { names: new Map(Object.entries(names)), hidden: new Set(hidden) }))
  const [created, joined, left] = await shown({ Ana: 'Mum', Ben: 'Zork', '+49 170 1': 'Zork' })
  expect(created.participants).toEqual(['Mum'])
  expect(joined).toMatchObject({ participants: ['Zork'], facts: { names: ['Zork'], people: 1, value: 1 } })
  expect(left).toMatchObject({ participants: ['Zork'], facts: { names: ['Zork'], value: 20 } })
  // Neither of them wrote anything.
  const silent = await shown({ '+49 170 1': 'Zork' }, ['+49 170 2'])
  expect(silent.map(({ facts }) => facts.names)).toEqual([undefined, ['Ben', 'Zork'], ['Ben']])
  const others = await shown({ Ben: 'Zork' }, ['Ben', '+49 170 1', '+49 170 2'])
  expect(others.map(({ kind }) => kind)).toEqual(['group_created'])
})

test.each([1, 3, 4, 8, 9, 12])('of %i who come, or wish, up to eight are named, and all are counted', async (n) => {
  const people = Array.from({ length: n }, (_, i) => `Friend ${String.fromCharCode(65 + i)}`)
  const text = `2021-03-01 08:00 * Ana created group "Picnic"
    ${daily('2021-03', 20)}
    ${people.map((name) => `2021-05-02 08:00 * Ana added ${name}`).join('\n')}
    ${people.map((name) => `2021-06-09 08:00 ${name}: happy birthday!`).join('\n')}`
  const found = await candidates(chatOf(text))
  const [joined, birthday] = ['joined', 'birthday'].map((kind) => found.find((each) => each.kind === kind))
  expect([joined?.facts.names?.length, joined?.facts.people]).toEqual([Math.min(n, 8), n])
  expect([birthday?.participants.length, birthday?.facts.people]).toEqual([Math.min(n, 8), n])
})
