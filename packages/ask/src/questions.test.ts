import type { Chat } from '@convostat/engine/chat/chat'
import { afterAll, describe, expect, it } from 'vitest'
import { adversarial } from '#testing/questions/adversarial.ts'
import { adversarialAbroad } from '#testing/questions/adversarial-abroad.ts'
import { heldOut } from '#testing/questions/held-out.ts'
import { questions } from '#testing/questions/index.ts'
import type { Questions } from '#testing/questions/kinds.ts'
import { type Places, placesOf } from '#testing/questions/places.ts'
import { type Truth, truthFor, type World, worldOf } from '#testing/truths.ts'
import type { Chosen } from '#testing/twins.ts'
import * as twin from '#testing/twins.ts'
import type { Answer } from './answer.ts'
import { compute } from './compute/compute.ts'
import { definitions } from './compute/definitions.ts'
import { plan } from './parse/plan.ts'
import type { Plan } from './plan.ts'

const group = worldOf(1, ['Ana Lopez', 'Ben', 'Çağla Öz'], 900)
const pair = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)
const worlds = [group, pair]

interface Case {
  kind: string
  language: string
  question: string
  world: World
  chosen: Chosen
}

/** Every question of every kind, each of the chats in turn, of other people and days. */
function casesOf(list: Questions, language: string, places: Places): Case[] {
  let turn = 0
  return Object.entries(list).flatMap(([kind, forms]) =>
    forms.flatMap((form) =>
      (language === 'en' ? worlds : [worlds[turn % 2]]).map((world): Case => {
        turn++
        const who = places.who[turn % places.who.length]
        // Days and people in turn, so that all meet.
        const when = places.when[Math.floor(turn / 2) % places.when.length]
        const people = /\{who/.test(form) ? who.people(world.people) : undefined
        const question = form.replace('{who}', who.subject).replace('{whose}', who.possessive).replace('{when}', when.text)
        const chosen = { ...(people && { people }), ...(form.includes('{when}') && { from: when.from, to: when.to }) }
        return {
          kind,
          language,
          question: question
            .replace(/\s+([?.,])/g, '$1')
            .replace(/\s+/g, ' ')
            .trim(),
          world,
          chosen,
        }
      }),
    ),
  )
}

/** Where the people are part of the truth already. */
const ownPeople = new Set(['share', 'opened', 'compare_people', 'compare_claim', 'compare_difference', 'birthday'])

const truthOf = ({ kind, world, chosen }: Case): Truth =>
  truthFor(kind, world, { ...chosen, people: ownPeople.has(kind) ? undefined : chosen.people })

type Outcome = 'exact' | 'not understood' | 'wrong'

interface Judged extends Case {
  outcome: Outcome
  plan: Plan | null
  answer: Answer | null
  truth: Truth
}

const isNear = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b)) : a === b

async function judge(asked: Case): Promise<Judged> {
  const { world, question } = asked
  const truth = truthOf(asked)
  const planned = plan(question, world.asked)
  const answer = planned && (await compute(planned, world.asked))
  const judged = { ...asked, plan: planned, answer, truth }
  if (!planned || !answer) return { ...judged, outcome: 'not understood' }
  return { ...judged, outcome: isExact(answer, truth, world) ? 'exact' : 'wrong' }
}

function isExact({ figure, citations }: Answer, { value, parts = {}, behind }: Truth, { said, chat }: World): boolean {
  if (!figure || !isTold(chat, citations)) return false
  const isValue = typeof value === 'function' ? value(figure.value) : isNear(figure.value, value)
  const told = new Map((figure.parts ?? []).map(({ of, value }) => [of, value]))
  const areParts = Object.entries(parts).every(([of, each]) => isNear(told.get(of), each))
  const areBehind = !behind || citations.every((id) => behind(said[id]))
  return isValue && areParts && areBehind && figure.definition !== ''
}

const isTold = (chat: Chat, citations: readonly number[]): boolean => citations.length <= 20 && citations.every((id) => id < chat.count)

const tables: string[] = []
function table(title: string, judged: readonly Judged[], by: 'kind' | 'language'): void {
  const rows = [...new Set(judged.map((each) => each[by]))].map((key) => {
    const those = judged.filter((each) => each[by] === key)
    const of = (outcome: Outcome) => those.filter((each) => each.outcome === outcome).length
    return { key, asked: those.length, exact: of('exact'), not: of('not understood'), wrong: of('wrong') }
  })
  const line = (cells: readonly (string | number)[]): string =>
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(22) : String(cell).padStart(8))).join('')
  const total = (of: 'asked' | 'exact' | 'not' | 'wrong') => twin.sum(rows.map((row) => row[of]))
  tables.push(
    [
      `${title}, by ${by}`,
      line([by, 'asked', 'exact', 'not und.', 'wrong']),
      ...rows.map((row) => line([row.key, row.asked, row.exact, row.not, row.wrong])),
      line(['all', total('asked'), total('exact'), total('not'), total('wrong')]),
    ].join('\n'),
  )
}

const isAnyLanguage = Object.keys(questions) as (keyof typeof questions)[]
const allOf = (lists: typeof questions): Case[] =>
  isAnyLanguage.flatMap((language) => casesOf(lists[language] ?? {}, language, placesOf[language]))
const told = ({ question, outcome, answer, truth }: Judged): string =>
  `${outcome}: ${question} -> ${answer?.text ?? ''} ${typeof truth.value === 'function' ? '' : truth.value}`

afterAll(() => console.info(`\n${tables.join('\n\n')}\n`))

describe('questions about generated chats', () => {
  it('are understood and answered exactly, as slow twins count, and never with a wrong figure', async () => {
    const judged = await Promise.all(allOf(questions).map(judge))
    table('Questions', judged, 'kind')
    table('Questions', judged, 'language')
    if (process.env.ASK_FAILURES)
      console.info(
        judged
          .filter(({ outcome }) => outcome !== 'exact')
          .map(told)
          .join('\n'),
      )
    expect(judged.length).toBeGreaterThanOrEqual(400)
    expect(judged.filter(({ outcome }) => outcome === 'wrong').map(told)).toEqual([])
    expect(judged.filter(({ outcome }) => outcome === 'exact').length / judged.length).toBeGreaterThanOrEqual(0.95)
  })

  it('written after the grammar never get a wrong figure either', async () => {
    const judged = await Promise.all(allOf(heldOut).map(judge))
    table('Held-out questions', judged, 'language')
    if (process.env.ASK_FAILURES)
      console.info(
        judged
          .filter(({ outcome }) => outcome !== 'exact')
          .map(told)
          .join('\n'),
      )
    expect(judged.filter(({ outcome }) => outcome === 'wrong').map(told)).toEqual([])
  })

  it('that nothing can be computed for are not computed', () => {
    const computed = [...adversarial, ...adversarialAbroad].filter((question) => plan(question, group.asked) !== null)
    tables.push(
      `Questions that must not be computed: ${adversarial.length} in English, ${adversarialAbroad.length} in other languages, computed: ${computed.length}`,
    )
    expect(computed).toEqual([])
    expect(adversarial.length).toBeGreaterThanOrEqual(80)
  })
})

describe('an answer', () => {
  it('says in English what its figure is, and defines it', async () => {
    const answer = await answerTo('How many messages did Ana send in 2021?')
    expect(answer.text).toBe(`Ana Lopez sent ${answer.figure?.value} messages in 2021.`)
    expect(answer.figure?.definition).toBe(definitions.messages)
    expect(answer.search).toEqual({ senders: ['Ana Lopez'], from: '2021-01-01', to: '2021-12-31' })
  })

  it('shows days that were assumed', async () => {
    const answer = await answerTo('How many messages did we send last year?')
    expect(answer.notes).toEqual(['Taken for 2020.'])
  })

  it('of a time that the chat does not cover says what it covers', async () => {
    const answer = await answerTo('How many messages did Ana send in 1999?')
    expect([answer.figure?.value, answer.notes[0]?.startsWith('The chat runs from')]).toEqual([0, true])
  })

  it('of what was never said is that the chat does not say', async () => {
    const answer = await answerTo('How often did Ana say "zeppelin"?')
    expect([answer.figure?.value, answer.citations, answer.notes]).toEqual([0, [], ['The chat does not say.']])
  })
})

async function answerTo(question: string, { asked } = group): Promise<Answer> {
  const planned = plan(question, asked)
  const answer = planned && (await compute(planned, asked))
  if (!answer) throw new Error(`not understood: ${question}`)
  return answer
}
