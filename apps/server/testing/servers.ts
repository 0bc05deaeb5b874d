import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { beforeAll, onTestFinished, vi } from 'vitest'
import { type Running, type RunOptions, run } from '#run.ts'
import { builtThread } from './built-thread.ts'
import { temporaryFolder, webBuild } from './published-folder.ts'

export interface Serving {
  origin: string
  port: number
  data: string
  running: Running
  /** The script of the threads that read chats. */
  chatThread: string
}

const baseOptions = {
  port: 0,
  listen: '127.0.0.1',
  engine: 'server',
  hosts: [],
  license: { mode: 'live', seed: null, publicKeys: [] },
  brand: {},
} satisfies Partial<RunOptions>

/** Servers for the tests of one file, in this process, each on a port and its own data folder. */
export function servers(): (options?: Partial<RunOptions>) => Promise<Serving> {
  let chatThread = ''
  beforeAll(async () => {
    chatThread = await builtThread()
  })
  return async (options = {}) => {
    const data = temporaryFolder()
    // `fetch` may send on a connection that the server is about to close for its age: it would be refused by chance.
    const limits = { keepAliveSeconds: 300, ...options.limits }
    const given = { ...baseOptions, web: webBuild(), data, chatThread, ...options, limits }
    const running = await run(given)
    onTestFinished(() => running.close(0))
    return { origin: running.url, port: Number(new URL(running.url).port), data: given.data, running, chatThread }
  }
}

/** What a server that starts from now on logs, until the test is over. */
export function logged() {
  onTestFinished(() => void vi.restoreAllMocks())
  return vi.spyOn(console, 'error').mockReturnValue()
}

/** Folders in which desks keep what they sold and sent, no chat content. */
const desks = ['license', 'sandbox', 'mail']

/** Every file below a data folder, as paths, except for those of its desks. */
export const filesIn = (folder: string): string[] =>
  allFilesIn(folder).filter((path) => !desks.some((desk) => path.startsWith(join(folder, desk, sep))))

const allFilesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

/** The folders of the sessions that a server keeps. */
export const sessionsIn = (data: string): string[] =>
  readdirSync(join(data, 'sessions')).flatMap((pid) =>
    readdirSync(join(data, 'sessions', pid)).map((name) => join(data, 'sessions', pid, name)),
  )

/** Whether a text is in a folder: in the name of a file or folder, or in a file's bytes. */
export function holds(folder: string, text: string): boolean {
  const names = readdirSync(folder, { recursive: true }).map(String)
  return names.some((name) => name.includes(text)) || allFilesIn(folder).some((path) => readFileSync(path).includes(text))
}
