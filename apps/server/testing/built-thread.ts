import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { inject } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The thread's script as it is shipped: Node reads no TypeScript. */
export const builtThread = async (): Promise<string> => join(await builtPrograms(), 'chat-thread.js')

/** The server's programs as they are shipped, in `home` as in the project's folder. Gives their folder. */
export async function builtServer(home: string): Promise<string> {
  const folder = join(home, 'apps', 'server', 'dist')
  cpSync(await builtPrograms(), folder, { recursive: true })
  linkPackages(home)
  return folder
}

/** A program of one file, built into `folder` from a script of the server. */
export async function builtScript(folder: string, script: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  await build(folder, { rolldownOptions: { input: join(root, script) } })
  linkPackages(folder)
  return join(folder, `${basename(script, '.ts')}.js`)
}

/** All programs, built once for all test files: the first that needs them builds them, the others wait. `npm test` has built them before. */
async function builtPrograms(): Promise<string> {
  const { BUILT_SERVER: before } = process.env
  if (before) return before
  const folder = join(inject('builds'), 'server')
  const [built, failed] = ['built', 'failed'].map((state) => `${folder}.${state}`)
  if (isFirst(folder)) {
    try {
      await build(folder)
      writeFileSync(built, '')
    } catch (error) {
      writeFileSync(failed, String(error))
    }
  }
  while (!existsSync(built)) {
    if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'))
    await wait(50)
  }
  return folder
}

/** Only one process can make a folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Vite is loaded only where something is built. */
async function build(outDir: string, options = {}): Promise<void> {
  const vite = await import('vite')
  await vite.build({ root, logLevel: 'error', build: { outDir, emptyOutDir: false, ...options } })
}

/** The one package that is not built in is found as from the project's folder. */
const linkPackages = (folder: string) => symlinkSync(join(root, '../../node_modules'), join(folder, 'node_modules'), 'junction')
