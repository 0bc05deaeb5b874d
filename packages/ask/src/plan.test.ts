import { dayOf } from '@convostat/engine/chat/civil'
import { withPeople } from '@convostat/engine/people/with-people'
import { chatFrom, chatOf } from '@convostat/engine/testing/chat-of.ts'
import { describe, expect, it } from 'vitest'
import { tellingChat } from '#testing/telling-chat.ts'
import { compute } from './compute/compute.ts'
import { plan } from './parse/plan.ts'
import { planFunctions } from './plan-functions.ts'
import type { QuestionContext } from './question-context.ts'
import { suggestedIn, suggestedQuestions } from './suggested-questions.ts'

const { chat } = tellingChat(3, ['Ana Lopez', 'Ben', 'Cleo'], 400)
const asked: QuestionContext = { chat, me: 'Ben', today: dayOf(2022, 9, 1) }
const scopeOf = (question: string, of = asked) => {
  const planned = plan(question, of)
  return planned && 'scope' in planned ? planned.scope : null
}
const day = (text: string): number => dayOf(...(text.split('-').map(Number) as [number, number, number]))

describe('a period', () => {
  const last = Math.floor(chat.time[chat.count - 1] / 86_400)
  it.each([
    ['in 2021', '2021-01-01', '2021-12-31'],
    ['in February 2021', '2021-02-01', '2021-02-28'],
    ['on 3 March 2021', '2021-03-03', '2021-03-03'],
    ['on March 3rd, 2021', '2021-03-03', '2021-03-03'],
    ['on 2021-03-03', '2021-03-03', '2021-03-03'],
    ['on 13/03/2021', '2021-03-13', '2021-03-13'],
    ['between December 2020 and February 2021', '2020-12-01', '2021-02-28'],
    ['between November and February 2021', '2020-11-01', '2021-02-28'],
    ['from 2020-12-24 to 2021-01-02', '2020-12-24', '2021-01-02'],
    ['at Christmas 2020', '2020-12-25', '2020-12-25'],
    ['today', '2022-09-01', '2022-09-01'],
    ['3 days ago', '2022-08-29', '2022-08-29'],
  ])('%s has its first and its last day', (when, from, to) => {
    expect(scopeOf(`How many messages did we send ${when}?`)).toEqual({ from: day(from), to: day(to) })
  })

  it('may be open at an end', () => {
    expect(scopeOf('How many messages since March 2021?')).toEqual({ from: day('2021-03-01') })
    expect(scopeOf('How many messages until March 2021?')).toEqual({ to: day('2021-03-31') })
    expect(scopeOf('How many messages before March 2021?')).toEqual({ to: day('2021-02-28') })
    expect(scopeOf('How many messages after March 2021?')).toEqual({ from: day('2021-04-01') })
  })

  it('that is told from now is told from the last day of the chat', () => {
    expect(scopeOf('How many messages in the last 30 days?')).toEqual({ from: last - 29, to: last })
  })

  it('that can be two days is not understood', () => {
    expect(plan('How many messages did we send on 03/04/2021?', asked)).toBeNull()
  })
})

describe('a person', () => {
  it('may be called by a part of the name, where nobody else is', () => {
    const several = { ...asked, chat: tellingChat(3, ['Ana Lopez', 'Ana Maria', 'Ben'], 200).chat }
    expect(scopeOf('How many messages did Lopez send?', several)).toEqual({ people: ['Ana Lopez'] })
    expect(plan('How many messages did Ana send?', several)).toBeNull()
  })

  it('an exact name is meant, even where others have it in theirs', () => {
    const several = { ...asked, chat: tellingChat(3, ['Ana', 'Ana Maria'], 200).chat }
    expect(scopeOf('How many messages did Ana send?', several)).toEqual({ people: ['Ana'] })
  })

  it('is nobody where the reader speaks of themselves and nobody said who that is', () => {
    expect(scopeOf('How many messages did I send?')).toEqual({ people: ['Ben'] })
    expect(plan('How many messages did I send?', { ...asked, me: null })).toBeNull()
  })

  it('the recipient is the other one of two, and nobody in a group', () => {
    const two = { ...asked, me: null, chat: tellingChat(3, ['Ana', 'Ben'], 200).chat }
    expect(scopeOf('How many messages did Ana send to Ben?', two)).toEqual({ people: ['Ana'] })
    expect(scopeOf('How many messages were sent to Ben?', two)).toEqual({ people: ['Ana'] })
    expect(scopeOf('How many messages did Ana send Ben?', two)).toEqual({ people: ['Ana'] })
    expect(plan('How many messages did Ana send to Ben?', asked)).toBeNull()
  })

  it('who is hidden is nobody, and in no figure', async () => {
    const hidden = { ...asked, me: null, chat: withPeople(chat, { names: new Map(), hidden: new Set(['Ben']) }) }
    expect(plan('How many messages did Ben send?', hidden)).toBeNull()
    const planned = plan('How many messages did each person send?', hidden)
    const answer = planned && (await compute(planned, hidden))
    expect(answer?.figure?.parts?.map(({ of }) => of).sort()).toEqual(['Ana Lopez', 'Cleo'])
  })
})

describe('words to look for', () => {
  const said = { ...asked, chat: chatOf('mon 09:00 Ana: the big red bus\nmon 09:01 Ben: red bus? bus!\nmon 09:02 Ana: hm') }
  it('may be without quotes where they mean nothing else, several where they are said so', () => {
    expect(plan('How often did Ana say bus?', said)).toMatchObject({ phrase: 'bus', scope: { people: ['Ana'] } })
    expect(plan('How often did we say red bus?', said)).toMatchObject({ phrase: 'red bus' })
    expect(plan('How often did we say blue bus?', said)).toBeNull()
    expect(plan('How often did we say "blue bus"?', said)).toMatchObject({ phrase: 'blue bus' })
  })

  it('are never what stands for something that the question does not say', () => {
    for (const word of ['it', 'something', 'what', 'nothing']) expect(plan(`How often did Ana say ${word}?`, said)).toBeNull()
  })
})

describe('quotations and names', () => {
  const named = (...people: string[]): QuestionContext => ({ chat: tellingChat(3, people, 200).chat, me: null, today: asked.today })

  it('is looked for as it is, and means nothing else', () => {
    expect(plan('How many messages are exactly "ok"?', asked)).toBeNull()
    expect(plan('How many messages in "may"?', asked)).toBeNull()
    expect(plan('How many messages contain "ben"?', asked)).toMatchObject({ phrase: 'ben', scope: {} })
    expect(plan('How often did Ana say “sorry.”?', asked)).toMatchObject({ phrase: 'sorry' })
  })

  it('is not looked for where a search for words would leave out a part of it', () => {
    for (const said of ['<3', 'C++', ':)', 'ok #1', 'a.b', 'ha*'])
      expect([said, plan(`How often did Ana say "${said}"?`, asked)]).toEqual([said, null])
    for (const said of ['❤️', "don't", 'good-night', 'well, yes'])
      expect(plan(`How often did Ana say "${said}"?`, asked)).toMatchObject({ phrase: said })
  })

  it('is not an author where a message only mentions them', () => {
    expect(plan('How many messages mention Ben?', asked)).toMatchObject({ phrase: 'ben', scope: {} })
    expect(plan('How many words did Ben say?', asked)).toMatchObject({ metric: 'words', scope: { people: ['Ben'] } })
  })

  it('is nobody where the name is a helping verb', () => {
    const people = named('Will', 'May', 'Ana')
    expect(plan('How many messages will we send?', people)).toBeNull()
    expect(plan('How many messages may we send?', people)).toBeNull()
    expect(scopeOf('How many messages did Will send?', people)).toEqual({ people: ['Will'] })
    expect(scopeOf('How many messages did May send in May 2021?', people)).toEqual({
      people: ['May'],
      from: day('2021-05-01'),
      to: day('2021-05-31'),
    })
  })
})

describe('what a model may ask for', () => {
  it('is declared as an object of fields, each function once', () => {
    expect(new Set(planFunctions.map(({ name }) => name)).size).toBe(planFunctions.length)
    for (const { parameters, description } of planFunctions) {
      expect(parameters).toMatchObject({ type: 'object', additionalProperties: false })
      expect(description).not.toBe('')
    }
  })

  it('is what a question comes to', async () => {
    const run = (name: string, args: unknown) => planFunctions.find((each) => each.name === name)?.run(args, asked)
    const planned = plan('How many messages did Ana send in 2021?', asked)
    const counted = await run('count', { metric: 'messages', people: ['Ana Lopez'], from: '2021-01-01', to: '2021-12-31' })
    expect(counted).toEqual(planned && (await compute(planned, asked)))
    expect((await run('busiest', { unit: 'month' }))?.figure?.unit).toBe('month')
  })

  it('is nothing where arguments are wrong, or name someone who is not there', async () => {
    const count = planFunctions.find(({ name }) => name === 'count')
    for (const args of [null, 'x', [], { metric: 'likes' }, { people: ['Carol'] }, { from: '2021-02-30' }, { people: 'Ana' }])
      expect(await count?.run(args, asked)).toBeNull()
    expect(await planFunctions.find(({ name }) => name === 'busiest')?.run({}, asked)).toBeNull()
    const wrong: Record<string, unknown[]> = {
      count: [
        { metric: 'conversations', people: ['Ben'] },
        { phrase: '<3' },
        { phrase: 'x '.repeat(200) },
        { people: Array(9).fill('Ben') },
      ],
      rank_people: [{ metric: 'active_days' }, { metric: 'conversations' }],
      share: [{ metric: 'active_days', people: ['Ben'] }],
      longest: [{ of: 'silence', people: ['Ben'] }],
      said_about: [{ query: 'y'.repeat(1_000_000) }, { query: ' ' }],
    }
    for (const [name, all] of Object.entries(wrong))
      for (const args of all) expect(await planFunctions.find((each) => each.name === name)?.run(args, asked), name).toBeNull()
  })
})

it('a tool answers also for a chat in which nobody wrote', async () => {
  const nobody = { ...asked, chat: chatOf('') }
  const rank = planFunctions.find(({ name }) => name === 'rank_people')
  expect(await rank?.run({}, nobody)).toMatchObject({ text: 'Nobody sent any messages.', citations: [], figure: { value: null } })
})

describe('suggested questions', () => {
  it.each(suggestedIn)('are six different ones, each understood and with an answer, in %s', async (language) => {
    const questions = suggestedQuestions(asked, language)
    expect(new Set(questions).size).toBe(6)
    for (const question of questions) {
      const planned = plan(question, asked)
      expect([question, planned?.language]).toEqual([question, language])
      const answer = planned && (await compute(planned, asked))
      expect([question, answer?.figure?.value ?? null]).not.toEqual([question, null])
    }
  })

  it.each([
    ['the first and the last of several whole years', '2020-01-10', '2023-02-11', 'Did we write more in 2020 or 2022?'],
    ['two parts of years that are as long', '2021-07-01', '2022-06-20', 'Did we write more in 2021 or 2022?'],
    ['no whole year with six weeks of another', '2021-01-01', '2022-02-11', undefined],
    ['no year with itself', '2021-01-01', '2021-12-31', undefined],
  ])('compare %s', (_, from, to, question) => {
    const days = Array.from({ length: 400 }, (_, i) => day(from) + Math.round((i / 399) * (day(to) - day(from))))
    const spread = chatFrom(days.map((at, i) => ({ time: at * 86_400, author: i % 2 ? 'Ana' : 'Ben', text: 'heron' })))
    expect(suggestedQuestions({ ...asked, chat: spread }).find((each) => each.startsWith('Did we'))).toBe(question)
  })

  it('in a chat without messages there are none', () => {
    const empty = { ...asked, chat: chatOf('') }
    expect(suggestedQuestions(empty)).toEqual([])
    expect(plan('How many messages are there?', empty)).toBeNull()
  })
})

describe('an answer in another language', () => {
  it.each([
    ['Wie viele Nachrichten hat Ana 2021 geschickt?', /^Nachrichten \(Ana Lopez; 2021\): [\d.]+\.$/],
    ['¿Cuántos mensajes envió Ana en 2021?', /^Mensajes \(Ana Lopez; 2021\): [\d.]+\.$/],
    ['Quantas mensagens Ana enviou em 2021?', /^Mensagens \(Ana Lopez; 2021\): [\d.]+\.$/],
    ['Ana ने 2021 में कितने संदेश भेजे?', /^संदेश \(Ana Lopez; 2021\): [\d,]+\.$/],
    ['كم رسالة أرسلت Ana في 2021؟', /^رسائل \(Ana Lopez; 2021\): [\d,.]+\.$/],
  ])('to %s is in that language', async (question, text) => {
    const planned = plan(question, asked)
    expect((planned && (await compute(planned, asked)))?.text).toMatch(text)
  })
})
