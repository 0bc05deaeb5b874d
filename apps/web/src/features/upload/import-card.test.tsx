import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { factsOf } from '#testing/answers.ts'
import { ImportCard } from './import-card.tsx'

const file = new File(['x'], 'chat.txt')

/** The card's words, without its tags. */
function words(more: Parameters<typeof factsOf>[0] = {}, dateOrder?: 'dmy' | 'mdy'): string {
  const chosen = { file, facts: factsOf(more), dateOrder }
  return renderToStaticMarkup(<ImportCard chosen={chosen} isBusy={false} onRead={() => undefined} />)
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|')
}

test('the card names service, phone, language, dates, people and messages', () => {
  const card = words({ layout: 'ios', language: 'pt-BR', message_count: 12_345 })
  for (const fact of ['12,345 messages', 'WhatsApp', 'iPhone', 'Brazilian Portuguese', 'Ana', 'Ben', 'Mar 4']) expect(card).toContain(fact)
})

test('dates that can be read in one way only are not offered the other', () => {
  expect(words()).toContain('|day, month, year|certain')
  expect(words()).not.toContain('Read as')
})

test('P12: ambiguous dates say so and can be read in each other way that fits with one tap', () => {
  const guessed = words({ date_order_certain: false, other_date_orders: ['mdy', 'ymd'] })
  expect(guessed).toMatch(/not certain.*Read as month, day, year\|Read as year, month, day/)
  expect(words({ date_order_certain: false, date_order: 'ymd', other_date_orders: ['dmy'] })).toContain('Read as day, month, year')
})

test('where only the dates of another part fit another order, it says which part', () => {
  const notes = [{ code: 'other_format_order_guessed', detail: '' }]
  const card = words({ date_order_certain: false, other_date_orders: [], other_format_messages: 2, notes })
  expect(card).toContain('|day, month, year|certain, except for the messages in another format')
  expect(card).not.toContain('|Notes|')
  const both = words({
    date_order_certain: false,
    other_date_orders: ['mdy'],
    notes: [...notes, { code: 'date_order_guessed', detail: '' }],
  })
  expect(both).toContain('|not certain')
})

test('after the swap the way back is there', () => {
  expect(words({ date_order: 'mdy', other_date_orders: ['dmy'] }, 'mdy')).toContain('Read as day, month, year')
})

test('unread lines are counted, with one masked example', () => {
  const card = words({ unread_lines: 3, unread_example: '99/99 xxxx' })
  expect(card).toContain('3 lines could not be read and are not counted')
  expect(card).toContain('99/99 xxxx')
  expect(words()).toContain('Unread lines|none')
})

test('lines that only their shape decided are counted, with one masked example; without such lines nothing is said', () => {
  const card = words({ unsure_lines: 1, unsure_example: 'xxxxx xxxxxx' })
  expect(card).toContain('Not sure about|1 line with wording we don’t know. It looks like one WhatsApp wrote')
  expect(card).toContain('xxxxx xxxxxx')
  expect(words()).not.toContain('Not sure about')
})

test('lines that look like messages in another format are counted, with one tap to read them as such', () => {
  const left = words({ other_format_lines: 3 })
  expect(left).toContain('3 lines look like messages in another format')
  expect(left).toContain('|Read them as messages|')
  expect(left).not.toContain('Keep them as text')
  const read = words({ other_format_messages: 1 })
  expect(read).toContain('1 line in another format was read as a message')
  expect(read).toContain('|Keep them as text|')
  expect(words()).not.toContain('another format')
})

test('P21: a group of 1,024 lists twelve', () => {
  const participants = Array.from({ length: 1024 }, (_, i) => `Person ${i}`)
  const card = words({ participants, is_group: true })
  expect(card).toContain('Group|of 1,024 people')
  expect(card).toContain('Person 11|')
  expect(card).not.toContain('Person 12|')
  expect(card).toContain('and 1,012 more')
})

test('T3: two people who look alike are pointed out', () => {
  expect(words({ participants: ['Ann', '\u0410nn'] })).toMatch(/look the same but use different characters/)
})
