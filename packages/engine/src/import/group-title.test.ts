/** A chat without a telling file name is called what its group is called last. */
import { describe, expect, test } from 'vitest'
import { languages } from '#languages/index.ts'
import { mergeReadings } from '#merge/merge-readings.ts'
import { readText } from '#testing/read-text.ts'

const LRM = '\u200e'
const two = (n: number): string => String(n).padStart(2, '0')
const day = (i: number): string => `${two((i % 28) + 1)}/${two(Math.floor(i / 28) + 1)}/2023, 18:30`

type Line = { sender: string | null; text: string }

const android = (lines: readonly Line[]): string =>
  lines.map(({ sender, text }, i) => `${day(i)} - ${sender === null ? '' : `${sender}: `}${text}`).join('\n')

/** Marked; the sender of a service line is the group by its present name, or the person who did it. */
const iphone = (lines: readonly Line[], speaker: string, mark = LRM): string =>
  lines.map(({ sender, text }, i) => `[${day(i)}:00] ${sender ?? speaker}: ${sender === null ? mark : ''}${text}`).join('\n')

const talk = (n: number): Line[] => [
  { sender: 'Ana', text: `good morning ${n}` },
  { sender: 'Ben', text: `and to you ${n}` },
  { sender: 'Cleo', text: `hello both ${n}` },
]

const titleIn = async (text: string): Promise<string | null> => (await readText(text, {}, '_chat.txt')).facts.title

const filled = (sentence: string, old: string, subject: string): string =>
  sentence.replace('{who}', 'Ana').replace('{old}', old).replace('{subject}', subject).replace('…', '.')

const names = [
  'Trip',
  'Trip: part 2',
  'The “good” books',
  'Été 2024 🌻',
  '旅行',
  'Summer',
  'A to B',
  'Reise & Co.',
  'رحلة',
  "Ana's list",
  'Last one',
]

/** Those whose wording for a group's name is known. */
const telling = languages.filter(({ service }) =>
  [...(service?.created ?? []), ...(service?.subject ?? [])].some((told) => told.includes('{subject}')),
)

describe.each(telling.map((phrases) => [phrases.language, phrases] as const))('%s', (_, { service = {} }) => {
  const makings = (service.created ?? []).filter((sentence) => sentence.includes('{subject}'))
  const changes = (service.subject ?? []).filter((sentence) => sentence.includes('{subject}'))
  test('the latest of many names', async () => {
    const [making, ...more] = [...makings, ...changes]
    const sentences = changes.length > 0 ? changes : [making, ...more]
    for (const sentence of sentences) {
      const told: Line[] = [making, ...names.slice(1).map(() => sentence)].map((source, i) => ({
        sender: null,
        text: filled(source, names[Math.max(0, i - 1)], names[i]),
      }))
      const lines = told.flatMap((line, i) => [line, ...talk(i)])
      const latest = names[names.length - 1]
      expect([sentence, await titleIn(android(lines))]).toEqual([sentence, latest])
      expect([sentence, await titleIn(iphone(lines, latest))]).toEqual([sentence, latest])
      expect([sentence, await titleIn(iphone(lines, 'Ana'))]).toEqual([sentence, latest])
      expect([sentence, await titleIn(iphone(lines, latest, ''))]).toEqual([sentence, latest])
    }
  })
})

test('a name given a thousand system lines later counts', async () => {
  const joins = Array.from({ length: 1000 }, (_, i) => ({
    sender: null,
    text: `+49 170 ${1_000_000 + i} joined using this group's invite link`,
  }))
  const [made, renamed] = ['Ana created group “Trip”', 'Ben changed the subject from “Trip” to “Sea”'].map((text) => ({
    sender: null,
    text,
  }))
  expect(await titleIn(android([made, ...talk(1), ...joins.slice(0, 300), ...talk(2), renamed, ...talk(3)]))).toBe('Sea')
  const at = (i: number) => `01/02/2023, ${two(8 + Math.floor(i / 60))}:${two(i % 60)}`
  const busy = [made, ...talk(1), ...joins.slice(0, 900), renamed].map(
    ({ sender, text }, i) => `${at(i)} - ${sender === null ? '' : `${sender}: `}${text}`,
  )
  expect(await titleIn(busy.join('\n'))).toBe('Sea')
})

test('lines out of order are read in the order of their times', async () => {
  const text = [
    '[02/03/2023, 18:00:00] Ana: hi',
    `[09/03/2023, 18:00:00] Ana: ${LRM}Ana changed the subject to “Second”`,
    `[05/03/2023, 18:00:00] Ana: ${LRM}Ana changed the subject to “First”`,
    '[12/03/2023, 18:00:00] Ben: hi',
    '[13/03/2023, 18:00:00] Cleo: hi',
  ].join('\n')
  expect(await titleIn(text)).toBe('Second')
})

test('the file’s name takes precedence over lines inside it; a member who never wrote is not the group', async () => {
  const lines = [{ sender: null, text: 'Ana changed the subject to “Sea”' }, ...talk(1)]
  expect((await readText(iphone(lines, 'Ana'), {}, 'WhatsApp Chat - Mountains.txt')).facts.title).toBe('Mountains')
  expect(await titleIn(iphone([...talk(1), { sender: null, text: 'Dora joined using this group’s invite link' }], 'Dora'))).toBe(null)
  expect(await titleIn(iphone([...talk(1), { sender: null, text: 'Messages and calls are end-to-end encrypted.' }], 'Sea'))).toBe('Sea')
})

test('of two exports of a group the later one has its name, in whichever order they are merged', async () => {
  const early = await readText(android([{ sender: null, text: 'Ana created group “Trip”' }, ...talk(1), ...talk(2)]))
  const late = await readText(
    android([
      { sender: null, text: 'Ana created group “Trip”' },
      ...talk(1),
      ...talk(2),
      { sender: null, text: 'Ben changed the subject from “Trip” to “Sea”' },
      ...talk(3),
    ]),
  )
  expect([mergeReadings(early, late), mergeReadings(late, early)].map(({ reading }) => reading.facts.title)).toEqual(['Sea', 'Sea'])
})
