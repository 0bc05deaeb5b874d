import { randomBytes } from 'node:crypto'
import { signingKeyOf } from '@convostat/installation/keys'
import { openDatabase } from '#licenses/database.ts'
import { issueLicense } from '#licenses/issue.ts'

// A process that issues licenses until it is killed, and prints each one's id once it is kept: `writer.js DATABASE`.
const database = openDatabase(process.argv[2] ?? '')
const signing = signingKeyOf(randomBytes(32).toString('base64url'))
const desk = { database, signing, trust: { mode: 'live', keys: [] }, close: database.close } as const
for (;;) {
  const file = await issueLicense(desk, { licensee: 'Ana', email: 'ana@example.com', plan: 'annual', expires: null }, 1_800_000_000)
  const { lid } = JSON.parse(Buffer.from(file.payload, 'base64url').toString()) as { lid: string }
  process.send?.(lid)
  await new Promise((resolve) => setImmediate(resolve))
}
