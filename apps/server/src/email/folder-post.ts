import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Post } from './transport.ts'

/** Into a folder, made if there is none, that only the server's user may enter: a file `.eml` each, which mail programs open. */
export function folderPost(folder: string): Post {
  return {
    async deliver({ row, message }) {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      const path = join(folder, emlName(row))
      // Half a mail is never there to be read; the same one again is the same file.
      await writeFile(`${path}.part`, message, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
    close: () => undefined,
  }
}

/** In order of time: `2027-03-01T12-00-00-issued-Qm3x….eml` */
const emlName = ({ id, kind, created }: { id: string; kind: string; created: number }): string =>
  `${new Date(Number(created) * 1000).toISOString().slice(0, 19).replaceAll(':', '-')}-${kind}-${id}.eml`
