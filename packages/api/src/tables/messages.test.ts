import type { Chat } from '@convostat/engine/chat/chat'
import { everything, type Selection } from '@convostat/engine/chat/selection'
import { openExport } from '@convostat/engine/import/open-export'
import { readChat } from '@convostat/engine/import/read-chat'
import { EMOTIONS, type Feelings } from '@convostat/engine/sentiment/feelings'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileCells } from '#testing/hostile-cells.ts'
import { slowMessagesCsv } from '#testing/slow-messages-csv.ts'
import { type MessageRows, messagesCsv } from './messages.ts'

/** Pieces are in memory that the next one uses again. */
function written(rows: MessageRows): { text: string; done: number[] } {
  const done: number[] = []
  const pieces: Uint8Array[] = []
  for (const piece of messagesCsv(rows)) {
    pieces.push(piece.bytes.slice())
    done.push(piece.done)
  }
  return { text: Buffer.concat(pieces).toString('utf8'), done }
}

const asItIs = { nameOf: (name: string) => name, textOf: null }
const twice = (text: string) => `${text}"${text}`

/** A chat of these texts, by people whose names are no better; the first lines of them stand alone. */
async function chatOf(texts: readonly string[]): Promise<Chat> {
  const who = ['Ana', '=Ben', 'Cléo, "C"', '@Dé']
  const lines = texts.map((text, i) => {
    // A minute after the one before; now and then a gap that ends a conversation.
    const at = new Date(Date.UTC(2021, 2, 1) + (i + 420 * Math.floor(i / 97)) * 60_000).toISOString()
    const [year, month, day] = at.slice(0, 10).split('-')
    return `${day}/${month}/${year}, ${at.slice(11, 16)} - ${who[i % who.length]}: ${text}`
  })
  const file = new File([`${lines.join('\r\n')}\r\n`], 'chat.txt')
  const { chat } = await readChat(await openExport(file, { limitBytes: 1e8 }))
  return chat
}

/** Every number that a column may contain is in some row. */
function feelingsOf(count: number): Feelings {
  const score = Float32Array.from({ length: count }, (_, i) => (i % 7 === 6 ? Number.NaN : ((i * 7919) % 2001) / 1000 - 1 + (i % 3) / 2000))
  const emotion = Uint16Array.from({ length: count * EMOTIONS }, (_, i) => (i * 40_503) % 65_536)
  const none = new Uint16Array(count)
  return { score, emotion, caring: none, neutral: none, languages: [] } as unknown as Feelings
}

const texts = [
  ...hostileCells,
  ...hostileCells.map((cell) => `a ${cell}`),
  'a?',
  '',
  '\u200e',
  '<Media omitted>',
  'photo.jpg (file attached)',
  'https://picnic.example',
  '🎉',
  '＝',
  '＜1',
  '\ufeff=1',
  'two\r\r\nlines\r',
  'was mended <This message was edited>',
]

test('the table of messages is what its columns say, byte for byte, whatever people write and are called', async () => {
  const chat = await chatOf(Array.from({ length: 5000 }, (_, i) => (i < 2 * texts.length ? texts[i % texts.length] : `text ${i}`)))
  expect(chat.count).toBe(5000)
  const selections: Selection[] = [
    everything(chat),
    { from: 1, to: 700, authors: null },
    { from: 1000, to: 3000, authors: null },
    { from: 0, to: 200, authors: Uint8Array.from(chat.participants, (_, i) => i % 2) },
    { from: 5, to: 5, authors: null },
  ]
  for (const feelings of [null, feelingsOf(chat.count)]) {
    for (const selection of selections) {
      const rows = { chat, selection, feelings, ...asItIs }
      const { text, done } = written(rows)
      expect(text === slowMessagesCsv(rows), `rows ${selection.from} to ${selection.to}`).toBe(true)
      expect(done.at(-1)).toBe(selection.to - selection.from)
    }
    const masked = { chat, selection: everything(chat), feelings, nameOf: twice, textOf: twice }
    expect(written(masked).text === slowMessagesCsv(masked)).toBe(true)
  }
  // More than one piece beside the heads: the memory of one was used for the next.
  expect(written({ chat, selection: everything(chat), feelings: null, ...asItIs }).done.length).toBeGreaterThan(2)
})

test('any text comes out as cell by cell', async () => {
  const sign = fc.constantFrom('=', '+', '-', '@', '"', ',', '\r', '\n', '\t', '\0', '＝', '＋', '－', '＠', "'", 'ａ', 'é', '👍', 'x')
  const text = fc.array(sign, { maxLength: 6 }).map((signs) => signs.join(''))
  const given = fc.sample(text, { numRuns: 2000, seed: 65 })
  const chat = await chatOf(given)
  const rows = { chat, selection: everything(chat), feelings: null, ...asItIs }
  expect(written(rows).text).toBe(slowMessagesCsv(rows))
})
