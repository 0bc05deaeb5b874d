import type { Correction, Favorite } from '@convostat/api'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { openUploaded } from '#data/chat/open-chat.ts'
import { answerOf } from '#testing/answers.ts'
import { favoriteOf } from '#testing/favorites.ts'
import { followSaved } from './follow-saved.ts'
import { foundCorrections, foundFavorites } from './found-again.ts'

const here = vi.hoisted(() => ({
  favorites: [] as readonly Favorite[],
  corrections: [] as readonly Correction[],
  hear: [] as (() => void)[],
  find: vi.fn(),
  engine: { kind: 'browser' },
}))
vi.mock('#data/client/engine.ts', () => ({ engine: here.engine }))
vi.mock('#data/deletions/finish-deletions.ts', () => ({ finishDeletions: async () => new Map() }))
vi.mock('./favorites.ts', () => ({ savedFavorites: () => here.favorites, hearFavorites: (hear: () => void) => here.hear.push(hear) }))
vi.mock('./corrections.ts', () => ({
  correctionsHere: { list: () => here.corrections },
  hearCorrections: (hear: () => void) => here.hear.push(hear),
}))
vi.mock('#data/client/api.ts', () => ({
  api: { uploads: { open: vi.fn() }, messages: { find: (...asked: unknown[]) => here.find(...asked) } },
}))
vi.mock('#data/client/use-call.ts', () => ({ askAbout: (method: (input: object) => unknown, input: object) => method(input) }))

const chat = answerOf()
const [ana] = chat.people
const of = (n: number, more: Partial<Favorite> = {}): Favorite => ({
  ...favoriteOf(n),
  author: ana.names[0],
  uploadId: 'upload_1',
  ...more,
})
const asSaved = ({ author, originalDate: date, text: message }: Favorite) => ({ author, date, message })

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('dispatchEvent', () => true)
  here.favorites = []
  here.corrections = []
  here.hear = []
  here.find.mockReset()
  here.find.mockImplementation(async ({ messages }: { messages: object[] }) => ({
    found: messages.map((each, id) => ({ ...each, id, date: '2019-04-21T09:00:00' })),
    moments: [],
  }))
})

test('what was saved of the people of the open chat is looked up, once, and again when something else is saved', async () => {
  here.favorites = [of(1), of(2, { uploadId: chat.upload_id }), of(3, { author: 'Somebody else' })]
  here.corrections = [{ author: ana.names[0], date: '2021-04-19T09:00:00', message: 'sad', label: 'sadness' }]
  const queries = new QueryClient()
  followSaved(queries)
  openUploaded(queries, chat)
  await vi.waitFor(() => expect(foundFavorites.now().nowOf(asSaved(here.favorites[0]))).toMatchObject({ date: '2019-04-21T09:00:00' }))
  expect(here.find.mock.calls[0][0].messages).toEqual([
    asSaved(here.favorites[0]),
    { ...asSaved(here.favorites[1]), is_of_chat: true },
    { author: ana.names[0], date: '2021-04-19T09:00:00', message: 'sad' },
  ])
  expect(foundCorrections.now().savedAs({ author: ana.names[0], date: '2019-04-21T09:00:00', message: 'sad' })).toMatchObject({
    date: '2021-04-19T09:00:00',
  })
  for (const hear of here.hear) hear()
  await Promise.resolve()
  expect(here.find).toHaveBeenCalledTimes(1)
  here.favorites = [of(4)]
  for (const hear of here.hear) hear()
  await vi.waitFor(() => expect(foundFavorites.now().nowOf(asSaved(of(4)))).toBeTruthy())
  expect(here.find).toHaveBeenCalledTimes(2)
})

test('nothing saved, nothing asked; and of another chat nothing of the one before is known', async () => {
  const queries = new QueryClient()
  followSaved(queries)
  here.favorites = [of(1)]
  openUploaded(queries, chat)
  await vi.waitFor(() => expect(foundFavorites.now().nowOf(asSaved(of(1)))).toBeTruthy())
  here.find.mockImplementation(() => new Promise(() => undefined))
  openUploaded(queries, { ...chat, upload_id: 'upload_2' })
  await vi.waitFor(() => expect(foundFavorites.now().nowOf(asSaved(of(1)))).toBeUndefined())
  here.favorites = []
  here.find.mockReset()
  openUploaded(queries, { ...chat, upload_id: 'upload_3' })
  await Promise.resolve()
  expect(here.find).not.toHaveBeenCalled()
})

test('more than a server takes at once is asked for in parts', async () => {
  here.favorites = Array.from({ length: 5 }, (_, n) => of(n, { text: 'x'.repeat(400_000) + n }))
  const queries = new QueryClient()
  followSaved(queries)
  openUploaded(queries, chat)
  await vi.waitFor(() => expect(foundFavorites.now().nowOf(asSaved(here.favorites[4]))).toBeTruthy())
  expect(here.find.mock.calls.map(([{ messages }]) => messages.length)).toEqual([2, 2, 1])
})

test('nothing that is saved is sent to a server', async () => {
  here.engine.kind = 'server'
  here.favorites = [of(1)]
  const queries = new QueryClient()
  followSaved(queries)
  openUploaded(queries, chat)
  await new Promise((resolve) => setTimeout(resolve))
  expect([here.find.mock.calls.length, here.hear.length]).toEqual([0, 0])
  here.engine.kind = 'browser'
})
