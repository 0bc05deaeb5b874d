import { createWriteStream } from 'node:fs'
import { access, link, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { exitCodes, Stop } from './stop.ts'

const taken = (path: string) => new Stop(exitCodes.amiss, `${path} is there already. Give another name, or --force to overwrite it.`)

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Told before the long part. */
export async function refuseTaken(paths: readonly string[]): Promise<void> {
  for (const path of paths) if (await isThere(path)) throw taken(path)
}

/** Writes a file whole or not at all: beside its place first, then there. */
export async function written(path: string, file: Blob, { force, signal }: { force: boolean; signal: AbortSignal }): Promise<void> {
  const draft = `${path}.${process.pid}.part`
  try {
    await pipeline(Readable.fromWeb(file.stream() as never), createWriteStream(draft, { flags: 'wx' }), { signal })
    if (force) await rename(draft, path)
    else await placed(draft, path)
  } catch (error) {
    if (error instanceof Stop || signal.aborted) throw error
    throw new Stop(exitCodes.amiss, `${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`, error)
  } finally {
    await rm(draft, { force: true })
  }
}

/** Only one can give its file that name: what came there in the meantime stays. Not every disk knows links. */
async function placed(draft: string, path: string): Promise<void> {
  try {
    await link(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' || (await isThere(path))) throw taken(path)
    await rename(draft, path)
  }
}
