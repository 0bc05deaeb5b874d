import { homedir } from 'node:os'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Failure } from '@convostat/api'
import { whereItHappened } from '@convostat/api/http'
import { CannotStart } from '@convostat/installation/cannot-start'
import { cannotKeep, dataFolder } from '@convostat/installation/data-folder'
import { readLicenseSettings } from '@convostat/installation/license-settings'
import { quietWarnings } from '@convostat/installation/quiet-warnings'
import { UsageError } from '@convostat/installation/usage-error'
import { type Command, deskUsage, readCommand } from './desk/arguments.mjs'
import { CannotDo, type Printed, runCommand } from './desk/commands.ts'
import type { Coded } from './desk/database.ts'
import { type Desk, openDeskAsSet } from './desk/desk.ts'
import { readPaymentSettings } from './payments/settings.mjs'

// The license desk, on the data folder of a server that may be running: what it prints is for a program to read, what it
// says besides goes to the other output.

quietWarnings(process)

try {
  const command = readCommand(process.argv.slice(2))
  if (command.command === 'help') process.stdout.write(`${deskUsage}\n`)
  else await run('out' in command ? { ...command, out: command.out && asTyped(command.out) } : command)
} catch (error) {
  process.exitCode = error instanceof UsageError ? 2 : 1
  console.error(error instanceof UsageError ? `${error.message}\n\n${deskUsage}` : sentenceOf(error))
}

async function run(command: Exclude<Command, { command: 'help' }>): Promise<void> {
  const data = resolve(dataFolder({ platform: process.platform, home: homedir(), env: process.env }))
  const desk = await openingIn(data, () => openDeskAsSet(data, readLicenseSettings(process.env)))
  try {
    const { out, note, isAmiss } = await (command.command === 'refund' ? refund(desk, command) : runCommand(desk, command, now()))
    process.stdout.write(out)
    if (note) console.error(note)
    if (isAmiss) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof Failure) || !isCoded(error.cause)) throw error
    throw new CannotDo(`${desk.database.whyNot(error.cause)} Nothing was changed.`)
  } finally {
    await desk.close()
  }
}

/** What gives money back is read only for that. */
async function refund(desk: Desk, command: Extract<Command, { command: 'refund' }>): Promise<Printed> {
  const settings = readPaymentSettings(process.env)
  const [{ refundLicense }, { stripeProvider }] = await Promise.all([
    import('./payments/refund-command.ts'),
    import('./payments/stripe-provider.ts'),
  ])
  return refundLicense(desk, command, { provider: settings && stripeProvider(settings), confirm, now })
}

// Declared as a function: what stands above runs before a constant down here has its value.
function now(): number {
  return Math.floor(Date.now() / 1000)
}

/** Null where nobody sits before us. */
async function confirm(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY) return null
  const asking = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await asking.question(`${question} [y/N] `)
  asking.close()
  return /^y(es)?$/i.test(answer.trim())
}

/** npm runs us in the project's folder, and says where it was called. */
function asTyped(path: string): string {
  return resolve(process.env.INIT_CWD ?? '', path)
}

async function openingIn<T>(data: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open()
  } catch (error) {
    const sentence = cannotKeep(error as NodeJS.ErrnoException, data)
    throw sentence === null ? error : new CannotDo(sentence)
  }
}

/** As what the database and the system throw is. */
function isCoded(cause: unknown): cause is Coded {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string'
}

/** What was said of a mistake of ours may hold a name; where it happened does not. */
function sentenceOf(error: unknown): string {
  if (error instanceof CannotDo || error instanceof CannotStart) return error.message
  return `That could not be done: ${whereItHappened(error)}`
}
