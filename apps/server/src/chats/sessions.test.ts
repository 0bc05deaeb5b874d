import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { SessionLimits } from '#config/limits.ts'
import { wholeOf } from '#http/fair-share.ts'
import { temporaryFolder } from '#testing/published-folder.ts'
import { sessionFolders } from './session-folders.ts'
import { createSessions, type Session } from './sessions.ts'

const minute = 60
const home = '192.0.2.1'

function house(limits: Partial<SessionLimits> = {}) {
  const clock = { seconds: 0 }
  const closed: string[] = []
  const data = temporaryFolder()
  const seat = ({ folder }: { folder: string }) => ({ answer: async () => null, close: () => void closed.push(folder) })
  const sessions = createSessions({ folders: sessionFolders(data), seat, now: () => clock.seconds, limits })
  /** A session whose first upload was answered. */
  async function opened(content = 'hi', address = home) {
    const session = await sessions.open(address)
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

test('where no limits are given an address alone has room for 200 sessions', async () => {
  const sessions = createSessions({
    folders: { ...sessionFolders(temporaryFolder()), create: async () => 'a folder' },
    seat: () => ({ answer: async () => null, close: () => undefined }),
  })
  for (let i = 0; i < 200; i++) await sessions.open(home)
  await expect(sessions.open(home)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 60 })
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

test('A18: without a given clock, the default is one that never goes back', async () => {
  const data = temporaryFolder()
  const sessions = createSessions({ folders: sessionFolders(data), seat: () => ({ answer: async () => null, close: () => undefined }) })
  const session = await sessions.open(home)
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
  const uploading = await sessions.open(home)
  clock.seconds += 25 * 60 * minute
  await sessions.sweep()
  expect([session, uploading].map(({ folder }) => existsSync(folder))).toEqual([true, true])
})

test('a session whose first upload was refused is forgotten immediately', async () => {
  const { sessions, closed } = house()
  const session = await sessions.open(home)
  await sessions.settle(session)
  expect(sessions.find(session.id)).toBeUndefined()
  expect(existsSync(session.folder)).toBe(false)
  expect(closed).toEqual([session.folder])
})

describe('when there is no room', () => {
  test('the session of an address that was idle for longest makes room for its next; while all are in use, none does', async () => {
    const { sessions, clock, opened } = house({ sessions: 2 })
    const [ana, ben] = [await opened(), await opened()]
    clock.seconds += 5 * minute - 1
    await expect(sessions.open(home)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 60 })
    clock.seconds += 1
    sessions.find(ana.id)
    const fresh = await sessions.open(home)
    expect(sessions.find(ben.id)).toBeUndefined()
    expect(existsSync(ben.folder)).toBe(false)
    clock.seconds += 5 * minute
    ana.calls = 1
    await expect(sessions.open(home)).rejects.toMatchObject({ code: 'unavailable' })
    expect([ana, fresh].map(({ id }) => sessions.find(id))).toEqual([ana, fresh])
  })

  test('a session without a chat makes room before one with a chat, however long that one was idle', async () => {
    const { sessions, clock, opened } = house({ sessions: 2 })
    const [ana, ben] = [await opened(), await opened()]
    ben.opened = undefined
    clock.seconds += 5 * minute
    await sessions.open(home)
    expect([ana, ben].map(({ id }) => sessions.find(id) !== undefined)).toEqual([true, false])
  })

  test('the address that has most makes it, not the one that was idle for longest', async () => {
    const { sessions, clock, opened } = house({ sessions: 4 })
    const ben = await opened('hi', 'B')
    clock.seconds += minute
    const eve: Session[] = []
    for (let i = 0; i < 3; i++) eve.push(await opened('hi', 'A'))
    clock.seconds += 5 * minute
    await opened('hi', 'C')
    await opened('hi', 'D')
    expect([ben, ...eve].map(({ id }) => sessions.find(id) !== undefined)).toEqual([true, false, true, true])
  })

  test('a newcomer is let in though one address has all it may and uses it all the time', async () => {
    const { sessions, opened } = house()
    for (let i = 0; i < 200; i++) await opened('hi', 'A')
    await expect(sessions.open('A')).rejects.toMatchObject({ code: 'unavailable' })
    for (let i = 0; i < 10; i++) await opened('hi', `B${i}`)
  })

  test('bytes: the address that keeps most makes room for those that arrive', async () => {
    const { sessions, clock, opened } = house({ bytes: 16 })
    const [eve, mallory, ben] = [await opened('12345', 'A'), await opened('12345', 'A'), await opened('12345', 'B')]
    clock.seconds += 5 * minute
    const there = () => [eve, mallory, ben].map(({ id }) => sessions.find(id) !== undefined)
    const carl = await sessions.open('C')
    await sessions.arrive(carl, 4)
    expect([eve, mallory, ben].every(({ folder }) => existsSync(folder))).toBe(true)
    await sessions.arrive(carl, 1)
    expect(there()).toEqual([false, true, true])
    // They are in use again.
    await expect(sessions.arrive(carl, 16)).rejects.toMatchObject({ code: 'unavailable' })
    clock.seconds += 50 * minute
    // B and A have one chat each: what is C's is C's own matter.
    await expect(sessions.arrive(carl, 4)).rejects.toMatchObject({ code: 'unavailable' })
    expect(there()).toEqual([false, true, true])
    await sessions.settle(carl)
    expect(there()).toEqual([false, true, true])
  })
})

test('the only chat of an address stays, however large it is and however little another one has', async () => {
  const { sessions, clock, opened } = house({ bytes: 16 })
  const ben = await opened('x'.repeat(12), 'B')
  clock.seconds += 50 * minute
  const carl = await sessions.open('C')
  await sessions.arrive(carl, 6)
  await expect(sessions.arrive(carl, 1)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 60 })
  expect(sessions.find(ben.id)).toBe(ben)
})

/** What one of several addresses does: the law is true for whatever comes of it. */
const moves = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('upload' as const), address: fc.constantFrom('A', 'B', 'C'), bytes: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ does: fc.constant('append' as const), which: fc.nat(20), bytes: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ does: fc.constant('use' as const), which: fc.nat(20) }),
    fc.record({ does: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) }),
  ),
  { maxLength: 40 },
)

test('law: a chat is only ever removed by its own address or by time, or for an address that has less, after minutes without use', async () => {
  await fc.assert(
    fc.asyncProperty(moves, fc.integer({ min: 2, max: 6 }), fc.integer({ min: 10, max: 40 }), async (moves, most, bytes) => {
      const { sessions, clock } = house({ sessions: most, bytes })
      let all: Session[] = []
      const isThere = ({ folder }: Session) => existsSync(folder)
      const sizes = new Map<Session, number>()
      const heldBy = (address: string, sizeOf: (session: Session) => number) =>
        all.filter((session) => session.address === address && isThere(session)).reduce((sum, session) => sum + sizeOf(session), 0)
      /** Sends this many bytes to a session; gives whether they were taken. */
      async function send(session: Session, count: number): Promise<void> {
        session.isReceiving = true
        try {
          await sessions.arrive(session, count)
          sizes.set(session, (sizes.get(session) ?? 0) + count)
          writeFileSync(join(session.folder, 'chat.txt'), 'x'.repeat(sizes.get(session) ?? 0))
          session.isGiven = true
          session.opened = 'upload_1'
        } finally {
          await sessions.settle(session)
        }
      }
      for (const move of moves) {
        const before = all.map((session) => ({ session, unused: clock.seconds - session.usedAt }))
        const session = 'which' in move ? all[move.which % Math.max(1, all.length)] : undefined
        if (move.does === 'wait') clock.seconds += move.minutes * minute
        if (move.does === 'use') sessions.find(session?.id)
        if (move.does === 'append' && session && sessions.find(session.id)) await send(session, move.bytes).catch(expectFull)
        if (move.does === 'upload') {
          const fresh = await sessions.open(move.address).catch(expectFull)
          if (fresh) all.push(fresh)
          if (fresh) await send(fresh, move.bytes).catch(expectFull)
        }
        await sessions.sweep()
        const asking = move.does === 'upload' ? move.address : session?.address
        for (const gone of before.filter(({ session }) => !isThere(session))) {
          if (move.does === 'wait' || gone.unused >= 60 * minute) continue
          expect(gone.unused).toBeGreaterThanOrEqual(5 * minute)
          if (gone.session.address === asking) continue
          // It was never its address's last one, and that address still has no less than the one that asked.
          const [theirs, ours] = [gone.session.address, asking ?? ''].map((address) => [
            heldBy(address, () => 1),
            heldBy(address, (each) => sizes.get(each) ?? 0),
          ])
          expect(theirs[0]).toBeGreaterThanOrEqual(1)
          expect(theirs[0] >= ours[0] || theirs[1] >= ours[1]).toBe(true)
        }
        all = all.filter(isThere)
        expect(all.length).toBeLessThanOrEqual(wholeOf(most))
        expect(all.reduce((sum, each) => sum + (sizes.get(each) ?? 0), 0)).toBeLessThanOrEqual(wholeOf(bytes))
      }
      await sessions.close()
    }),
  )
})

/** The only thing that may be said to an address that is not let in. */
function expectFull(error: unknown): undefined {
  expect(error).toMatchObject({ code: 'unavailable', status: 503, retryAfter: 60 })
}

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

  test('and a server says each minute that it is there, and wipes abandoned sessions', async () => {
    const data = temporaryFolder()
    const folders = sessionFolders(data, { pid: process.ppid })
    const own = left(data, String(process.ppid), 60)
    const silent = left(data, String(process.pid), 11)
    await folders.sweep()
    sessionFolders(data, { pid: 1234 })
    expect([own, silent].map((path) => existsSync(path))).toEqual([true, false])
  })
})
