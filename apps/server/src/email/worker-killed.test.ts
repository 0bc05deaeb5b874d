// In one zone: kills; what a mail says is proven in letters.test.ts.
import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emailLimits } from '#config/limits.ts'
import { builtScript } from '#testing/built-thread.ts'
import { clockedDesk, day, idOf, noon } from '#testing/desks.ts'
import { postOffice } from '#testing/post-office.ts'
import { temporaryFolder } from '#testing/published-folder.ts'
import { queueMail } from './outbox.ts'

test('C8: killed when the mail server has taken a mail, before that is written down: the next process sends the same bytes again, once', async () => {
  const script = await builtScript(join(temporaryFolder(), 'built'), 'testing/mailer.ts')
  const { desk, issue, folder } = clockedDesk()
  const lid = idOf(await issue())
  await desk.database.write((db) => queueMail(db, { kind: 'issued', about: { lid }, seq: 1, now: noon }))
  let child: ChildProcess | undefined
  let killed: Promise<unknown> = Promise.resolve()
  const office = await postOffice({
    async onTaken() {
      if (office.received.length > 1) return
      child?.kill('SIGKILL')
      await killed
    },
  })
  const start = (now: number) => {
    const started = fork(script, [folder, `${office.server.port}`, `${now}`])
    onTestFinished(() => void started.kill('SIGKILL'))
    return started
  }
  const row = () => desk.database.read((db) => db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow())

  child = start(noon)
  killed = new Promise((resolve) => child?.once('exit', (_, signal) => resolve(signal)))
  expect(await killed).toBe('SIGKILL')
  expect(office.received).toHaveLength(1)
  expect(await row()).toMatchObject({ attempts: 1, sent_at: null, next_at: noon + emailLimits.claimSeconds })
  // What it is about continues meanwhile; what was once sent stays as it was.
  await desk.database.write((db) =>
    db
      .updateTable('licenses')
      .set({ licensee: 'Ben', period_end: noon + day })
      .where('lid', '=', lid)
      .execute(),
  )

  start(noon + emailLimits.claimSeconds)
  await vi.waitFor(async () => expect(await row()).toMatchObject({ attempts: 2, sent_at: noon + emailLimits.claimSeconds, bytes: null }))
  expect(office.received).toHaveLength(2)
  expect(office.received[1]?.raw).toBe(office.received[0]?.raw)
  expect(office.received[0]?.raw).toMatch(/^Message-ID: <[\w-]{26}@convostat\.example>\r$/m)
})
