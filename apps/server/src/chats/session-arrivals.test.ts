import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, type Progress } from '@convostat/api'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '#testing/published-folder.ts'
import { sessionArrivals } from './session-arrivals.ts'
import type { Session } from './sessions.ts'

const body = { bytes: () => 0, isAwaited: () => false, cut: () => undefined }
const sessionIn = (folder: string, isReceiving = false) => ({ id: 'ana', folder, isReceiving }) as Session

/** What arrives for sessions that only write down what they are asked. */
function arriving(opening: () => Promise<Session> = async () => sessionIn(temporaryFolder())) {
  const log: string[] = []
  const arrive = vi.fn(async (_: Session, bytes: number) => void log.push(`${bytes} arrive`))
  const sessions = { open: opening, arrive, settle: async () => void log.push('settled') }
  const enter = () => {
    log.push('entered')
    return { take: () => undefined, leave: () => void log.push('left') }
  }
  const opened = (session: Session) => void log.push(`opened ${session.id}`)
  const { receive, counting } = sessionArrivals(sessions, { enter })
  return { receive: (found?: Session) => receive(found, '192.0.2.1', body, opened), counting, log, arrive }
}

test('the first file begins a session, which is known before any of it is read; its place is left when it is over', async () => {
  const folder = temporaryFolder()
  const { receive, log } = arriving(async () => sessionIn(folder))
  const receiver = await receive()
  await receiver.write(new Uint8Array(3))
  expect([log, readdirSync(folder).length]).toEqual([['entered', 'opened ana', '3 arrive'], 1])
  await receiver.discard()
  expect([log.slice(3), readdirSync(folder)]).toEqual([['left', 'settled'], []])
})

test('a session receives one file at a time', async () => {
  const { receive, log } = arriving()
  const session = sessionIn(temporaryFolder())
  await receive(session)
  await expect(receive(session)).rejects.toMatchObject({ code: 'busy' })
  expect([session.isReceiving, log]).toEqual([true, ['entered', 'opened ana']])
})

test('a place is left where no session can be opened, and where nothing can be written for one', async () => {
  const full = arriving(() => Promise.reject(new Failure('unavailable')))
  await expect(full.receive()).rejects.toMatchObject({ code: 'unavailable' })
  expect(full.log).toEqual(['entered', 'left'])
  const { receive, log } = arriving()
  await expect(receive(sessionIn('/nowhere at all'))).rejects.toThrow()
  expect(log).toEqual(['entered', 'opened ana', 'left', 'settled'])
})

test('what there is no room for is not written', async () => {
  const folder = temporaryFolder()
  const { receive, arrive } = arriving(async () => sessionIn(folder))
  const receiver = await receive()
  arrive.mockRejectedValue(new Failure('storage_full'))
  await expect(receiver.write(new Uint8Array(3))).rejects.toMatchObject({ code: 'storage_full' })
  expect(readdirSync(folder).map((name) => statSync(join(folder, name)).size)).toEqual([0])
  await receiver.discard()
})

test('what a backup unpacks to is counted once, and stops it where there is no room', async () => {
  const { counting, arrive, log } = arriving()
  const report = vi.fn()
  const context = counting(sessionIn('folder'), { signal: new AbortController().signal, report } as never)
  const step = (done: number): Progress => ({ stage: 'opening', done, total: 100 })
  for (const done of [10, 25, 25]) context.report(step(done))
  expect([log, report.mock.calls.length, context.signal.aborted]).toEqual([['10 arrive', '15 arrive', '0 arrive'], 3, false])
  arrive.mockRejectedValue(new Failure('storage_full'))
  context.report(step(90))
  await vi.waitFor(() => expect(context.signal.aborted).toBe(true))
  expect(context.signal.reason).toMatchObject({ code: 'storage_full' })
})
