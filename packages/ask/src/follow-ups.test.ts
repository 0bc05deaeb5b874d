import { expect, test } from 'vitest'
import { worldOf } from '#testing/truths.ts'
import { plan } from './parse/plan.ts'

const { asked } = worldOf(7, ['Ana Lopez', 'Ben Okafor'], 700)
const planOf = (question: string, after?: string) => plan(question, { ...asked, after })

test.each([
  ['How many messages did Ana send?', 'And on Sundays?', 'How many messages did Ana send on Sundays?'],
  ['How many messages did Ana send?', 'What about Ben?', 'How many messages did Ben send?'],
  ['How many messages did Ana send?', 'and in 2021?', 'How many messages did Ana send in 2021?'],
  ['How many messages did Ana send in 2020?', 'and 2021?', 'How many messages did Ana send in 2021?'],
  ['How often did Ana say "sorry"?', 'and "pizza"?', 'How often did Ana say "pizza"?'],
  ['Who sends the most messages?', 'and at night?', 'Who sends the most messages at night?'],
  ['Who sends the most messages?', 'and Ana?', 'How many messages did Ana send?'],
  ['How fast does Ana reply?', 'and Ben?', 'How fast does Ben reply?'],
  ["What is Ana's favorite emoji?", 'How about Ben?', "What is Ben's favorite emoji?"],
  ['Who says sorry more?', 'And who says "thanks" more?', 'Who says "thanks" more?'],
  ['Which month was the busiest?', 'and the quietest?', 'Which month was the quietest?'],
  ['Who replies fastest?', 'and slowest?', 'Who replies slowest?'],
  ['Welcher Monat war am aktivsten?', 'und der ruhigste?', 'Welcher Monat war der ruhigste?'],
  ['How often does Ana say "sorry"?', 'and thanks?', 'How often does Ana thank?'],
  ['Wie viele Nachrichten hat Ana geschrieben?', 'und Ben?', 'Wie viele Nachrichten hat Ben geschrieben?'],
  ['Wer schreibt am meisten?', 'und nachts?', 'Wer schreibt nachts am meisten?'],
  ['¿Cuántos mensajes envió Ana?', '¿y Ben?', '¿Cuántos mensajes envió Ben?'],
  ['Quantas mensagens Ana enviou?', 'e o Ben?', 'Quantas mensagens Ben enviou?'],
  ['Ana ने कितने संदेश भेजे?', 'और Ben?', 'Ben ने कितने संदेश भेजे?'],
  ['كم رسالة أرسلت Ana؟', 'وماذا عن Ben؟', 'كم رسالة أرسلت Ben؟'],
])('after “%s”, “%s” means “%s”', (before, question, whole) => {
  const planned = planOf(question, before)
  const wanted = planOf(whole)
  expect(wanted).not.toBeNull()
  expect(planned && { ...planned, confidence: 1 }).toEqual(wanted && { ...wanted, confidence: 1 })
})

test('a question that continues another continues what that one continued', () => {
  const planned = planOf('and in 2021?', 'How many messages did Ana send?\nand Ben?')
  expect(planned).toMatchObject({ name: 'count', scope: { people: ['Ben Okafor'], from: 18_628 } })
})

test('“more than last year?” compares the count before it', () => {
  expect(planOf('more than last year?', 'How many messages did Ana send this year?')).toMatchObject({
    name: 'compare_periods',
    scope: { people: ['Ana Lopez'] },
    claim: 'more',
  })
})

test('without a question before it, and where it asks for something else, it continues nothing', () => {
  expect(planOf('and on Sundays?')).toBeNull()
  expect(planOf('And who sends the fewest messages?', 'How many links did Ana send?')).toMatchObject({
    name: 'rank_people',
    order: 'least',
    metric: 'messages',
  })
  const whole = 'How many messages did Ben send?'
  expect(planOf(whole, 'How many messages did Ana send in 2021?')).toEqual(planOf(whole))
  expect(planOf('and the weather?', 'How many messages did Ana send?')).toBeNull()
})

test.each([
  'Thanks!',
  'Ok, thanks',
  'and thank you very much',
  'Danke!',
  'Gracias',
  'شكرا',
  'Is it Ben?',
  'who is Ben?',
  'Ben',
  'photos',
  'and Ana?',
  'and messages?',
])('“%s” does not continue the question before it', (said) => {
  expect(planOf(said, 'How many messages did Ana send?')).toBeNull()
})

test('a time continues a question without an opening', () => {
  expect(planOf('on Sundays?', 'How many messages did Ana send?')).toMatchObject({ scope: { people: ['Ana Lopez'], weekdays: [6] } })
})
