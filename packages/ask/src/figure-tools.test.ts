import { chatFrom, chatOf } from '@convostat/engine/testing/chat-of.ts'
import { examples } from '@convostat/figures/examples'
import { describe, expect, test } from 'vitest'
import { besideFigures, figureQuestions } from '#testing/questions/figures.ts'
import { worldOf } from '#testing/truths.ts'
import { compute } from './compute/compute.ts'
import { type AnswersForFigures, countedTools, type ToolName } from './figure-tools.ts'
import { dataOf } from './languages/all.ts'
import { languages } from './languages/index.ts'
import { plan } from './parse/plan.ts'
import type { PlanFunction } from './plan.ts'
import { planFunctions } from './plan-functions.ts'
import type { QuestionContext } from './question-context.ts'

const { asked } = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)

describe('what figures say of Ask', () => {
  test('names functions and tools that exist: the compiler refuses any other', () => {
    const unknown: [Exclude<AnswersForFigures, PlanFunction['name'] | ToolName>] extends [never] ? 'none' : 'a figure names no function' =
      'none'
    expect(unknown).toBe('none')
  })

  test('leaves out no function but those of no figure: the compiler asks for each, and for no other', () => {
    const ofNoFigure: Record<Exclude<PlanFunction['name'], AnswersForFigures | 'figure'>, string> = {
      chat_span: 'the days of the chat',
      rate: 'of anything that is counted',
      shortest_message: 'no figure shows it',
      moments: 'chooses among figures, and is none',
      birthday: 'one kind of moments',
      count_units: 'no figure counts days, weeks or months',
      said_about: 'a search',
    }
    expect(Object.keys(ofNoFigure)).not.toContain('figure')
  })

  test('calls no two tools the same, and none like a function', () => {
    const names = [...countedTools.map(({ tool }) => tool.name), ...planFunctions.map(({ name }) => name)]
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })
})

/** What every sentence may contain. */
const general = ['who', 'by', 'when', 'in', 'list', 'each', 'quotes']

describe.each(languages)('the words for figures in %s', (language) => {
  test.each(countedTools)('$figure has its sentences, and they contain what it declares', ({ figure, tool }) => {
    const answers: Readonly<Record<string, string>> = dataOf[language].figures[figure].answers
    expect(Object.keys(answers).sort()).toEqual([...tool.says].sort())
    const held = Object.values(answers).flatMap((text) => Array.from(text.matchAll(/\{(\w+)\}/g), ([, slot]) => slot))
    expect(held.filter((slot) => !general.includes(slot) && !tool.slots.includes(slot))).toEqual([])
    expect(tool.slots.filter((slot) => !held.includes(slot))).toEqual([])
  })

  test.each(Object.entries(figureQuestions[language]))('%s is understood', (figure, questions) => {
    for (const question of questions)
      expect([question, plan(question, asked)]).toEqual([question, expect.objectContaining({ figure, language })])
  })
})

test.each(countedTools)('$figure answers with what it declares', ({ figure, tool }) => {
  const { says, slots } = tool.of(examples[figure])
  expect(tool.says).toContain(says)
  expect(Object.keys(slots).sort()).toEqual([...tool.slots].sort())
})

test('questions beside these are none', () => {
  expect(besideFigures.filter((question) => plan(question, asked) !== null)).toEqual([])
})

const answerTo = async (question: string, of: QuestionContext) => {
  const planned = plan(question, of)
  const answer = planned && (await compute(planned, of))
  if (!answer) throw new Error(`not answered: ${question}`)
  return answer
}

describe('an answer of a figure', () => {
  const small: QuestionContext = {
    chat: chatOf(`
      mon 09:00 Ana: look https://example.org/a
      mon 09:01 Ana: and https://www.example.org/b
      mon 09:02 Ana: https://example.net
      mon 09:03 Ben: ok
      mon 10:00 Ana: hm
      mon 10:02 Ben: yes
    `),
    me: null,
    today: 0,
  }

  test.each([
    [
      'Is our chat balanced?',
      'The conversation is one-sided: for every 100 messages from the most active person, the least active sends 50 (Ana 67%, Ben 33%).',
      0.5,
      [],
    ],
    ['Which websites do we link to most?', 'The websites linked to most: “example.org” (2), “example.net” (1).', 'example.org', [2, 1, 0]],
    ['What share of our replies come within 5 minutes?', '67% of the replies came within five minutes (Ben 100%, Ana 0%).', 2 / 3, []],
    ["What percentage of Ben's replies come within 5 minutes?", '100% of the replies by Ben came within five minutes.', 1, []],
    ['Who double-texts the most?', 'Bursts of several messages in a row: 1 (Ana 1, Ben 0).', 1, [0]],
    ["How rich is Ana's vocabulary?", 'The chat does not say.', null, []],
  ])('to %s', async (question, text, value, citations) => {
    const answer = await answerTo(question, small)
    expect([answer.text, answer.figure?.value, answer.citations]).toEqual([text, value, citations])
  })

  test('to what is typical of someone names words that others use less, and nobody’s name', async () => {
    const turns = Array.from({ length: 12 }, (_, i) => [
      { time: 1_600_000_000 + 7200 * i, author: 'Ana', text: 'Ben, the balcony light again' },
      { time: 1_600_003_600 + 7200 * i, author: 'Ben', text: 'the nurse was late again' },
    ]).flat()
    const answer = await answerTo('Which words are typical of Ana?', { chat: chatFrom(turns), me: null, today: 0 })
    expect(answer.figure).toMatchObject({ metric: 'typical_words', unit: 'word' })
    const words = answer.figure?.parts?.map(({ of }) => of) ?? []
    expect(words).toEqual(expect.arrayContaining(['balcony', 'light']))
    expect(['Ben', 'nurse', 'again'].filter((word) => words.includes(word))).toEqual([])
    expect(answer.search).toEqual({ query: `"${words[0]}"`, senders: ['Ana'] })
    expect(answer.citations).toHaveLength(5)
  })

  test('has its definition, and finds the messages that it counted', async () => {
    const { figure, search } = await answerTo('Is our chat balanced in 2021?', asked)
    expect(figure).toMatchObject({ metric: 'balance_ratio', unit: 'share', definition: expect.stringContaining('divided by the largest') })
    expect(search).toEqual({ from: '2021-01-01', to: '2021-12-31' })
  })

  test('is none where it is of feelings that cannot be had', async () => {
    const planned = plan('Are we in sync?', small)
    expect([planned?.name, planned && (await compute(planned, small))]).toEqual(['figure', null])
  })

  test.each(languages)('is whole in %s', async (language) => {
    for (const [question] of Object.values(figureQuestions[language])) {
      const { text, figure } = await answerTo(question, asked)
      expect(text, question).not.toMatch(/[{}]|undefined|NaN|^$/)
      expect(figure?.definition).not.toBe('')
    }
  })
})

test('a model asks for a figure by the name of its tool, of people who are there', async () => {
  const figure = planFunctions.find(({ name }) => name === 'figure')
  expect(await figure?.run({ figure: 'balance', from: '2021-01-01' }, asked)).toEqual(
    await answerTo('Is our chat balanced since 2021?', asked),
  )
  for (const args of [
    {},
    { figure: 'longest' },
    { figure: 'balance', people: ['Ana Lopez'] },
    { figure: 'typical_words' },
    { figure: 'typical_words', people: ['Carol'] },
  ])
    expect([args, await figure?.run(args, asked)]).toEqual([args, null])
  expect((await figure?.run({ figure: 'typical_words', people: ['Ana Lopez'] }, asked))?.figure?.unit).toBe('word')
})
