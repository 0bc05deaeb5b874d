/** Dates of chats that are written in a few days a year, in every short date with a two-digit year that phones write. */
import { DAY } from '@convostat/format/seconds'
import { describe, expect, test } from 'vitest'
import { readText } from '#testing/read-text.ts'
import { ordinary, phones, randomFor, type ShortDate, shortDates, sparseKinds, writtenChat } from '#testing/sparse-chats.ts'

const PER_FORMAT_AND_PHONE = 18

interface Tally {
  chats: number
  wrong: number
  guesses: number
  wrongAndCertain: number
}

/** Reads invented chats of a kind, with the file's age known or not, and counts whose days are read wrong. */
async function read(kind: string, formats: readonly ShortDate[], isAgeKnown: boolean): Promise<Tally> {
  const tally = { chats: 0, wrong: 0, guesses: 0, wrongAndCertain: 0 }
  for (const format of formats) {
    for (const phone of phones) {
      for (let i = 0; i < PER_FORMAT_AND_PHONE; i++) {
        const random = randomFor(kind, format.name, phone, i)
        const days = (sparseKinds[kind] ?? ordinary)(random)
        const options = isAgeKnown ? { referenceDay: days[days.length - 1] + 30 } : {}
        const { chat, facts } = await readText(writtenChat(days, format, phone, random), options)
        const isRight = chat.count === days.length && days.every((day, row) => Math.floor(chat.time[row] / DAY) === day)
        tally.chats++
        if (!isRight) tally.wrong++
        if (!facts.dateOrderCertain) tally.guesses++
        if (!isRight && facts.dateOrderCertain) tally.wrongAndCertain++
      }
    }
  }
  return tally
}

const add = (a: Tally, b: Tally): Tally => ({
  chats: a.chats + b.chats,
  wrong: a.wrong + b.wrong,
  guesses: a.guesses + b.guesses,
  wrongAndCertain: a.wrongAndCertain + b.wrongAndCertain,
})

describe.each([
  ['the age of the file known', true],
  ['the age of the file unknown', false],
])('%s', (_name, isAgeKnown) => {
  test('of 2,520 sparse chats none is read wrong and called certain, and at most 5 % are read wrong', async () => {
    let all: Tally = { chats: 0, wrong: 0, guesses: 0, wrongAndCertain: 0 }
    for (const kind of Object.keys(sparseKinds)) {
      const tally = await read(kind, shortDates, isAgeKnown)
      expect([kind, tally.wrongAndCertain]).toEqual([kind, 0])
      all = add(all, tally)
    }
    expect(all.chats).toBe(2520)
    expect(all.wrong / all.chats).toBeLessThanOrEqual(0.05)
  })

  // Before gaps between dates ceased to be evidence, every one of these was certain.
  test('of ordinary chats, thirty days and a hundred messages, all are right and at most 0.5 % are guesses', async () => {
    const tally = await read('ordinary', shortDates, isAgeKnown)
    expect(tally.wrong).toBe(0)
    expect(tally.guesses / tally.chats).toBeLessThanOrEqual(0.005)
  })
})

test('where the text names no language either, a wrong order is never called certain', async () => {
  const english = shortDates.map((format) => ({ ...format, words: ['ok', 'thanks, see you there', 'what are you doing?'] }))
  for (const kind of Object.keys(sparseKinds)) expect([kind, (await read(kind, english, false)).wrongAndCertain]).toEqual([kind, 0])
})

describe('by hand', () => {
  const read = async (text: string, language = 'Ana: hi') => {
    const lines = text.split(' ').map((date) => `${date}, 10:00 - ${language}\n`)
    const { chat, facts } = await readText(lines.join(''))
    const days = [...chat.time].map((time) => new Date(time * 1000).toISOString().slice(0, 10))
    return { days, certain: facts.dateOrderCertain, others: facts.otherDateOrders }
  }

  test('a birthday a year is a birthday a year; dots without spaces never have the year first', async () => {
    expect(await read('21.04.21 21.04.22 21.04.23')).toEqual({
      days: ['2021-04-21', '2022-04-21', '2023-04-21'],
      certain: true,
      others: [],
    })
  })
  test('between slashes three days in one April fit as well, so it is a guess', async () => {
    expect(await read('21/04/21 21/04/22 21/04/23')).toEqual({
      days: ['2021-04-21', '2022-04-21', '2023-04-21'],
      certain: false,
      others: ['ymd'],
    })
  })
  test('one day with a year that may be in front is ambiguous', async () => {
    expect(await read('24/11/19')).toEqual({ days: ['2019-11-24'], certain: false, others: ['ymd'] })
    expect(await read('24/11/19', 'Ana: kaixo, eskerrik asko')).toEqual({ days: ['2024-11-19'], certain: false, others: ['dmy'] })
  })
  test('all three orders may fit', async () => {
    expect((await read('10/11/12')).others).toEqual(['mdy', 'ymd'])
  })
  test('one broken line does not put the year first', async () => {
    expect(await read('13/04/21 14/04/21 32/04/21')).toMatchObject({ days: ['2021-04-13', '2021-04-14'], certain: false })
  })
})
