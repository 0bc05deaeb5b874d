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
import { readPaymentSettings } from '#config/payment-settings.mjs'
import type { Coded } from '#licenses/database.ts'
import { type LicenseDatabase, openDeskAsSet } from '#licenses/license-database.ts'
import { findLicense } from '#licenses/license-files.ts'
import { type Command, deskUsage, readCommand } from './arguments.mjs'
import type { MoneyMeans } from './refund-command.ts'
import { CannotDo, type Printed, runCommand } from './run-command.ts'

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
    const { out, note, isAmiss } = await resultOf(desk, command)
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

async function resultOf(desk: LicenseDatabase, command: Exclude<Command, { command: 'help' }>): Promise<Printed> {
  // What is about money is read only for that.
  if (command.command === 'refund') {
    const { refundLicense } = await import('./refund-command.ts')
    return refundLicense(desk, command, await moneyMeans())
  }
  if (command.command === 'revoke') {
    const { isAboutMoney, revokeBought } = await import('./revoke-command.ts')
    const license = await desk.database.read((db) => findLicense(db, command.lid))
    if (license && isAboutMoney(license, command.isRefund)) return revokeBought(desk, license, command, await moneyMeans())
  }
  return runCommand(desk, command, now())
}

async function moneyMeans(): Promise<MoneyMeans> {
  const settings = readPaymentSettings(process.env)
  const { stripeProvider } = await import('#payments/stripe-provider.ts')
  return { provider: settings && stripeProvider(settings), confirm, now }
}

// Declared as a function: what is above runs before a constant down here has its value.
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

/** The message of a mistake of ours may contain a name; its place in the code does not. */
function sentenceOf(error: unknown): string {
  if (error instanceof CannotDo || error instanceof CannotStart) return error.message
  return `That could not be done: ${whereItHappened(error)}`
}
