import { Failure, storageFull } from '@convostat/api'
// biome-ignore lint/style/noRestrictedImports: the sentences are the engine's, and are heard from it
import { openExport } from '@convostat/engine/import/open-export'
// biome-ignore lint/style/noRestrictedImports: the sentences are the engine's, and are heard from it
import { readChat } from '@convostat/engine/import/read-chat'
// biome-ignore lint/style/noRestrictedImports: the sentences are the engine's, and are heard from it
import { ReadFailure } from '@convostat/engine/import/read-failure'
// biome-ignore lint/style/noRestrictedImports: the sentences are the engine's, and are heard from it
import { mergeReadings } from '@convostat/engine/merge/merge-readings'
import { expect, test } from 'vitest'
import { factsOfFailure, factsOfNote } from './facts.ts'

const failed = (error: unknown) => factsOfFailure(Failure.from(error).detail)

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
/** What is noted under a code: the API's own sentence. */
const noted = ({ facts }: Read, code: string) => factsOfNote(facts.notes.find((note) => note.code === code)?.detail ?? '')
const merged = async (one: string, other: string) => mergeReadings(await reading(one), await reading(other)).reading

test('sizes, limits and lines are found in the sentences of failures', () => {
  expect(failed(storageFull(48_300_000, 340_000)).room).toEqual({ needs: 49e6, free: 340e3 })
  expect(failed(storageFull(4_300_000_000, 2_560_000)).room).toEqual({ needs: 4300e6, free: 2.5e6 })
  expect(failed(storageFull(10, null)).room).toBeUndefined()
  expect(failed(new ReadFailure('too_large', { limitBytes: 1_500_000_000 })).limitBytes).toBe(1.5e9)
  expect(failed(new ReadFailure('zip_too_large', { limitBytes: 512e6 })).limitBytes).toBe(512e6)
  expect(failed(new ReadFailure('no_messages', { firstLine: '99/99 xxx: xx' })).firstLine).toBe('99/99 xxx: xx')
  expect(failed(new Failure('too_large'))).toEqual({ isOfMessages: false, isOfQuestion: false, isUtf16: false })
})

test('letters that could not be read are counted, and their encoding is named', async () => {
  const line = '14/03/2021, 09:00 - Ana: hello there, how are you\n'
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  expect(
    noted(await reading(bytes(`${line.repeat(30)}14/03/2021, 09:01 - Ana: caf\xe9 d\xe9j\xe0\n`)), 'text_legacy_encoding'),
  ).toMatchObject({
    encoding: 'windows-1252',
  })
  const whole = new TextEncoder().encode(`${line}14/03/2021, 09:01 - Ana: é ö ü ß à ç ñ\n`.repeat(20))
  const torn = new Uint8Array([...whole, ...bytes('14/03/2021, 09:02 - Ana: \xff ok\n')])
  expect(noted(await reading(torn), 'text_repaired').lost).toBe(1)
})

test('a file that a phone cut says where', async () => {
  expect(noted(await reading(talk(['Ana', 'Ben'], 0, 40_000)), 'looks_cut').cut).toEqual({ messages: 40_000, isWithoutMedia: true })
})

test('names that look alike are told in pairs, whatever they hold', async () => {
  const read = await reading(talk(['Ana', 'Аna', '“B” and “C”'], 0, 9))
  expect(noted(read, 'names_look_alike').pairs).toEqual([['Ana', 'Аna']])
})

test('how far a clock was set, and which way', async () => {
  const set = async (hours: number) =>
    noted(await merged(talk(['Ana', 'Ben'], 0, 100), talk(['Ana', 'Ben'], 20, 120, hours)), 'clock_shifted')
  expect((await set(-5.75)).shift).toEqual({ least: 345, most: 345, way: 'later' })
  expect((await set(2)).shift).toEqual({ least: 120, most: 120, way: 'earlier' })
  const said = (span: string) => factsOfNote(`The phone was elsewhere: its times were set ${span} to agree with the first file.`).shift
  expect(said('1 to 2 hours later, by the time of the year,')).toEqual({ least: 60, most: 120, way: 'later' })
  expect(said('up to 1.5 hours earlier or later, by the time of the year,')).toEqual({ least: 0, most: 90, way: 'both' })
})

test('who was taken for whom', async () => {
  const read = await merged(talk(['Ana', '+49 170 1'], 0, 10), talk(['Ana', 'Ben'], 10, 20))
  expect(noted(read, 'renamed_assumed').renamed).toEqual({ from: 'Ben', to: '+49 170 1' })
})

test('who is who on two phones', async () => {
  const read = await merged(talk(['Ana', 'Ben', 'Cleo', 'Dan'], 0, 60), talk(['+49 1', '+49 2', '+49 3', '+49 4'], 0, 60))
  const pairs = [
    ['+49 1', 'Ana'],
    ['+49 2', 'Ben'],
    ['+49 3', 'Cleo'],
  ]
  expect(noted(read, 'other_phone').otherPhone).toEqual({ pairs, more: 1 })
  const one = await merged(talk(['Ana', 'Ben', 'Cleo'], 0, 60), talk(['Ana', 'Ben', '+49 3'], 0, 60))
  expect(noted(one, 'renamed')).toMatchObject({ renamed: { from: '+49 3', to: 'Cleo' }, isMaybeTwoPhones: true })
})

test('a sentence that reads otherwise holds nothing', () => {
  expect(factsOfNote('Something new.')).toEqual({ pairs: [], isMaybeTwoPhones: false })
})
