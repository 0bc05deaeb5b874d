import { serializeLicense } from '@convostat/license'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Sealed } from '#email/transport.ts'
import { mailWorker } from '#email/worker.ts'
import type { Wish } from '#licenses/issue.ts'
import { revokeLicense } from '#licenses/license-files.ts'
import { clockedDesk, hour, idOf, noon } from '#testing/desks.ts'
import { recovery } from './recovery.ts'

/** A desk whose mails are only counted. */
async function house() {
  const { desk, clock, issue } = clockedDesk()
  const sent: Sealed[] = []
  const log: string[] = []
  const worker = mailWorker({
    database: desk.database,
    post: { deliver: async (mail) => void sent.push(mail), close: () => undefined },
    from: { name: 'ConvoStat', address: 'pro@convostat.example' },
    support: null,
    home: () => 'http://localhost:4321',
    isSandbox: false,
    now: () => clock.now,
  })
  onTestFinished(() => worker.close())
  const asked = recovery([{ database: desk.database, now: () => clock.now, wake: worker.wake }], (line) => log.push(line), 1)
  const ask = async (...emails: string[]) => {
    const answers = []
    for (const email of emails) answers.push(await asked.recover(email))
    await asked.settled()
    await worker.settled()
    return answers
  }
  return { desk, clock, issue: (wish: Partial<Wish> = {}) => issue(wish), sent, ask, asked, log }
}

const filesIn = async ({ message }: Sealed) =>
  (await PostalMime.parse(message)).attachments.map(({ filename, content }) => [filename, new TextDecoder().decode(content as ArrayBuffer)])

test('T16: the answer is the same for an address with a license and for one without; only the first gets a mail', async () => {
  const { issue, ask, sent } = await house()
  const file = await issue()
  const [known, unknown] = await ask('ana@example.com', 'ben@example.com')
  expect(known).toEqual({ status: 'accepted', message: 'If a license exists for this address, we have sent it.' })
  expect(unknown).toEqual(known)
  expect(sent.map(({ to }) => to)).toEqual(['ana@example.com'])
  expect(await filesIn(sent[0])).toEqual([['license.json', serializeLicense(file)]])
})

test('all licenses that count are in one mail, each as a separate file; the ended and revoked ones are not', async () => {
  const { issue, ask, sent, desk, clock } = await house()
  await issue({ expires: noon + 60 })
  const revoked = await issue()
  const monthly = await issue()
  await issue({ email: 'ben@example.com' })
  clock.now += 60
  const annual = await issue({ plan: 'annual' })
  await desk.database.write((db) => revokeLicense(db, idOf(revoked), null, clock.now))
  await ask('Ana@Example.com')
  expect(sent).toHaveLength(1)
  expect(await filesIn(sent[0])).toEqual([
    ['license-monthly-1.json', serializeLicense(monthly)],
    ['license-annual-2.json', serializeLicense(annual)],
  ])
})

test('who has none left that counts gets nothing', async () => {
  const { issue, ask, sent, desk } = await house()
  const file = await issue()
  await desk.database.write((db) => revokeLicense(db, idOf(file), null, noon))
  await ask('ana@example.com')
  expect(sent).toEqual([])
})

test('T16: three mails an hour to an address, however it is spelled and whatever it bought since; the fourth is not sent', async () => {
  const { issue, ask, sent, clock } = await house()
  await issue()
  await ask('ana@example.com', 'ANA@example.com')
  clock.now += hour / 2
  await issue()
  await ask('ana@example.com', 'ana@example.com', 'Ana@Example.Com')
  expect(sent).toHaveLength(3)
  clock.now += hour / 2
  await ask('ana@example.com', 'ana@example.com', 'ana@example.com')
  expect(sent).toHaveLength(5)
  expect(new Set(sent.map(({ row }) => row.id)).size).toBe(5)
})

test('T16: the answer waits for nothing that is looked up, so its time says nothing', async () => {
  const { desk, clock } = clockedDesk()
  const looks: (() => void)[] = []
  const pending = () => new Promise<never>((_, reject) => looks.push(() => reject(new Error('closed'))))
  const database = { ...desk.database, read: pending, write: pending }
  const asked = recovery([{ database, now: () => clock.now, wake: () => undefined }], () => undefined, 1)
  for (const email of ['ana@example.com', 'nobody@example.com']) expect(await asked.recover(email)).toMatchObject({ status: 'accepted' })
  await vi.waitFor(() => expect(looks).toHaveLength(2))
  for (const end of looks) end()
  await asked.settled()
})

test('only what leaves a mail wakes who sends it', async () => {
  const { desk, clock, issue } = clockedDesk()
  const wake = vi.fn()
  const asked = recovery([{ database: desk.database, now: () => clock.now, wake }], () => undefined, 0)
  await issue()
  const woken: number[] = []
  for (const email of ['ben@example.com', ...Array(4).fill('ana@example.com')]) {
    await asked.recover(email)
    await asked.settled()
    woken.push(wake.mock.calls.length)
  }
  expect(woken).toEqual([0, 1, 2, 3, 3])
})

test('beyond a thousand that wait no more is looked up, and the answer is the same', async () => {
  const { desk } = clockedDesk()
  let looks = 0
  const write = () => {
    looks += 1
    return Promise.reject(new Error('away'))
  }
  const asked = recovery([{ database: { ...desk.database, write }, now: () => noon, wake: () => undefined }], () => undefined, 0)
  const answers = new Set<string>()
  for (let i = 0; i < 1010; i++) answers.add(JSON.stringify(await asked.recover('ana@example.com')))
  await asked.settled()
  expect([looks, answers.size]).toEqual([1000, 1])
  await asked.recover('ana@example.com')
  await asked.settled()
  expect(looks).toBe(1001)
})

test('T16: of a thousand questions about one address three are answered by mail', async () => {
  const { issue, asked, sent } = await house()
  await issue()
  for (let i = 0; i < 1000; i++) {
    await asked.recover(i % 2 === 0 ? 'ana@example.com' : 'nobody@example.com')
    if (i % 50 === 49) await asked.settled()
  }
  expect(sent.length).toBeLessThanOrEqual(3)
})

test('a desk that cannot be asked changes nothing about the answer, and no address is logged', async () => {
  const { issue, ask, desk, log, sent } = await house()
  await issue()
  await desk.database.write((db) => db.schema.alterTable('outbox').renameTo('elsewhere').execute())
  expect(await ask('ana@example.com')).toMatchObject([{ status: 'accepted' }])
  await desk.database.write((db) =>
    db.schema
      .alterTable('elsewhere' as 'outbox')
      .renameTo('outbox')
      .execute(),
  )
  expect(log).toEqual([expect.stringMatching(/^recovery failed: /)])
  expect(log.join()).not.toMatch(/ana@|@example/i)
  await ask('ana@example.com')
  expect(sent).toHaveLength(1)
})
