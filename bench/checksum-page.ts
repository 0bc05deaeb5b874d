import { checksumOf } from '../apps/web/src/store/upload-files.ts'

/** How long the checksum of the file that was chosen takes, in ms. */
async function measured(): Promise<number> {
  const input = document.querySelector('input')
  const file = input?.files?.[0]
  if (!file) throw new Error('No file was chosen')
  const before = performance.now()
  await checksumOf(file)
  return performance.now() - before
}

Object.assign(globalThis, { measured })
