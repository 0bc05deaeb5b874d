import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { readLicense, serializeLicense, verifyLicense } from '@convostat/license'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { emailLimits, smtpTimeouts } from '#config/limits.ts'
import { renewLicense } from '#licenses/issue.ts'
import { newestFile, revokeLicense } from '#licenses/license-files.ts'
import { clockedDesk, desk, hour, idOf, minute, noon } from '#testing/desks.ts'
import { inTime } from '#testing/in-time.ts'
import { postOffice } from '#testing/post-office.ts'
import { temporaryFolder } from '#testing/published-folder.ts'
import { certificate, certificateKey } from '#testing/self-made-certificate.ts'
import { folderPost } from './folder-post.ts'
import { type MailKind, queueMail } from './outbox.ts'
import { waitAfter } from './outbox-work.ts'
import { smtpPost } from './smtp-post.ts'
import type { Post, Sealed } from './transport.ts'
import { type MailOptions, mailWorker } from './worker.ts'

const from = { name: 'ConvoStat', address: 'pro@convostat.example' }

/** A desk with a license, and workers that send its mails. */
async function house(wished: Parameters<ReturnType<typeof clockedDesk>['issue']>[0] = {}) {
  const clocked = clockedDesk()
  const file = await clocked.issue(wished)
  const lid = idOf(file)
  const log: string[] = []
  const leave = (kind: MailKind, seq = 1, about = lid) =>
    clocked.desk.database.write((db) => queueMail(db, { kind, about: { lid: about }, seq, now: clocked.clock.now }))
  const worker = (post: Post, options: Partial<MailOptions> = {}) => {
    const { database } = clocked.desk
    const made = mailWorker({
      database,
      post,
      from,
      support: 'help@convostat.example',
      home: () => null,
      isSandbox: false,
      now: () => clocked.clock.now,
      log: (line) => log.push(line),
      ...options,
    })
    onTestFinished(() => made.close())
    return made
  }
  const rows = () => clocked.desk.database.read((db) => db.selectFrom('outbox').selectAll().orderBy('created').orderBy('kind').execute())
  return { ...clocked, file, lid, leave, worker, rows, log }
}

/** A transport that accepts what the test says. */
function scripted(...answers: (Error | null)[]): Post & { sent: Sealed[] } {
  const sent: Sealed[] = []
  return {
    sent,
    async deliver(mail) {
      const error = answers.shift()
      if (error) throw error
      sent.push(mail)
    },
    close: () => undefined,
  }
}

const unreachable = Object.assign(new Error('connect ECONNREFUSED pro@secret.example'), { code: 'ESOCKET' })
const refusal = Object.assign(new Error('550 ana@example.com: no such user'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' })

test('a license leaves by a mail server: plain and HTML, with the file that the desk signed, byte for byte', async () => {
  const office = await postOffice()
  const { leave, worker, file, desk, clock } = await house()
  await leave('issued')
  await worker(smtpPost(office.server)).settled()
  expect(office.received).toHaveLength(1)
  const [{ from: sender, to, mail, raw }] = office.received
  expect([sender, to]).toEqual(['pro@convostat.example', ['ana@example.com']])
  expect(mail.to).toEqual([{ name: 'Ana Sol', address: 'ana@example.com' }])
  expect(mail.replyTo?.[0]).toMatchObject({ address: 'help@convostat.example' })
  expect([mail.subject, mail.date]).toEqual(['Your ConvoStat Pro license', new Date(noon * 1000).toISOString()])
  expect(mail.text).toContain('April 1, 2027')
  expect(mail.html).toContain('Thank you for choosing Pro')
  const [attachment] = mail.attachments
  expect([attachment.filename, attachment.mimeType, attachment.disposition]).toEqual(['license.json', 'application/json', 'attachment'])
  const text = new TextDecoder().decode(attachment.content as ArrayBuffer)
  expect(text).toBe(serializeLicense(file))
  expect(await verifyLicense(readLicense(text), desk.trust, clock.now)).toMatchObject({ licensee: 'Ana Sol', plan: 'monthly' })
  // No program on the way needs to change what is in it.
  expect(raw).toMatch(/^[\x20-\x7e\r\n]*$/)
  expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998)
})

test('a queued mail is sent once, by one of two workers', async () => {
  const { leave, worker, rows, folder } = await house()
  for (let seq = 1; seq <= 25; seq++) await leave('cancel_scheduled', seq)
  await leave('cancel_scheduled', 1)
  const post = scripted()
  const one = worker(post)
  const other = worker(post, { database: desk(folder).database })
  await Promise.all([one.settled(), other.settled()])
  // Either may have come to a mail that the other held.
  one.wake()
  await one.settled()
  expect(post.sent).toHaveLength(25)
  expect(new Set(post.sent.map(({ row }) => row.id)).size).toBe(25)
  expect((await rows()).every(({ sent_at, bytes }) => sent_at === noon && bytes === null)).toBe(true)
})

test('a mail that is rolled back with its transaction was never queued', async () => {
  const { desk, lid, worker } = await house()
  const over = desk.database.write(async (db) => {
    await queueMail(db, { kind: 'issued', about: { lid }, seq: 1, now: noon })
    throw new Error('over')
  })
  await expect(over).rejects.toThrow('over')
  const post = scripted()
  await worker(post).settled()
  expect(post.sent).toEqual([])
})

test('woken after a commit, it sends immediately', async () => {
  const { leave, worker } = await house()
  const post = scripted()
  const sending = worker(post)
  await sending.settled()
  await leave('ended')
  sending.wake()
  await sending.settled()
  expect(post.sent.map(({ row }) => row.kind)).toEqual(['ended'])
})

test.each([1, 2, 3])('a mail that is queued while it looks, at its look no. %i, is sent immediately', async (nth) => {
  const { desk, leave, worker } = await house()
  const post = scripted()
  let looks = 0
  const look = async <T>(found: Promise<T>): Promise<T> => {
    await found
    if (++looks === nth) await leave('ended').then(() => sending.wake())
    return found
  }
  const sending = worker(post, { database: { ...desk.database, read: (work) => look(desk.database.read(work)) } })
  await sending.settled()
  if (looks < nth) sending.wake()
  await sending.settled()
  expect(post.sent.map(({ row }) => row.kind)).toEqual(['ended'])
})

test('C7: mails of a process that is gone are sent by the next one that starts', async () => {
  const { leave, folder, clock, worker } = await house()
  await leave('issued')
  const office = await postOffice()
  const { database } = desk(folder)
  clock.now += 10
  await worker(smtpPost(office.server), { database }).settled()
  expect(office.received).toHaveLength(1)
})

test('a mail server that cannot be reached: it is kept and tried after 1, 2, 4 minutes, until it is there; nobody’s address is logged', async () => {
  const { leave, worker, rows, clock, log } = await house()
  await leave('issued')
  const post = scripted(unreachable, unreachable, refusal)
  const sending = worker(post)
  await sending.settled()
  const waits: number[] = []
  for (const wait of [minute, 2 * minute, 4 * minute]) {
    waits.push(Number((await rows())[0].next_at) - clock.now)
    clock.now += wait - 1
    sending.wake()
    await sending.settled()
    expect(post.sent).toEqual([])
    clock.now += 1
    sending.wake()
    await sending.settled()
  }
  expect(waits).toEqual([minute, 2 * minute, 4 * minute])
  expect(post.sent).toHaveLength(1)
  expect(log).toHaveLength(3)
  expect(log[2]).toMatch(/^mail not sent, to be tried again: mail=[\w-]{26} kind=issued attempts=3 error=EENVELOPE\/550\/RCPT_TO$/)
  expect(log.join()).not.toMatch(/@|Ana Sol|secret/)
})

test('where no mail leaves, the others are not tried in turn', async () => {
  const { leave, worker, rows, clock, log } = await house()
  for (let seq = 1; seq <= 30; seq++) await leave('cancel_scheduled', seq)
  const post = scripted(unreachable)
  const sending = worker(post)
  await sending.settled()
  sending.wake()
  await sending.settled()
  expect([post.sent.length, log.length, (await rows()).filter(({ attempts }) => attempts > 0).length]).toEqual([0, 1, 1])
  clock.now += minute
  sending.wake()
  await sending.settled()
  expect(post.sent).toHaveLength(30)
})

test('after three days a mail is given up, with a line in the log, and is not forgotten', async () => {
  const { leave, worker, rows, clock, log } = await house()
  await leave('issued')
  const post = scripted(...Array.from({ length: 100 }, () => refusal))
  const sending = worker(post)
  await sending.settled()
  for (let tries = 1; clock.now < noon + emailLimits.patienceSeconds + 7 * hour; tries++) {
    const [{ next_at, dead }] = await rows()
    if (dead) break
    expect(Number(next_at) - clock.now).toBe(Math.min(minute * 2 ** (tries - 1), 6 * hour))
    clock.now = Number(next_at)
    sending.wake()
    await sending.settled()
  }
  expect(await rows()).toMatchObject([{ dead: 1, sent_at: null }])
  expect(clock.now - noon).toBeGreaterThanOrEqual(emailLimits.patienceSeconds)
  expect(log.at(-1)).toMatch(/^mail given up: mail=\S+ kind=issued attempts=\d+ error=EENVELOPE/)
  sending.wake()
  await sending.settled()
  expect(post.sent).toEqual([])
})

test('T24: a name with a line break reaches one person, and makes no header', async () => {
  const office = await postOffice()
  const { leave, worker, desk, lid } = await house()
  const licensee = 'a\r\nBcc: x@evil.test\r\n\r\n<script>alert(1)</script>'
  await desk.database.write((db) => db.updateTable('licenses').set({ licensee }).where('lid', '=', lid).execute())
  await leave('issued')
  await leave('refunded')
  await worker(smtpPost(office.server)).settled()
  expect(office.received).toHaveLength(2)
  for (const { to, mail, raw } of office.received) {
    expect([to, mail.to, mail.bcc]).toEqual([['ana@example.com'], [{ name: '', address: 'ana@example.com' }], undefined])
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^bcc/im)
    expect(mail.html).not.toContain('<script')
  }
})

test('a name in any script arrives as it was written, as RFC 2047 has it', async () => {
  const office = await postOffice()
  const { leave, worker } = await house({ licensee: 'Zoë "Ana" אנה 🦜, Gül' })
  await leave('uncancelled')
  await worker(smtpPost(office.server)).settled()
  const [{ mail, raw }] = office.received
  expect(mail.to?.[0]).toMatchObject({ name: 'Zoë "Ana" אנה 🦜, Gül', address: 'ana@example.com' })
  expect(/^To: .*$/m.exec(raw)?.[0]).toMatch(/^[\x20-\x7e]+\r?$/)
})

test.each([
  'ana@example.com, ben@example.com',
  'ana@example.com\r\nBcc: x@evil.test',
  'ana',
  '<ana@example.com>',
  `${'a'.repeat(65)}@example.com`,
])('an address that is not exactly one gets nothing: %j', async (email) => {
  const { leave, worker, desk, lid, rows, log } = await house()
  await desk.database.write((db) => db.updateTable('licenses').set({ email }).where('lid', '=', lid).execute())
  await leave('issued')
  const post = scripted()
  await worker(post).settled()
  expect([post.sent, (await rows())[0].dead]).toEqual([[], 1])
  expect(log).toEqual([expect.stringMatching(/^mail given up: mail=\S+ kind=issued attempts=1 reason=unfit_address$/)])
})

test('a license without an address, and one that is gone, are logged and hold nothing up', async () => {
  const { leave, worker, desk, lid, rows, log, issue } = await house()
  const other = idOf(await issue())
  await desk.database.write((db) => db.updateTable('licenses').set({ email: null }).where('lid', '=', lid).execute())
  await leave('issued')
  await leave('issued', 1, 'lic_aaaaaaaaaaaaaaaaaaaaaaaaaa')
  await leave('issued', 1, other)
  const post = scripted()
  await worker(post).settled()
  expect(post.sent).toHaveLength(1)
  expect((await rows()).map(({ dead }) => dead).sort()).toEqual([0, 1, 1])
  expect(log.map((line) => /reason=(\w+)/.exec(line)?.[1]).sort()).toEqual(['no_address', 'nothing_to_tell'])
})

test('a mail about a file is about that file, though a newer one is there', async () => {
  const { leave, worker, desk, lid, clock, file } = await house()
  await leave('issued')
  await renewLicense(desk, lid, null, clock.now)
  await leave('renewed', 2)
  await desk.database.write((db) => revokeLicense(db, lid, null, clock.now))
  const post = scripted()
  await worker(post).settled()
  const attached = await Promise.all(
    post.sent.map(async ({ row, message }) => {
      const { attachments } = await PostalMime.parse(message)
      return [row.kind, new TextDecoder().decode(attachments[0].content as ArrayBuffer)] as const
    }),
  )
  const newest = await desk.database.read((db) => newestFile(db, lid))
  expect(Object.fromEntries(attached)).toEqual({ issued: serializeLicense(file), renewed: newest && serializeLicense(newest) })
})

test('over TLS, signed in, where the certificate is trusted; nothing is sent to a server whose certificate is not', async () => {
  const onAuth = vi.fn((auth, _, callback) => callback(null, auth.password === 'p@ss' ? { user: auth.username } : {}))
  const office = await postOffice({ secure: true, key: certificateKey, cert: certificate, authOptional: false, onAuth })
  const { leave, worker, rows, clock, log } = await house()
  await leave('issued')
  const server = { ...office.server, host: 'localhost', auth: { user: 'ana', pass: 'p@ss' } }
  await worker(smtpPost(server)).settled()
  expect([office.received, onAuth.mock.calls]).toEqual([[], []])
  expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null, dead: 0 }])
  clock.now += minute
  await worker(smtpPost({ ...server, auth: { user: 'ana', pass: 'wrong' } }, { ca: certificate })).settled()
  clock.now += 2 * minute
  await worker(smtpPost(server, { ca: certificate })).settled()
  expect(office.received).toMatchObject([{ user: 'ana', to: ['ana@example.com'] }])
  expect(log.map((line) => line.split(' ').at(-1))).toEqual([expect.stringMatching(/^error=E/), 'error=EAUTH/535/AUTH_PLAIN'])
  expect(log.join()).not.toMatch(/p@ss|wrong/)
})

test('a password is not sent in the clear to another computer', async () => {
  const said: string[] = []
  const plain = createServer((socket) => {
    socket.write('220 mail.example.com ESMTP\r\n')
    socket.on('data', (bytes) => {
      said.push(bytes.toString())
      socket.write(/^EHLO/.test(bytes.toString()) ? '250-mail.example.com\r\n250 AUTH PLAIN LOGIN\r\n' : '502 no\r\n')
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void plain.close())
  const { port } = plain.address() as { port: number }
  const { leave, worker, rows } = await house()
  await leave('issued')
  // This computer under a name that does not say so.
  await worker(smtpPost({ host: '127.1', port, secure: false, auth: { user: 'ana', pass: 'secret' } })).settled()
  expect(await rows()).toMatchObject([{ attempts: 1, sent_at: null }])
  expect(said.map((line) => line.split(/[ \r]/)[0])).toEqual(expect.arrayContaining(['EHLO', 'STARTTLS']))
  expect(said.join()).not.toMatch(/AUTH|MAIL|secret/)
})

test('a server that ends does not wait for a mail server that says nothing; the mail is kept', async () => {
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const { leave, worker, rows } = await house()
  await leave('issued')
  const sending = worker(smtpPost({ host: '127.0.0.1', port: (silent.address() as { port: number }).port, secure: false, auth: null }))
  await vi.waitFor(async () => expect((await rows())[0].bytes).not.toBeNull())
  // Otherwise it waits five minutes for the greeting.
  await inTime(sending.close())
  expect(await rows()).toMatchObject([{ sent_at: null, dead: 0 }])
})

/** A way out that takes as long as it is let. */
function slow() {
  const sent: Sealed[] = []
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const post: Post = {
    async deliver(mail) {
      sent.push(mail)
      await held
    },
    close: () => undefined,
  }
  return { sent, post, letGo: () => letGo() }
}

test('a mail that is on its way for long is its sender’s all the time: another worker sends it not', async () => {
  const { leave, worker, rows, folder, clock } = await house()
  await leave('issued')
  const { sent, post, letGo } = slow()
  const one = worker(post, { hold: 5 })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const other = worker(post, { database: desk(folder).database })
  // Ten minutes, as long as the standard gives a mail server.
  for (let waited = 0; waited < 10 * minute; waited += emailLimits.claimSeconds - 1) {
    clock.now += emailLimits.claimSeconds - 1
    await vi.waitFor(async () => expect(Number((await rows())[0].next_at)).toBe(clock.now + emailLimits.claimSeconds))
    other.wake()
    await other.settled()
  }
  letGo()
  await one.settled()
  other.wake()
  await other.settled()
  expect(sent).toHaveLength(1)
  expect(await rows()).toMatchObject([{ attempts: 1, sent_at: clock.now, dead: 0 }])
})

test('a claim that is not renewed any more ends, and one that was taken by another is not renewed', async () => {
  const { leave, worker, rows, folder, clock } = await house()
  await leave('issued')
  const { sent, post, letGo } = slow()
  // A process that hangs holds it.
  const one = worker(post, { hold: 1 << 30 })
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  clock.now += emailLimits.claimSeconds
  const other = worker(scripted(refusal), { database: desk(folder).database })
  await other.settled()
  expect(await rows()).toMatchObject([{ attempts: 2, next_at: clock.now + waitAfter(2) }])
  letGo()
  await one.settled()
})

test('a mail server has the time that RFC 5321 gives it (4.5.3.2), all of its steps together too', () => {
  expect(smtpTimeouts.greetingTimeout).toBeGreaterThanOrEqual(5 * minute * 1000)
  expect(smtpTimeouts.socketTimeout).toBeGreaterThan(10 * minute * 1000)
  expect(emailLimits.sendMilliseconds).toBeGreaterThan(Object.values(smtpTimeouts).reduce((sum, each) => sum + each))
})

test.each([
  ['never tried', 0],
  ['tried once', 1],
  ['tried often', 12],
])('a clock that was ahead leaves no mail waiting that was %s', async (_, tries) => {
  const { leave, worker, rows, clock } = await house()
  clock.now += 40 * 24 * hour
  await leave('issued')
  if (tries > 0) {
    const failing = worker(scripted(...Array.from({ length: tries }, () => refusal)))
    for (let tried = 0; tried < tries; tried++) {
      failing.wake()
      await failing.settled()
      clock.now = Math.max(clock.now, Number((await rows())[0].next_at))
    }
    await failing.close()
  }
  clock.now = noon
  const post = scripted()
  await worker(post).settled()
  expect(post.sent).toHaveLength(1)
})

test('a wait that is meant is kept', async () => {
  const { leave, worker, clock, rows } = await house()
  await leave('issued')
  const post = scripted(refusal)
  const sending = worker(post)
  await sending.settled()
  clock.now += waitAfter(1) - 1
  sending.wake()
  await sending.settled()
  expect([post.sent, (await rows())[0].attempts]).toEqual([[], 1])
})

test('a clock that jumps three days ahead gives no mail up, and one that is set back ends no rest', async () => {
  const { leave, worker, clock, rows } = await house()
  await leave('issued')
  const post = scripted(refusal, unreachable)
  const sending = worker(post)
  await sending.settled()
  clock.now += 4 * 24 * hour
  sending.wake()
  await sending.settled()
  expect(await rows()).toMatchObject([{ dead: 0, attempts: 2 }])
  clock.now = noon + 2 * minute
  sending.wake()
  await sending.settled()
  expect(post.sent).toHaveLength(1)
})

test('into a folder: a file each, in order of time, which nobody else may read', async () => {
  const folder = join(temporaryFolder(), 'mail')
  const { leave, worker, clock } = await house()
  await leave('issued')
  clock.now += minute
  await leave('cancel_scheduled')
  await worker(folderPost(folder)).settled()
  const names = readdirSync(folder).sort()
  expect(names).toEqual([
    expect.stringMatching(/^2027-03-01T12-00-00-issued-[\w-]{26}\.eml$/),
    expect.stringMatching(/^2027-03-01T12-01-00-cancel_scheduled-[\w-]{26}\.eml$/),
  ])
  expect([statSync(folder).mode & 0o777, statSync(join(folder, names[0])).mode & 0o777]).toEqual([0o700, 0o600])
  expect((await PostalMime.parse(readFileSync(join(folder, names[0])))).subject).toBe('Your ConvoStat Pro license')
})
