import { closeSync, fchmodSync, fstatSync, openSync, writeFileSync } from 'node:fs'
import { largest } from '@convostat/api/extremes'
import { type LicenseFile, serializeLicense } from '@convostat/license'
import { retryMails, unsentMails } from '#email/outbox-work.ts'
import { devicesOf } from '#licenses/devices.ts'
import { issueLicense, renewLicense } from '#licenses/issue.ts'
import type { LicenseDatabase } from '#licenses/license-database.ts'
import { allLicenses, auditOf, findLicense, revokeLicense } from '#licenses/license-files.ts'
import { endOf, instant, isOver } from '#licenses/license-status.ts'
import type { LicenseRow } from '#licenses/schema.ts'
import type { Command } from './arguments.mjs'

/** A sentence for the user of a command that cannot be done. */
export class CannotDo extends Error {}

/** What a command prints. `now` in whole seconds since 1970. */
export interface Printed {
  /** Exactly this, for a program to read. */
  out: string
  /** For people, beside it. */
  note?: string
  /** Done, but not as it was wished. */
  isAmiss?: boolean
}

export async function runCommand(
  desk: LicenseDatabase,
  command: Exclude<Command, { command: 'help' | 'refund' }>,
  now: number,
): Promise<Printed> {
  switch (command.command) {
    case 'issue':
      return asFile(await issueLicense(desk, command, now), command.out)
    case 'renew': {
      const file = await renewLicense(desk, command.lid, command.expires, now)
      if (!file) throw new CannotDo(`There is no license ${command.lid} here, or it was revoked.`)
      return asFile(file, command.out)
    }
    case 'revoke': {
      const { lid, reason } = command
      if (!(await desk.database.write((db) => revokeLicense(db, lid, reason, now)))) throw unknown(lid)
      return { out: '', note: `${lid} is revoked. Its devices hear of it when they next ask.` }
    }
    case 'list':
      return list(desk, command.json, now)
    case 'show':
      return show(desk, command.lid, command.json, now)
    case 'mails':
      return mails(desk, command, now)
  }
}

function asFile(file: LicenseFile, out: string | null): Printed {
  const text = serializeLicense(file)
  if (out === null) return { out: text }
  try {
    writePrivately(out, text)
  } catch (error) {
    // It is issued: what cannot be written is printed, not lost.
    const { code } = error as NodeJS.ErrnoException
    return { out: text, note: `${out} cannot be written (${code}), so the license is printed.`, isAmiss: true }
  }
  return { out: '', note: `The license is in ${out}.` }
}

/** The holder of the file may use the license: only its owner may read it, also where there was a file before. */
function writePrivately(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600)
  try {
    if (fstatSync(file).isFile()) fchmodSync(file, 0o600)
    writeFileSync(file, text)
  } finally {
    closeSync(file)
  }
}

async function list({ database }: LicenseDatabase, isJson: boolean, now: number): Promise<Printed> {
  const licenses = await database.read(async (db) => {
    const rows = await allLicenses(db)
    return Promise.all(rows.map(async (row) => ({ ...facts(row, now), devices: (await devicesOf(db, row.lid)).length })))
  })
  if (isJson) return { out: `${JSON.stringify(licenses, null, 2)}\n` }
  if (licenses.length === 0) return { out: '', note: 'There are no licenses yet.' }
  const columns = ['license_id', 'state', 'plan', 'expires', 'devices', 'licensee', 'email'] as const
  return { out: table([columns, ...licenses.map((license) => columns.map((column) => `${license[column] ?? ''}`))]) }
}

async function show({ database }: LicenseDatabase, lid: string, isJson: boolean, now: number): Promise<Printed> {
  const found = await database.read(async (db) => {
    const row = await findLicense(db, lid)
    return row && { row, devices: await devicesOf(db, lid), audit: await auditOf(db, lid) }
  })
  if (!found) throw unknown(lid)
  const { row, devices, audit } = found
  const seen = devices.map(({ slot, label, first_seen, last_seen }) => ({
    slot,
    label,
    first_seen: instant(first_seen),
    last_seen: instant(last_seen),
  }))
  const happened = audit.map(({ at, what, detail }) => ({ at: instant(at), what, detail }))
  if (isJson) return { out: `${JSON.stringify({ ...facts(row, now), devices: seen, audit: happened }, null, 2)}\n` }
  return {
    out: [
      table(Object.entries(facts(row, now)).map(([name, value]) => [name, `${value ?? ''}`])),
      'devices\n',
      table(seen.map(({ slot, label, last_seen }) => [`  ${slot}`, label, `last seen ${last_seen}`])),
      'audit\n',
      table(happened.map(({ at, what, detail }) => [`  ${at}`, what, detail ?? ''])),
    ].join(''),
  }
}

/** What was left to be sent and was not: no address is shown, `show` has those of licenses. */
async function mails(
  { database }: LicenseDatabase,
  { retry, json }: Extract<Command, { command: 'mails' }>,
  now: number,
): Promise<Printed> {
  const tried = retry === null ? null : await retryMails(database, retry === 'all' ? null : retry, now)
  if (tried === 0 && retry !== 'all') throw new CannotDo(`No mail ${retry} waits to be sent.`)
  const waiting = (await unsentMails(database)).map(({ id, kind, about, created, attempts, next_at, dead }) => ({
    mail: id,
    kind,
    about,
    left: instant(Number(created)),
    tries: Number(attempts),
    next: dead ? 'given up' : instant(Number(next_at)),
  }))
  const note =
    tried === null ? undefined : `${tried} ${tried === 1 ? 'mail is' : 'mails are'} tried again within half a minute by a server that runs.`
  if (json) return { out: `${JSON.stringify(waiting, null, 2)}\n`, note }
  if (waiting.length === 0) return { out: '', note: note ?? 'No mail waits to be sent.' }
  const columns = ['mail', 'kind', 'about', 'left', 'tries', 'next'] as const
  return { out: table([columns, ...waiting.map((mail) => columns.map((column) => `${mail[column]}`))]), note }
}

/** A license as the desk prints it. */
const facts = (license: LicenseRow, now: number) => {
  const { lid, state, reason, plan, licensee, email, seq, created, period_end, billing, order_id, sub_id } = license
  return {
    license_id: lid,
    state: state !== 'revoked' && isOver(license, now) ? 'expired' : state,
    reason,
    plan,
    licensee,
    email,
    seq,
    created: instant(created),
    period_end: instant(period_end),
    expires: instant(endOf(license)),
    // Of one that was bought.
    ...(sub_id !== null && { subscription: billing, subscription_id: sub_id, order_id }),
  }
}

const unknown = (lid: string) => new CannotDo(`There is no license ${lid} here.`)

/** Lines in which each column is as wide as its widest cell. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => largest(rows.map((row) => row[i].length)))
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, i) => cell.padEnd(widths[i]))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}
