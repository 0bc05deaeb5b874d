import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { otherExports, skypeCopies } from '#testing/other-exports.ts'
import { plainMessages, readText } from '#testing/read-text.ts'
import { zipFile, zipOf } from '#testing/zip-builder.ts'
import { openExport } from './open-export.ts'
import { readChat } from './read-chat.ts'
import { ReadFailure } from './read-failure.ts'

/** The service that reading a file ends with, or what else it ends with. */
async function serviceOf(file: File): Promise<string | undefined> {
  const outcome = await openExport(file, { limitBytes: 1 << 24 })
    .then(readChat)
    .catch((error: unknown) => error)
  if (!(outcome instanceof ReadFailure)) return 'read'
  return outcome.code === 'other_service' ? outcome.facts.service : outcome.code
}

describe('an export of another service is named, whatever form it comes in', () => {
  const named = otherExports.map((each) => [each.service, each.name, each.text] as const)

  test.each(named)('%s: %s, %#', async (service, name, text) => {
    expect(await serviceOf(new File([text], name))).toBe(service)
    // Nothing but the endings `.md` and `instagram` says more than the content.
    if (!/chat\.md|instagram/.test(name)) expect(await serviceOf(new File([text], 'download'))).toBe(service)
  })

  test.each(named)('%s in a zip: %s, %#', async (service, name, text) => {
    const photo = { name: 'media/1.jpg', data: 'jpeg' }
    expect(await serviceOf(await zipFile([photo, { name: `export/${name}`, data: text }], {}, 'download.zip'))).toBe(service)
  })

  test('Skype’s own archive is a tar', async () => {
    const entry = (name: string, text: string): string => {
      const header = `${name.padEnd(257, '\0')}ustar\0`.padEnd(512, '\0')
      return header + text.padEnd(Math.ceil(text.length / 512) * 512, '\0')
    }
    const skype = otherExports.find(({ name, service }) => service === 'Skype' && name === 'messages.json')?.text ?? ''
    expect(await serviceOf(new File([entry('endpoints.json', '{"endpoints":[]}'), entry('messages.json', skype)], 'export.tar'))).toBe(
      'Skype',
    )
    expect(await serviceOf(new File([entry('notes.txt', 'nothing')], 'export.tar'))).toBe('not_txt_or_zip')
  })

  test.each([
    ['Slack', ['channels.json', 'users.json', 'general/2024-01-15.json']],
    ['Signal', ['signal/main.jsonl', 'signal/metadata.json', 'signal/files/ab/ab.jpg']],
    ['Snapchat', ['mydata/json/chat_history.json']],
    ['Skype', ['messages.json', 'endpoints.json']],
    ['Google Hangouts', ['Takeout/Hangouts/Hangouts.json']],
  ])('%s by the names in its zip', async (service, names) => {
    const bytes = await zipOf(names.map((name) => ({ name, data: '{}' })))
    expect(await serviceOf(new File([bytes], 'download'))).toBe(service)
  })
})

describe('a copy from Skype without its own sign', () => {
  test.each(skypeCopies)('is read, and the person is asked whose it is: %#', async (text) => {
    const { facts, chat } = await readText(text)
    expect(chat.count).toBe(2)
    expect(facts.notes.map(({ code }) => code)).toContain('other_service_possible')
  })

  test.each([
    ['its mark before what it writes itself', (text: string) => text.replace('Ben Oak: hi', 'Ben Oak: \u200eimage omitted')],
    ['its mark before the bracket', (text: string) => text.replace('\n[', '\n\u200e[')],
    [
      'a sentence of its own',
      (text: string) =>
        text.replace(
          'Ana Lima: hello',
          'Ana Lima: Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them.',
        ),
    ],
  ])('nobody is asked where WhatsApp shows by %s', async (_, marked) => {
    for (const text of skypeCopies)
      expect((await readText(marked(text))).facts.notes.map(({ code }) => code)).not.toContain('other_service_possible')
  })

  test('one quoted sign among fifty messages names nobody', async () => {
    const lines = Array.from({ length: 50 }, (_, i) => `[24.09.2026 14:${10 + i}:10] Ana: ${i}`)
    const text = [...lines.slice(0, 9), '<<< quoted', '(- Bob: 👍 -)', ...lines.slice(9)].join('\n')
    expect((await readText(text)).chat.count).toBe(50)
  })
})

const picnic = new URL('../../../../fixtures/picnic/', import.meta.url)
const chats = readdirSync(picnic).map((name) => ({ name, lines: readFileSync(new URL(name, picnic), 'utf8').split('\n') }))
const foreign = otherExports.map(({ text }) => text.split('\n'))

/** Texts of other services, put as lines into a chat. */
const pasted = fc.record({
  chat: fc.constantFrom(...chats),
  pastes: fc.array(
    fc.record({
      lines: fc.constantFrom(...foreign),
      place: fc.double({ min: 0, max: 1, noNaN: true }),
      times: fc.integer({ min: 1, max: 5 }),
    }),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
})

test('a chat of ours stays ours, whatever exports of others are pasted into its messages', async () => {
  await fc.assert(
    fc.asyncProperty(pasted, async ({ chat, pastes }) => {
      const lines = [...chat.lines]
      for (const paste of pastes) {
        // Behind the last message it might be a second export joined to the first.
        const place = 1 + Math.floor(paste.place * (lines.length - 3))
        lines.splice(place, 0, ...Array.from({ length: paste.times }, () => paste.lines).flat())
      }
      const reading = await readText(lines.join('\n'))
      expect(reading.facts.notes.map(({ code }) => code)).not.toContain('other_service_possible')
      expect(reading.chat.participants).toContain('Ana')
    }),
    { numRuns: 400 },
  )
})

test('so does one that was cut inside of such a paste', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...chats.filter(({ name }) => name.startsWith('android'))),
      fc.constantFrom(...foreign),
      async ({ lines }, paste) => {
        const rest = paste.slice(Math.max(1, paste.length - 3))
        const reading = await readText([...rest, ...lines].join('\n'))
        expect(plainMessages(reading.chat).length).toBeGreaterThan(10)
      },
    ),
    { numRuns: 300 },
  )
})

test('a chat that talks of other services is ours', async () => {
  const text = [
    'Telegram',
    'LINE',
    'KakaoTalk',
    'Signal',
    'Skype',
    'Slack',
    'Teams',
    'Zoom',
    'Viber',
    'WeChat',
    'iMessage',
    'Snapchat',
    'Discord',
  ]
    .map(
      (service, i) =>
        `24/09/2026, 14:${10 + i} - Ana: let us go to ${service}, I have an export of ${service}: [${service}] Chat history with Ben`,
    )
    .join('\n')
  expect((await readText(text)).chat.count).toBe(13)
})
