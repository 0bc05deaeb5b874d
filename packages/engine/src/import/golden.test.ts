import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plainMessages, readText } from '#testing/read-text.ts'

/** One invented chat, many layouts, one target: every file in fixtures/<chat>/ must read as fixtures/<chat>.json. */
interface Target {
  participants: string[]
  events: number
  /** `text` to the letter; of what phones word in their own language, `holds` is what is there in each. */
  messages: { date: string; author: string; kind: string; text?: string; holds?: string[]; edited?: true }[]
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
    // Neither Android nor the web writes seconds, and no layout writes what a picture showed.
    const isMinutes = /^(?:android|web)/.test(layout)
    const wanted = target.messages.map(({ date, ...message }) => ({ ...message, date: isMinutes ? date.slice(0, 16) : date }))
    const found = plainMessages(reading.chat)
    expect(found.length).toBe(wanted.length)
    const plain = found.map(({ date, author, kind, text, edited }, i) => {
      const { text: wording, holds } = wanted[i] ?? {}
      const said = holds ? { holds: holds.filter((part) => text.includes(part)) } : wording === undefined ? {} : { text }
      return { date: isMinutes ? date.slice(0, 16) : date, author, kind, ...said, ...(edited && wanted[i]?.edited ? { edited } : {}) }
    })
    expect(plain).toEqual(wanted)
    expect(found.filter(({ kind, bare }, i) => kind === 'media' && Boolean(bare) !== (wanted[i].text === undefined))).toEqual([])
    expect(reading.chat.participants).toEqual(target.participants)
    expect(reading.chat.events.count).toBe(target.events)
    expect(reading.facts).toMatchObject({
      unreadLines: 0,
      language: target.languages[layout],
      dateOrderCertain: true,
      hasSeconds: !isMinutes,
    })
  })
})
