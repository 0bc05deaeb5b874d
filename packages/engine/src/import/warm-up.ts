/**
 * Code that has never run is compiled when it first does, and the phrases of all languages become tables: most of what
 * reading a short chat takes. Reading a made-up one does both beforehand, while nobody waits.
 */

import { openExport } from './open-export.ts'
import { readChat } from './read-chat.ts'
import type { Host } from './read-failure.ts'

const PEOPLE = ['Ana', 'Ben Baker', 'Zoë', '+1 555 0100']
/** What people write, in lines that take each way through the scan; with a number that no two lines share, `#`. */
const TEXTS = [
  'ok #',
  'see you at #, then',
  'two lines\nof one message',
  'so schön 🎉',
  'Wait: what?',
  'https://example.com/#',
  'location: https://maps.google.com/?q=52.5,13.#',
  'IMG-#.jpg (file attached)',
  'This message was deleted',
  'what do you think about tomorrow evening, is it still on? <This message was edited>',
]
/** Rounds of all texts: enough to run everything, too few to be worth optimizing. */
const ROUNDS = 8
const HOUR_OF_FIRST = 8

/** A chat as Android writes it, and one as iPhones do. */
export const madeUpChats: readonly string[] = [
  chat((date, time, name, text) => `${date}, ${time} - ${name}: ${text}\n`, {
    told: (date, time) => `${date}, ${time} - Ben Baker left\n`,
    omitted: '<Media omitted>',
  }),
  chat((date, time, name, text) => `[${date}, ${time}:07] ${name}: ${text}\r\n`, {
    told: (date, time) => `[${date}, ${time}:07] Ben Baker: \u200eBen Baker left\r\n`,
    omitted: '\u200eimage omitted',
  }),
]

interface ByPhone {
  told: (date: string, time: string) => string
  omitted: string
}

function chat(written: (date: string, time: string, name: string, text: string) => string, { told, omitted }: ByPhone): string {
  const lines: string[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const date = `${20 + round}/03/2024`
    const texts = [...TEXTS, omitted]
    texts.forEach((text, i) => {
      const time = `${String(HOUR_OF_FIRST + i).padStart(2, '0')}:${10 + round}`
      lines.push(written(date, time, PEOPLE[(round + i) % PEOPLE.length], text.replace('#', `${round * texts.length + i}`)))
    })
    lines.push(told(date, '23:00'))
  }
  return lines.join('')
}

/** Reads the made-up chats. Between the steps the host's events arrive. */
export async function warmUp(host: Host): Promise<void> {
  for (const text of madeUpChats) {
    const file = Object.assign(new Blob([text]), { name: 'chat.txt' })
    await readChat(await openExport(file, { limitBytes: file.size, host }), { host })
  }
}
