import { expect, test } from 'vitest'
import { openExport } from '#import/open-export.ts'
import { readChat } from '#import/read-chat.ts'
import { mergeReadings } from './merge-readings.ts'

const two = (n: number) => String(n).padStart(2, '0')
/** Two people in turn, an hour apart, as another phone's clock has it. */
const talk = (people: readonly string[], from: number, to: number, hours = 0): string =>
  Array.from({ length: to - from }, (_, k) => {
    const at = new Date(Date.UTC(2023, 0, 20) + (from + k) * 3.1 * 36e5 + hours * 36e5)
    const day = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`
    return `${day}, ${two(at.getUTCHours())}:${two(at.getUTCMinutes())} - ${people[(from + k) % people.length]}: this was said as number ${from + k}`
  }).join('\n')

const reading = async (content: string | Uint8Array<ArrayBuffer>) =>
  readChat(await openExport(new File([content], 'chat.txt'), { limitBytes: 1 << 24 }))
type Read = Awaited<ReturnType<typeof reading>>
/** What is noted under a code. */
const noted = ({ facts }: Read, code: string) => facts.notes.find((note) => note.code === code)?.facts
const merged = async (one: string, other: string) => mergeReadings(await reading(one), await reading(other)).reading

test('letters that could not be read are counted, and their encoding is named', async () => {
  const line = '14/03/2021, 09:00 - Ana: hello there, how are you\n'
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const western = await reading(bytes(`${line.repeat(30)}14/03/2021, 09:01 - Ana: caf\xe9 d\xe9j\xe0\n`))
  expect(noted(western, 'text_legacy_encoding')).toEqual({ encoding: 'windows-1252' })
  const whole = new TextEncoder().encode(`${line}14/03/2021, 09:01 - Ana: é ö ü ß à ç ñ\n`.repeat(20))
  const torn = new Uint8Array([...whole, ...bytes('14/03/2021, 09:02 - Ana: \xff ok\n')])
  expect(noted(await reading(torn), 'text_repaired')).toEqual({ lost: 1 })
})

test('a file that a phone cut says where', async () => {
  expect(noted(await reading(talk(['Ana', 'Ben'], 0, 40_000)), 'looks_cut')).toEqual({ messages: 40_000, media: false })
})

test('names that look alike are listed in pairs, whatever they contain', async () => {
  const read = await reading(talk(['Ana', 'Аna', '“B” and “C”'], 0, 9))
  expect(noted(read, 'names_look_alike')).toEqual({ pairs: [{ name: 'Ana', other: 'Аna' }] })
})

test('how far a clock was set, and which way', async () => {
  const set = async (hours: number) =>
    noted(await merged(talk(['Ana', 'Ben'], 0, 100), talk(['Ana', 'Ben'], 20, 120, hours)), 'clock_shifted')
  expect(await set(-5.75)).toEqual({ least: 345, most: 345, way: 'later' })
  expect(await set(2)).toEqual({ least: 120, most: 120, way: 'earlier' })
})

test('who was taken for whom', async () => {
  const read = await merged(talk(['Ana', '+49 170 1'], 0, 10), talk(['Ana', 'Ben'], 10, 20))
  expect(noted(read, 'renamed_assumed')).toEqual({ pairs: [{ name: 'Ben', other: '+49 170 1' }] })
})

test('who is who on two phones', async () => {
  const read = await merged(talk(['Ana', 'Ben', 'Cleo', 'Dan'], 0, 60), talk(['+49 1', '+49 2', '+49 3', '+49 4'], 0, 60))
  const pairs = [
    { name: '+49 1', other: 'Ana' },
    { name: '+49 2', other: 'Ben' },
    { name: '+49 3', other: 'Cleo' },
  ]
  expect(noted(read, 'other_phone')).toEqual({ pairs, more: 1 })
  const one = await merged(talk(['Ana', 'Ben', 'Cleo'], 0, 60), talk(['Ana', 'Ben', '+49 3'], 0, 60))
  expect(noted(one, 'renamed')).toEqual({ pairs: [{ name: '+49 3', other: 'Cleo' }], certain: false })
})
