import { z } from '@convostat/figures/zod'
import { describe, expect, test } from 'vitest'
import { personName } from '#shapes/index.ts'
import { named } from '../call.ts'
import type { Asking } from '../client.ts'
import { contract } from '../contract.ts'
import { masked } from './mask.ts'
import { createMasking, passesUnmasked } from './masking.ts'
import { withoutNumbers } from './pseudonyms.ts'

const words = { person: (letters: string) => `Person ${letters}`, someone: 'Someone' }
const calls = new Map(named(contract).map(({ name, call }) => [name, call]))

/** Masking over calls that are answered as it is said here; what they were asked is remembered. */
function answering(answers: Record<string, unknown>, { isOn = true, ready }: { isOn?: boolean; ready?: () => Promise<unknown> } = {}) {
  const state = { isOn }
  const asked: [string, unknown][] = []
  const masking = createMasking(() => state.isOn, words, { masked, ready })
  const over = masking.over(async (name, _call, input) => {
    asked.push([name, input])
    return answers[name]
  })
  const ask = (name: string, input: unknown = {}, asking?: Asking) => over(name, calls.get(name)!, input, asking)
  return { state, asked, masking, ask }
}

const plain = (value: unknown) => JSON.parse(withoutNumbers(JSON.stringify(value)))
const person = (name: string, color: number) => ({ name, names: [name], color })
const upload = { upload_id: 'upload_1', people: [person('Zoe', 1), person('Ana', 0)] }
const entry = (id: string, ...participants: string[]) => ({ id, participants })

describe('who is known', () => {
  test('people of an opened chat are letters by their colors, in every later answer about it', async () => {
    const { ask, masking } = answering({ 'upload.run': upload })
    expect(plain(await ask('upload.run'))).toMatchObject({ people: [{ name: 'Person B' }, { name: 'Person A' }] })
    const of = (uploadId?: string) => plain(masking.mask(z.array(personName), ['Ana', 'Zoe', 'Eve'], uploadId))
    expect(of('upload_1')).toEqual(['Person A', 'Person B', 'Someone'])
    expect(of('upload_2')).toEqual(['Someone', 'Someone', 'Someone'])
    expect(of()).toEqual(['Someone', 'Someone', 'Someone'])
  })

  test('who was named since is known by the newest answer, of the chat that was asked about', async () => {
    const { ask, masking } = answering({ 'people.list': { people: [person('Eve', 0)] } })
    await ask('people.list', {}, { uploadId: 'upload_3' })
    expect(plain(masking.mask(personName, 'Eve', 'upload_3'))).toBe('Person A')
    await ask('people.list')
    expect(plain(masking.mask(personName, 'Eve', 'undefined'))).toBe('Someone')
  })

  test.each([
    ['nobody', undefined],
    ['a list of names', ['Ana']],
    ['people without colors', [{ name: 'Ana', names: ['Ana'] }]],
    ['people without names', [{ name: 'Ana', color: 0 }]],
  ])('%s teaches nothing', async (_, people) => {
    const { ask, masking } = answering({ 'people.list': { people } })
    await ask('people.list', {}, { uploadId: 'upload_3' })
    expect(plain(masking.mask(personName, 'Ana', 'upload_3'))).toBe('Someone')
  })

  test('the answer that opened a chat is there as it was, and no other', async () => {
    const other = { ...upload, upload_id: 'upload_2' }
    const { ask, masking } = answering({ 'upload.run': upload, 'uploads.open': other, 'people.list': { ...upload, upload_id: 'upload_3' } })
    for (const name of ['upload.run', 'uploads.open', 'people.list']) await ask(name)
    expect(masking.opened('upload_1')).toBe(upload)
    expect(masking.opened('upload_2')).toBe(other)
    expect(masking.opened('upload_3')).toBeUndefined()
  })

  test('people in a chat that was never opened are letters in their order, wherever it is spoken of', async () => {
    const list = { uploads: [entry('upload_8', 'Zoe', 'Ana'), entry('upload_9', 'Ana')], damaged: [], unreadable: [] }
    const saved = { favorites: [{ uploadId: 'upload_8', author: 'Ana' }] }
    const { ask, masking } = answering({ 'uploads.list': list, 'upload.run': { ...upload, upload_id: 'upload_9' } })
    const author = (uploadId: string) => plain(masking.mask('favorite', { uploadId, author: 'Ana' })).author
    expect(author('upload_8')).toBe('Someone')
    expect(plain(await ask('uploads.list'))).toMatchObject({
      uploads: [{ participants: ['Person A', 'Person B'] }, { participants: ['Person A'] }],
    })
    expect(saved.favorites.map(({ uploadId }) => author(uploadId))).toEqual(['Person B'])
    // Once it is opened, by their colors.
    await ask('upload.run')
    expect(author('upload_9')).toBe('Person A')
    expect(plain(masking.mask('historyEntry', entry('upload_9', 'Zoe', 'Ana'))).participants).toEqual(['Person B', 'Person A'])
    expect(plain(masking.mask('historyEntry', entry('upload_8', 'Ana', 'Zoe'))).participants).toEqual(['Person A', 'Person B'])
  })

  test('a value with people and no id has its own letters', () => {
    const { masking } = answering({})
    const schema = z.object({ participants: z.array(personName), said: personName })
    expect(plain(masking.mask(schema, { participants: ['Zoe', 'Ana'], said: 'Ana' }))).toEqual({
      participants: ['Person A', 'Person B'],
      said: 'Person B',
    })
  })

  test('of two with one color the second has the next letter that is free', async () => {
    const people = [person('Ana', 0), person('Ben', 0), person('Cem', 1)]
    const { ask } = answering({ 'people.list': { people } })
    expect(plain(await ask('people.list', {}, { uploadId: 'upload_1' }))).toMatchObject({
      people: [{ name: 'Person A' }, { name: 'Person B' }, { name: 'Person C' }],
    })
  })
})

describe('files', () => {
  const csv = new File(['\ufeffid,author,message\r\n0,Ana,"red, fox"\r\n1,Zoe,hi\r\n'], 'all.csv', { type: 'text/csv' })
  const pdf = new File(['%PDF Ana'], 'report.pdf', { type: 'application/pdf' })

  test('a table of messages has letters and covered texts, and a name that says so', async () => {
    const { ask } = answering({ 'upload.run': upload, 'search.export': csv })
    await ask('upload.run')
    const file = (await ask('search.export', {}, { uploadId: 'upload_1' })) as File
    expect([file.name, file.type]).toEqual(['all-masked.csv', 'text/csv'])
    // File.text() leaves out the byte order mark.
    expect((await file.text()).replace('\ufeff', '')).toBe('id,author,message\r\n0,Person A,━━━━ ━━━\r\n1,Person B,━━\r\n')
    const ofNobody = (await ask('search.export')) as File
    expect(await ofNobody.text()).toContain('0,Someone,')
  })

  test('what is printed is asked for masked, and passes as it is except for its name', async () => {
    const { ask, asked, state } = answering({ 'exports.pdf': pdf })
    const file = (await ask('exports.pdf', { theme: 'light' })) as File
    expect([file.name, file.type, await file.text()]).toEqual(['report-masked.pdf', 'application/pdf', '%PDF Ana'])
    state.isOn = false
    expect(await ask('exports.pdf', { theme: 'light' })).toBe(pdf)
    expect(asked).toEqual([
      ['exports.pdf', { theme: 'light', masked: 'all' }],
      ['exports.pdf', { theme: 'light' }],
    ])
  })

  test('a file that a screen makes is named so, and has none of the numbers', () => {
    const { masking, state } = answering({})
    const covered = masking.cover('red')
    expect(covered).not.toBe('━━━')
    expect(masking.original(covered)).toBe('red')
    expect(masking.forFile(covered)).toBe('━━━')
    expect(['a.csv', 'a.b.csv', 'a'].map(masking.fileName)).toEqual(['a-masked.csv', 'a.b-masked.csv', 'a-masked'])
    state.isOn = false
    expect(masking.forFile(covered)).toBe(covered)
    expect(masking.fileName('a.csv')).toBe('a.csv')
  })
})

describe('what passes', () => {
  test('calls that show no chat', () => {
    const passing = ['license.status', 'payment.verify', 'uploads.backup', 'uploads.backupWith', 'uploads.copy', 'uploads.restore']
    for (const name of [...passing, 'uploads.delete', 'emotion.corrections']) expect([name, passesUnmasked(name)]).toEqual([name, true])
    for (const name of [
      'uploads.list',
      'uploads.open',
      'emotion.vibe',
      'x.license.y',
      'x.uploads.copy',
      'uploads.copyAll',
      'x.emotion.corrections',
    ])
      expect([name, passesUnmasked(name)]).toEqual([name, false])
  })

  test('they are asked and answered as it was said, shown words included', async () => {
    const { ask, asked, masking } = answering({ 'uploads.copy': { text: 'Ana' }, 'search.run': null })
    const covered = masking.cover('red')
    expect(await ask('uploads.copy', { name: covered })).toEqual({ text: 'Ana' })
    await ask('search.run', { query: covered })
    expect(asked).toEqual([
      ['uploads.copy', { name: covered }],
      ['search.run', { query: 'red' }],
    ])
  })
})

describe('what masks may come later', () => {
  /** Whether a call is answered before what masks is there. */
  async function waits(name: string, answer: unknown, { isOn = false, asking }: { isOn?: boolean; asking?: Asking } = {}) {
    let come = () => {}
    const ready = new Promise<void>((resolve) => {
      come = resolve
    })
    const { ask } = answering({ [name]: answer }, { isOn, ready: () => ready })
    let isAnswered = false
    const answered = ask(name, {}, asking).then(() => {
      isAnswered = true
    })
    await new Promise((resolve) => setTimeout(resolve))
    const waited = !isAnswered
    come()
    await answered
    expect(isAnswered).toBe(true)
    return waited
  }
  const none = { uploads: [], damaged: [], unreadable: [] }

  test('a browser that keeps no chat does not wait for it, nor does what shows nothing', async () => {
    expect(await waits('uploads.list', none)).toBe(false)
    expect(await waits('license.status', {})).toBe(false)
  })

  test('whatever names someone does, as does all while it is switched on', async () => {
    expect(await waits('uploads.list', { ...none, uploads: [entry('upload_1', 'Ana')] })).toBe(true)
    expect(await waits('uploads.list', { ...none, damaged: [{}] })).toBe(true)
    expect(await waits('uploads.open', none)).toBe(true)
    expect(await waits('uploads.list', none, { isOn: true })).toBe(true)
    expect(await waits('license.status', {}, { isOn: true })).toBe(true)
    expect(await waits('uploads.list', none, { asking: { uploadId: 'upload_1' } })).toBe(true)
  })
})
