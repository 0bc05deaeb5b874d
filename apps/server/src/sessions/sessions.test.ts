import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/published-folder.ts'
import { sessionFolders } from './session-folders.ts'
import { createSessions } from './sessions.ts'

const minute = 60

function house(options: { mostSessions?: number; mostBytes?: number } = {}) {
  const clock = { seconds: 0 }
  const closed: string[] = []
  const data = temporaryFolder()
  const seat = ({ folder }: { folder: string }) => ({ answer: async () => null, close: async () => void closed.push(folder) })
  const sessions = createSessions({ folders: sessionFolders(data), seat, now: () => clock.seconds, ...options })
  return { sessions, clock, closed, data }
}

test('a session is found by its id alone, which nobody can guess', async () => {
  const { sessions } = house()
  const [ana, ben] = [await sessions.open(), await sessions.open()]
  expect(Buffer.from(ana.id, 'base64url')).toHaveLength(32)
  expect(ana.id).not.toBe(ben.id)
  expect(sessions.find(ana.id)).toBe(ana)
  for (const id of [undefined, '', 'constructor', ana.id.slice(1), ana.folder]) expect(sessions.find(id)).toBeUndefined()
})

test('only its owner may look into its folder', async () => {
  const { sessions } = house()
  const { folder } = await sessions.open()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, '..')).mode & 0o777).toBe(0o700)
})

test('after an hour without a call it is gone, with its files and its thread', async () => {
  const { sessions, clock, closed } = house()
  const session = await sessions.open()
  writeFileSync(join(session.folder, 'chat.txt'), 'hi')
  clock.seconds += 59 * minute
  expect(sessions.find(session.id)).toBe(session)
  clock.seconds += 60 * minute
  expect(sessions.find(session.id)).toBeUndefined()
  await sessions.sweep()
  expect(existsSync(session.folder)).toBe(false)
  expect(closed).toEqual([session.folder])
})

test('after a day it is gone even if it was used all the time', async () => {
  const { sessions, clock } = house()
  const { id } = await sessions.open()
  for (let passed = 0; passed < 24 * 60 - 30; passed += 30) {
    clock.seconds += 30 * minute
    expect(sessions.find(id)).toBeDefined()
  }
  clock.seconds += 30 * minute
  expect(sessions.find(id)).toBeUndefined()
})

test('a call under way is never wiped', async () => {
  const { sessions, clock } = house()
  const session = await sessions.open()
  session.calls = 1
  clock.seconds += 120 * minute
  await sessions.sweep()
  expect(existsSync(session.folder)).toBe(true)
})

test('when there are too many, the one idle for longest makes room; when all are busy, nobody is let in', async () => {
  const { sessions } = house({ mostSessions: 2 })
  const [ana, ben] = [await sessions.open(), await sessions.open()]
  sessions.find(ana.id)
  const eve = await sessions.open()
  expect(sessions.find(ben.id)).toBeUndefined()
  expect(existsSync(ben.folder)).toBe(false)
  ana.calls = 1
  eve.isReceiving = true
  await expect(sessions.open()).rejects.toMatchObject({ code: 'unavailable' })
})

test('when all together keep too much, those idle for longest make room for the one that uploads', async () => {
  const { sessions } = house({ mostBytes: 10 })
  const [ana, ben, eve] = [await sessions.open(), await sessions.open(), await sessions.open()]
  for (const { folder } of [ana, ben, eve]) writeFileSync(join(folder, 'chat.txt'), '12345')
  sessions.find(ana.id)
  await sessions.makeRoom(eve)
  expect([ana, ben, eve].map(({ id }) => sessions.find(id) !== undefined)).toEqual([true, false, true])
  writeFileSync(join(eve.folder, 'second.txt'), '12345')
  await sessions.makeRoom(eve)
  expect(sessions.find(ana.id)).toBeUndefined()
  writeFileSync(join(eve.folder, 'third.txt'), '12345')
  await expect(sessions.makeRoom(eve)).rejects.toMatchObject({ code: 'unavailable' })
  expect(sessions.find(eve.id)).toBe(eve)
})

test('nothing is left when the server ends', async () => {
  const { sessions, data } = house()
  const { id } = await sessions.open()
  await sessions.close()
  expect(sessions.find(id)).toBeUndefined()
  expect(existsSync(join(data, 'sessions', String(process.pid)))).toBe(false)
})

test('what a server that was killed left behind is wiped at the next start; a running one keeps its own', () => {
  const data = temporaryFolder()
  const left = (name: string) => {
    mkdirSync(join(data, 'sessions', name, 'session-a'), { recursive: true })
    return join(data, 'sessions', name)
  }
  const ended = left('4194305') // beyond the highest process id of Linux
  const foreign = left('notes')
  const running = left(String(process.ppid))
  const own = left('1234')
  sessionFolders(data, 1234)
  expect([ended, foreign, running, own].map((path) => existsSync(path))).toEqual([false, false, true, false])
})
