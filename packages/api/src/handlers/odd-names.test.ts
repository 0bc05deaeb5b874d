import { expect, test } from 'vitest'
import { session } from '#testing/api.ts'
import { androidExport } from '#testing/exports.ts'

const names = ['__proto__', 'constructor', 'toString', 'Ana']
const chat = () =>
  androidExport(
    Array.from(
      { length: 40 },
      (_, i) => `0${1 + Math.floor(i / 10)}/03/2021, 20:${10 + i} - ${names[(i * 3 + Math.floor(i / 7)) % 4]}: ${i}`,
    ),
  )
/** In lists, which have no key that is none. */
const entries = (record: object) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))

test.each(['api', 'http'] as const)('people who are called as parts of any object are people like others (%s)', async (door) => {
  const { [door]: api, goPro } = session()
  goPro()
  await api.upload.run({ file: chat() })
  const { people, kept } = await api.people.list()
  expect(people.map(({ name }) => name).sort()).toEqual([...names].sort())
  expect(entries(kept.colors).map(([name]) => name)).toEqual([...names].sort())
  expect(new Set(Object.values(kept.colors)).size).toBe(4)

  const counts = entries((await api.relationship.balance()).message_counts)
  expect(counts).toEqual(people.map(({ name, messages }) => [name, messages]).sort(([a], [b]) => (a < b ? -1 : 1)))
  const { reply_discipline: discipline } = await api.relationship.replyDiscipline()
  expect(entries(discipline).map(([name]) => name)).toEqual([...names].sort())
  for (const [, { total_replies: replies }] of entries(discipline)) expect(replies).toBeGreaterThan(0)

  for (const name of names.slice(0, 3)) {
    const renamed = await api.people.set({ me: name, names: { [name]: 'Pat' } })
    expect([renamed.me, entries(renamed.kept.names)]).toEqual(['Pat', [[name, 'Pat']]])
    expect((await api.overview.get()).overview.participants).toContain('Pat')
    expect((await api.overview.get()).overview.participants).not.toContain(name)

    const merged = await api.people.set({ names: { Ana: name } })
    expect(merged.people.find((person) => person.name === name)?.names.sort()).toEqual([name, 'Ana'].sort())
    const mergedCounts = (await api.relationship.balance()).message_counts
    expect(new Map(entries(mergedCounts)).get(name)).toBe(merged.people.find((person) => person.name === name)?.messages)

    await api.people.set({ hidden: [name] })
    expect(entries((await api.relationship.balance()).message_counts).map(([each]) => each)).not.toContain(name)
    expect((await api.people.list()).people.filter(({ hidden }) => hidden).map((person) => person.name)).toEqual([name])
  }
  await api.people.set({ names: { ['__proto__']: 'Pat', constructor: '__proto__' } })
  const swapped = entries((await api.people.list()).kept.names)
  expect(swapped).toEqual([
    ['__proto__', 'Pat'],
    ['constructor', '__proto__'],
  ])
})

test('what is wrong of such a person is refused by name, and too many are', async () => {
  const { app, api } = session()
  await api.upload.run({ file: chat() })
  const post = async (body: string) => {
    const answer = await app.request('/api/people', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    return [answer.status, (await answer.json()).field]
  }
  expect(await post('{"names":{"__proto__":5}}')).toEqual([400, 'names.__proto__'])
  expect(await post(JSON.stringify({ names: Object.fromEntries(Array.from({ length: 4097 }, (_, i) => [`n${i}`, 'x'])) }))).toEqual([
    400,
    'names',
  ])
})
