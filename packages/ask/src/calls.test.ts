import { readText } from '@convostat/engine/testing/read-text.ts'
import { expect, test } from 'vitest'
import { compute } from './compute/compute.ts'
import { plan } from './parse/plan.ts'
import type { QuestionContext } from './question-context.ts'

const line = (day: number, text: string): string => `${String(day).padStart(2, '0')}/01/24, 10:00 - ${text}\n`

/** Android writes calls as lines of nobody. */
const { chat } = await readText(
  [
    line(13, 'Ana: hi'),
    line(14, 'Missed voice call'),
    line(15, 'Ben: sorry, I was asleep'),
    line(15, 'Ana: a video call later?'),
    line(20, 'Missed video call'),
    line(21, 'Ana: good night'),
  ].join(''),
)
const asked: QuestionContext = { chat, me: 'Ana', today: 19_750 }
const answered = async (question: string) => {
  const planned = plan(question, asked)
  return planned && compute(planned, asked)
}

test.each([
  ['how many calls did we have', 2],
  ['how many missed calls', 2],
  ['how many calls on 2024-01-14', 1],
  ['how many calls on saturdays', 1],
  ['wie viele anrufe hatten wir eigentlich', 2],
  ['quantas ligações perdidas a gente teve', 2],
])('%s: %i', async (question, calls) => {
  expect((await answered(question))?.figure?.value).toBe(calls)
})

test.each(['how many calls did Ben make', 'who called more', 'when was the last call', 'which month had most calls'])(
  '%s: the export does not say who called',
  async (question) => {
    const answer = await answered(question)
    expect(answer?.figure?.value ?? null).toBeNull()
    if (answer) expect(answer.text).toBe('This export names calls, but not who called.')
  },
)

test('where no call is named, no number of them is given', async () => {
  const { chat } = await readText(line(13, 'Ana: hi') + line(14, 'Ben: hi'))
  const planned = plan('how many missed calls', { ...asked, chat })
  expect(planned && (await compute(planned, { ...asked, chat }))?.text).toBe('This export names no calls.')
})
