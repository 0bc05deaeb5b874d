import { join } from 'node:path'
import { build } from 'vite'

/** The thread's script as it is shipped, built into `folder`: Node reads no TypeScript. */
export async function builtThread(folder: string): Promise<string> {
  await build({
    root: join(import.meta.dirname, '../..'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: false },
  })
  return join(folder, 'chat-thread.js')
}
