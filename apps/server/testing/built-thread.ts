import { mkdirSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..')

/** The thread's script as it is shipped, built into `folder`: Node reads no TypeScript. */
export async function builtThread(folder: string): Promise<string> {
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: false } })
  return join(folder, 'chat-thread.js')
}

/** The server's programs as they are shipped, in `home` as in the project's folder. Gives where they lie. */
export async function builtServer(home: string): Promise<string> {
  const folder = join(home, 'apps', 'server', 'dist')
  await builtThread(folder)
  linkPackages(home)
  return folder
}

/** A program of one file, built into `folder` from a script of the server. */
export async function builtScript(folder: string, script: string): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const rolldownOptions = { input: join(root, script) }
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: false, rolldownOptions } })
  linkPackages(folder)
  return join(folder, `${basename(script, '.ts')}.js`)
}

/** The one package that is not built in is found as from the project's folder. */
const linkPackages = (folder: string) => symlinkSync(join(root, '../../node_modules'), join(folder, 'node_modules'), 'junction')
