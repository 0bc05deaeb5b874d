import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../testing/published-folder.ts'
import { sessionFolders } from './session-folders.ts'
import { createSessions, type SessionLimits } from './sessions.ts'

const minute = 60

function house(limits: Partial<SessionLimits> = {}) {
  const clock = { seconds: 0 }
  const closed: string[] = []
  const data = temporaryFolder()
  const seat = ({ folder }: { folder: string }) => ({ answer: async () => null, close: () => void closed.push(folder) })
  const sessions = createSessions({ folders: sessionFolders(data), seat, now: () => clock.seconds, limits })
  /** A session whose first upload was answered. */
  async function opened(content = 'hi') {
    const session = await sessions.open()
    await sessions.arrive(session, content.length)
    writeFileSync(join(session.folder, 'chat.txt'), content)
    session.isGiven = true
    session.opened = 'upload_1'
    await sessions.settle(session)
    return session
  }
  return { sessions, clock, closed, data, opened }
}

test('a session is found by its id alone, which nobody can guess', async () => {
  const { sessions, opened } = house()
  const [ana, ben] = [await opened(), await opened()]
  expect(Buffer.from(ana.id, 'base64url')).toHaveLength(32)
  expect(ana.id).not.toBe(ben.id)
  expect(sessions.find(ana.id)).toBe(ana)
  for (const id of [undefined, '', 'constructor', ana.id.slice(1), ana.folder]) expect(sessions.find(id)).toBeUndefined()
})

test('only its owner may look into its folder', async () => {
  const { opened, data } = house()
  const { folder } = await opened()
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, '..')).mode & 0o777).toBe(0o700)
  expect(statSync(join(data, 'sessions')).mode & 0o777).toBe(0o700)
})

test('a folder that was there before is closed to others', () => {
  const data = temporaryFolder()
  mkdirSync(join(data, 'sessions'), { mode: 0o755 })
  sessionFolders(data)
  expect(statSync(join(data, 'sessions')).mode & 0o777).toBe(0o700)
})

test('after an hour without a call it is gone, with its files and its thread', async () => {
  const { sessions, clock, closed, opened } = house()
  const session = await opened()
  clock.seconds += 59 * minute
  expect(sessions.find(session.id)).toBe(session)
  clock.seconds += 60 * minute
  expect(sessions.find(session.id)).toBeUndefined()
  await sessions.sweep()
  expect(existsSync(session.folder)).toBe(false)
  expect(closed).toEqual([session.folder])
})

test('A18: a clock that is set back or forward neither lengthens nor shortens the hour', async () => {
  const { sessions, clock, opened } = house()
  vi.spyOn(Date, 'now').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  const session = await opened()
  for (const time of [-3600e3, 4e12, 0]) {
    vi.mocked(Date.now).mockReturnValue(time)
    await sessions.sweep()
    expect(sessions.find(session.id)).toBe(session)
  }
  clock.seconds += 60 * minute
  await sessions.sweep()
  expect(existsSync(session.folder)).toBe(false)
})

test('A18: whoever does not say which clock gets one that never goes back', async () => {
  const data = temporaryFolder()
  const sessions = createSessions({ folders: sessionFolders(data), seat: () => ({ answer: async () => null, close: () => undefined }) })
  const session = await sessions.open()
  session.isReceiving = false
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 24 * 3600e3 })
  onTestFinished(() => void vi.useRealTimers())
  expect(sessions.find(session.id)).toBe(session)
})

test('after a day it is gone even if it was used all the time', async () => {
  const { sessions, clock, opened } = house()
  const { id } = await opened()
  for (let passed = 0; passed < 24 * 60 - 30; passed += 30) {
    clock.seconds += 30 * minute
    expect(sessions.find(id)).toBeDefined()
  }
  clock.seconds += 30 * minute
  expect(sessions.find(id)).toBeUndefined()
})

test('a call under way is never wiped, nor an upload', async () => {
  const { sessions, clock, opened } = house()
  const session = await opened()
  session.calls = 1
  const uploading = await sessions.open()
  clock.seconds += 25 * 60 * minute
  await sessions.sweep()
  expect([session, uploading].map(({ folder }) => existsSync(folder))).toEqual([true, true])
})

test('a session whose first upload was refused is forgotten at once', async () => {
  const { sessions, closed } = house()
  const session = await sessions.open()
  await sessions.settle(session)
  expect(sessions.find(session.id)).toBeUndefined()
  expect(existsSync(session.folder)).toBe(false)
  expect(closed).toEqual([session.folder])
})

test('when there are too many, the one idle for longest makes room; when all are busy, nobody is let in', async () => {
  const { sessions, opened } = house({ sessions: 2 })
  const [ana, ben] = [await opened(), await opened()]
  sessions.find(ana.id)
  await sessions.open()
  expect(sessions.find(ben.id)).toBeUndefined()
  expect(existsSync(ben.folder)).toBe(false)
  ana.calls = 1
  await expect(sessions.open()).rejects.toMatchObject({ code: 'unavailable' })
})

test('a session without a chat makes room before one with a chat, however long that one was idle', async () => {
  const { sessions, opened } = house({ sessions: 2 })
  const [ana, ben] = [await opened(), await opened()]
  ben.opened = undefined
  await sessions.open()
  expect([ana, ben].map(({ id }) => sessions.find(id) !== undefined)).toEqual([true, false])
})

test('when all together keep too much, those idle for longest make room for the one that uploads, as its bytes arrive', async () => {
  const { sessions, opened } = house({ bytes: 15 })
  const [ana, ben, eve] = [await opened('12345'), await opened('12345'), await opened('12345')]
  sessions.find(ana.id)
  const there = () => [ana, ben, eve].map(({ id }) => sessions.find(id) !== undefined)
  eve.isReceiving = true
  await sessions.arrive(eve, 5)
  expect(there()).toEqual([true, false, true])
  await sessions.arrive(eve, 1)
  expect(there()).toEqual([false, false, true])
  await sessions.arrive(eve, 4)
  await expect(sessions.arrive(eve, 1)).rejects.toMatchObject({ code: 'unavailable' })
  await sessions.settle(eve)
  expect(sessions.find(eve.id)?.keptBytes).toBe(5)
})

test('nothing is left when the server ends', async () => {
  const { sessions, data, opened } = house()
  const { id } = await opened()
  await sessions.close()
  expect(sessions.find(id)).toBeUndefined()
  expect(existsSync(join(data, 'sessions', String(process.pid)))).toBe(false)
})

describe('what a server that was killed left behind is wiped at the next start', () => {
  const left = (data: string, name: string, minutesAgo = 0) => {
    const folder = join(data, 'sessions', name)
    mkdirSync(join(folder, 'session-a'), { recursive: true })
    const time = new Date(Date.now() - minutesAgo * 60e3)
    utimesSync(folder, time, time)
    return folder
  }

  test('but a running one keeps its own', () => {
    const data = temporaryFolder()
    const ended = left(data, '4194305') // beyond the highest process id of Linux
    const foreign = left(data, 'notes')
    const running = left(data, String(process.ppid))
    const own = left(data, '1234')
    sessionFolders(data, { pid: 1234 })
    expect([ended, foreign, running].map((path) => existsSync(path))).toEqual([false, false, true])
    expect(readdirSync(own)).toEqual([])
  })

  test('even if another program has its process id by now', () => {
    const data = temporaryFolder()
    const [silent, fromTheFuture] = [left(data, String(process.ppid), 11), left(data, String(process.pid), -11)]
    sessionFolders(data, { pid: 1234 })
    expect([silent, fromTheFuture].map((path) => existsSync(path))).toEqual([false, false])
  })

  test('and a server says each minute that it is there, and wipes what was left since', async () => {
    const data = temporaryFolder()
    const folders = sessionFolders(data, { pid: process.ppid })
    const own = left(data, String(process.ppid), 60)
    const silent = left(data, String(process.pid), 11)
    await folders.sweep()
    sessionFolders(data, { pid: 1234 })
    expect([own, silent].map((path) => existsSync(path))).toEqual([true, false])
  })
})
