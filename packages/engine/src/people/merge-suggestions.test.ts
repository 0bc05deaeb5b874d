import { expect, test } from 'vitest'
import { chatFrom, chatOf } from '#testing/chat-of.ts'
import { mergeSuggestions } from './merge-suggestions.ts'

const suggested = (text: string) => mergeSuggestions(chatOf(text)).map(({ names, reason }) => [reason, ...names])

test('a line of the service about a new number, with both in it', () => {
  expect(
    suggested(`
      2021-03-01 09:00 +49 170 1111111: hi
      2021-03-01 09:01 Ana: hi
      2021-03-09 10:00 * +49 170 1111111 changed to +49 170 2222222
      2021-03-09 10:01 +49 170 2222222: new phone`),
  ).toEqual([['changed_number', '+49 170 1111111', '+49 170 2222222']])
})

test('one that names the person only: the number that begins to write after', () => {
  expect(
    suggested(`
      2021-03-01 09:00 Ben: hi
      2021-03-01 09:01 Ana: hi
      2021-03-09 10:00 * Ben hat die Telefonnummer geändert. Tippe, um eine Nachricht zu senden.
      2021-03-09 10:01 +49 170 2222222: new phone`),
  ).toEqual([['changed_number', 'Ben', '+49 170 2222222']])
})

test('nobody is suggested where nobody follows', () => {
  expect(
    suggested(`
      2021-03-01 09:00 Ben: hi
      2021-03-09 10:00 * Ben changed their phone number. Tap to message.
      2021-03-09 10:01 Ana: hi
      2021-03-09 10:02 Ben: still here`),
  ).toEqual([])
})

test('names that differ in case, marks, emoji or signs', () => {
  const line = (author: string) => ({ time: 0, author, text: 'hi' })
  const of = (...names: string[]) => mergeSuggestions(chatFrom(names.map(line))).map(({ names }) => names)
  expect(of('José', 'Ben', 'jose 🌸', '~JOSÉ')).toEqual([['José', 'jose 🌸', '~JOSÉ']])
  expect(of('Ana', 'Anna', '田中', '田', '🌸', '🎉')).toEqual([])
  expect(of('Ana-Maria', 'Ana Maria')).toEqual([['Ana-Maria', 'Ana Maria']])
})

test('a number and a name of which one begins soon after the other ended, in either order', () => {
  expect(
    suggested(`
      2021-03-01 09:00 +49 170 1111111: hi
      2021-03-01 09:01 Ana: hi
      2021-03-05 10:00 Ben: saved me at last
      2021-03-06 10:00 Ana: yes`),
  ).toEqual([['number_and_name', '+49 170 1111111', 'Ben']])
  expect(
    suggested(`
      2021-03-01 09:00 Ben: hi
      2021-03-01 09:01 Ana: hi
      2021-03-05 10:00 +49 170 1111111: hi
      2021-03-06 10:00 Ana: yes`),
  ).toEqual([['number_and_name', 'Ben', '+49 170 1111111']])
})

test('not where they overlap, nor months later, nor two names or two numbers', () => {
  expect(suggested('mon 09:00 +49 170 1111111: hi\nmon 09:01 Ben: hi\nmon 09:02 +49 170 1111111: hi')).toEqual([])
  expect(suggested('2021-03-01 09:00 +49 170 1111111: hi\n2021-09-01 09:00 Ben: hi')).toEqual([])
  expect(suggested('mon 09:00 Ana: hi\ntue 09:00 Ben: hi')).toEqual([])
  expect(suggested('mon 09:00 +49 170 1111111: hi\ntue 09:00 +49 170 2222222: hi')).toEqual([])
})

test('everyone is in one suggestion, the surest', () => {
  expect(
    suggested(`
      2021-03-01 09:00 ben: hi
      2021-03-01 09:01 Ben: hi
      2021-03-09 10:00 * ben changed their phone number. Tap to message.
      2021-03-09 10:01 +49 170 2222222: new phone`),
  ).toEqual([['changed_number', 'ben', '+49 170 2222222']])
})
