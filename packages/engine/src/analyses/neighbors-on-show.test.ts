import { expect, test } from 'vitest'
import { messageText } from '#chat/chat.ts'
import { chatOf } from '#testing/chat-of.ts'
import { neighborsOnShow } from './neighbors-on-show.ts'

const chat = chatOf(`
  2021-03-01 20:00 Ana: will you marry me
  2021-03-01 20:01 Ben: Yes!
  2021-03-01 20:02 Ana: my phone number is 0151 23456789
  2021-03-01 20:03 Cleo: congratulations to you two
  2021-03-02 08:00 Ben: breakfast is ready`)

const around = (of: typeof chat) => {
  const neighbors = neighborsOnShow(of, null)
  const text = (row: number | null) => (row === null ? null : messageText(of, row))
  return Array.from({ length: of.count }, (_, row) => {
    const { before, after } = neighbors(row)
    return [text(before), text(after)]
  })
}

test('the messages right before and after, in the same conversation, also those of one word; none that must not be shown', () =>
  expect(around(chat)).toEqual([
    [null, 'Yes!'],
    ['will you marry me', null],
    ['Yes!', 'congratulations to you two'],
    // Before it is a phone number, after it the night.
    [null, null],
    [null, null],
  ]))

test('nothing of someone who is hidden, and nothing that names them', () => {
  const hidden = { ...chat, hidden: Uint8Array.from(chat.participants, (name) => Number(name === 'Ben')) }
  expect(around(hidden)[0]).toEqual([null, null])
  const named = chatOf('2021-03-01 20:00 Ana: hello there\n2021-03-01 20:01 Ana: Ben is late\n2021-03-01 20:02 Ben: sorry')
  const without = { ...named, hidden: Uint8Array.from(named.participants, (name) => Number(name === 'Ben')) }
  expect([around(named)[0], around(without)[0]]).toEqual([
    [null, 'Ben is late'],
    [null, null],
  ])
})
