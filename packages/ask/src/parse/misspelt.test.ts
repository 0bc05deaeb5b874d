import { expect, test } from 'vitest'
import { compute } from '#compute/compute.ts'
import { dataOf } from '#languages/all.ts'
import { worldOf } from '#testing/truths.ts'
import { corrected, isOneLetterApart } from './misspelt.ts'
import { plan } from './plan.ts'
import { piecesOf } from './tokens.ts'

const { asked } = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)

test.each([
  ['messages', 'mesages', true],
  ['write', 'wriet', true],
  ['links', 'lines', true],
  ['links', 'links', false],
  ['words', 'worded', false],
])('%s and %s', (a, b, is) => {
  expect([isOneLetterApart(a, b), isOneLetterApart(b, a)]).toEqual([is, is])
})

test.each([
  ['how many mesages did Ana send', 'how many messages did Ana send'],
  ['which weekday do we wriet most', 'which weekday do we write most'],
  ['longest converstion', 'longest conversation'],
  ['wer schriebt mehr, Ana oder Ben', 'wer schreibt mehr, Ana oder Ben'],
  ['wie viele nachichten haben wir geschrieben', 'wie viele nachrichten haben wir geschrieben'],
  ['cuantos mensages envio Ana', 'cuantos mensajes envio Ana'],
  ['quantas mensajens a Ana mandou', 'quantas mensagens a Ana mandou'],
])('%s means the same as without the mistake', (misspelt, right) => {
  const [read, wanted] = [plan(misspelt, asked), plan(right, asked)]
  expect(wanted).not.toBeNull()
  expect(read?.assumptions[0]).toMatchObject({ kind: 'correction' })
  expect({ ...read, assumptions: [], confidence: 1 }).toEqual({ ...wanted, assumptions: [], confidence: 1 })
})

test.each([
  ['how many mesages did Ana send', '“mesages” was read as “messages”.'],
  ['wie viele nachichten hat Ana geschrieben', '„nachichten“ wurde als „nachrichten“ gelesen.'],
  ['cuantos mensages envio Ana', '“mensages” se leyó como “mensajes”.'],
  ['quantas mensajens a Ana mandou', '“mensajens” foi lido como “mensagens”.'],
])('the answer to “%s” says so', async (question, note) => {
  const planned = plan(question, asked)
  expect((planned && (await compute(planned, asked)))?.notes).toContain(note)
})

test.each([
  'Who cheated most?',
  'How often has Ben cheated?',
  'Who spends the most?',
  'Wer schreit am meisten?',
  'Wer spendet mehr?',
  'Quem descreve mais?',
  'Who smiles more?',
  'How many lines did Ana write?',
  '¿Cuántos mensajes envió Carla?',
])('another word and the name of someone else are not mistakes: %s', (question) => {
  expect(plan(question, asked)).toBeNull()
})

test('with a capital letter it is a name, except at the beginning', () => {
  const mistakesIn = (question: string) => corrected(question, piecesOf(question), dataOf.en, asked).mistakes.length
  expect([mistakesIn('messages from saturdai'), mistakesIn('messages from Saturdai'), mistakesIn('Mesages')]).toEqual([1, 0, 1])
})
