import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sayCli } from './messages/index.ts'
import { exitCodes, Stop } from './stop.ts'

/** The chat as a file in memory. Throws a Stop where it cannot be had. */
export async function chatFile(path: string, stdin: NodeJS.ReadableStream): Promise<File> {
  if (path === '-') {
    // A pipe has no name, and none is needed.
    return new File([await buffer(stdin)], 'chat')
  }
  try {
    const { mtimeMs } = await stat(path)
    return new File([await readFile(path)], basename(path), { lastModified: mtimeMs })
  } catch (error) {
    throw new Stop(exitCodes.unreadable, sentenceOf(path, (error as NodeJS.ErrnoException).code), error)
  }
}

function sentenceOf(path: string, code: string | undefined): string {
  const { none, folder, notAllowed, unreadable } = sayCli.chat
  if (code === 'ENOENT' || code === 'ENOTDIR') return none({ path })
  if (code === 'EISDIR') return folder({ path })
  if (code === 'EACCES' || code === 'EPERM') return notAllowed({ path })
  return unreadable({ path, code: String(code) })
}
