import { describe, expect, test } from 'vitest'
import { plainMessages, readText } from '#testing/read-text.ts'

const read = async (text: string) => {
  const { chat, facts } = await readText(text)
  const notes = facts.notes.map(({ code }) => code)
  return {
    dates: plainMessages(chat).map(({ date }) => date.slice(0, 10)),
    isCertain: facts.dateOrderCertain,
    notes,
    unread: facts.unreadLines,
  }
}
const two = (number: number) => String(number).padStart(2, '0')
/** Forty messages in order from January to October, none after the 12th. */
const early = Array.from({ length: 40 }, (_, i) => `2024-${two(1 + Math.floor(i / 4))}-${two(1 + (i % 4) * 3)}`)
const lines = (dates: readonly string[]) => dates.map((date, i) => `${date} 10:05 - ${i % 3 ? 'Ana' : 'Ben'}: ${i}\n`)
/** A year of messages, each second day. */
const year = Array.from({ length: 120 }, (_, i) => new Date(Date.UTC(2023, 0, 1 + i * 3)).toISOString().slice(0, 10))
const swapped = (date: string) => date.replace(/-(\d\d)-(\d\d)$/, '-$2-$1')

describe('what a message quotes proves no order', () => {
  const quotes = ['2024-20-05 18:00 - Party: yes', '2024-21-05 18:00 - Party: yes', '2024-22-05 18:00 - Picnic: yes']
  for (let count = 1; count <= quotes.length; count++) {
    for (const at of [1, 20, 40]) {
      test(`${count} quoted lines behind ${at} messages`, async () => {
        const own = lines(early)
        const text = [...own.slice(0, at), ...quotes.slice(0, count).map((line) => `${line}\n`), ...own.slice(at)].join('')
        const found = await read(text)
        expect(found.dates).toEqual(early)
        expect(found.isCertain).toBe(true)
        expect(found.unread).toBe(count)
      })
    }
  }
  test('nor do they in a chat of one day, which is then a guess', async () => {
    const text = `${lines(['2024-03-05', '2024-03-05']).join('')}${quotes.join('\n')}\n`
    const found = await read(text)
    expect(found.dates).toEqual(['2024-03-05', '2024-03-05'])
    expect([found.isCertain, found.notes]).toEqual([false, ['date_order_guessed']])
  })
})

test('one day that is not a month is slight evidence: a guess', async () => {
  const found = await read(lines(['2023-01-10', '2023-01-11', '2023-31-01']).join(''))
  expect(found.dates).toEqual(['2023-01-10', '2023-01-11'])
  expect([found.isCertain, found.unread]).toEqual([false, 1])
})

test('of a guess the other order is offered where it fits, and read where the person asks for it', async () => {
  const guess = lines(['2023-01-10', '2023-01-11', '2023-31-01']).join('')
  const readAs = async (text: string, dateOrder?: 'ymd' | 'ydm') => {
    const { chat, facts } = await readText(text, { dateOrder })
    const { dateOrder: order, dateOrderCertain: isCertain, otherDateOrders: others, unreadLines: unread, notes } = facts
    return {
      dates: plainMessages(chat).map(({ date }) => date.slice(0, 10)),
      order,
      isCertain,
      others,
      unread,
      notes: notes.map(({ code }) => code),
    }
  }
  const asFound = {
    dates: ['2023-01-10', '2023-01-11'],
    order: 'ymd',
    isCertain: false,
    others: ['ydm'],
    unread: 1,
    notes: ['date_order_guessed'],
  }
  expect(await readAs(guess)).toEqual(asFound)
  expect(await readAs(guess, 'ymd')).toEqual(asFound)
  const swappedDates = ['2023-10-01', '2023-11-01', '2023-01-31']
  expect(await readAs(guess, 'ydm')).toEqual({ ...asFound, dates: swappedDates, order: 'ydm', others: ['ymd'], unread: 0 })
  // Where the file is certain, it decides.
  const certain = lines(year.map(swapped)).join('')
  expect(await readAs(certain)).toMatchObject({ order: 'ydm', isCertain: true, others: [], notes: [] })
  expect(await readAs(certain, 'ymd')).toMatchObject({ order: 'ydm', isCertain: true, others: [], notes: ['date_order_impossible'] })
  expect(await readAs(lines(early).join(''), 'ydm')).toMatchObject({ dates: early, order: 'ymd', notes: ['date_order_impossible'] })
})

test('a chat of one day that is not a month is read, as a guess', async () => {
  const found = await read(lines(['2023-31-01', '2023-31-01']).join(''))
  expect(found).toMatchObject({ dates: ['2023-01-31', '2023-01-31'], isCertain: false, unread: 0 })
})

test('a year of messages is read and certain, also with a quoted date in the usual order or a late delivery', async () => {
  const wanted = year.map((date) => date)
  expect(await read(lines(year.map(swapped)).join(''))).toMatchObject({ dates: wanted, isCertain: true, unread: 0 })
  const own = lines(year.map(swapped))
  const quoting = await read(
    [...own.slice(0, 9), '2024-05-20 18:00 - Party: yes\n', '24-05-06 18:00 - Party: yes\n', ...own.slice(9)].join(''),
  )
  expect(quoting.isCertain).toBe(true)
  expect(quoting.dates.filter((date) => wanted.includes(date))).toEqual(wanted)
})

test('a year in the usual order stays so, and certain', async () => {
  expect(await read(lines(year).join(''))).toMatchObject({ dates: year, isCertain: true, unread: 0 })
})
