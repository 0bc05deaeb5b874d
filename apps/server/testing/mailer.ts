import { smtpPost } from '#email/smtp-post.ts'
import { mailWorker } from '#email/worker.ts'
import { openDesk } from '#licenses/license-database.ts'

// A process that sends the mails of a desk until it is killed: `mailer.js DATA PORT NOW`.
const [, , data = '', port = '', now = ''] = process.argv
const { database } = openDesk(data, { mode: 'live', seed: null, publicKeys: [] })
mailWorker({
  database,
  post: smtpPost({ host: '127.0.0.1', port: Number(port), secure: false, auth: null }),
  from: { name: 'ConvoStat', address: 'pro@convostat.example' },
  support: null,
  home: () => null,
  isSandbox: false,
  now: () => Number(now),
})
// The worker alone keeps no process going.
setInterval(() => undefined, 1 << 30)
