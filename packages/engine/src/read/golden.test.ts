import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plainMessages, readText } from '../testing/read-text.ts'

/** One invented chat, many layouts, one target: every file in fixtures/<chat>/ must read as fixtures/<chat>.json. */
interface Target {
  participants: string[]
  events: number
  messages: { date: string; author: string; kind: string; text?: string }[]
  /** The phone's language, by layout. */
  languages: Record<string, string>
}

const fixtures = new URL('../../../../fixtures/', import.meta.url)
const chats = readdirSync(fixtures, { withFileTypes: true }).flatMap((entry) =>
  entry.isFile() && entry.name.endsWith('.json') ? [entry.name.replace(/\.json$/, '')] : [],
)

describe.each(chats)('%s reads as the same chat', (chat) => {
  const target: Target = JSON.parse(readFileSync(new URL(`${chat}.json`, fixtures), 'utf8'))
  const files = readdirSync(new URL(`${chat}/`, fixtures))

  test.each(files)('%s', async (name) => {
    const reading = await readText(readFileSync(new URL(`${chat}/${name}`, fixtures)), {}, name)
    const layout = name.replace(/\.\w+$/, '')
    // Android writes no seconds, and no layout writes what a picture showed.
    const isMinutes = layout.startsWith('android')
    const plain = plainMessages(reading.chat).map(({ date, author, kind, text, bare }) => ({
      date: isMinutes ? date.slice(0, 16) : date,
      author,
      kind,
      ...(bare || kind === 'deleted' ? {} : { text }),
    }))
    expect(plain).toEqual(target.messages.map((message) => ({ ...message, date: isMinutes ? message.date.slice(0, 16) : message.date })))
    expect(reading.chat.participants).toEqual(target.participants)
    expect(reading.chat.events.count).toBe(target.events)
    expect(reading.facts).toMatchObject({ unreadLines: 0, language: target.languages[layout], dateOrderCertain: true })
  })
})
