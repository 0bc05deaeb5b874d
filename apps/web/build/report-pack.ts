import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { fontFiles } from '../../../packages/report/src/pack/fonts.ts'
import { makePack } from '../../../packages/report/src/pack/make-pack.ts'

const here = import.meta.dirname
const own = ['fonts.ts', 'make-pack.ts', 'pack.ts', 'woff.ts', '../text/coverage.ts'].map((file) =>
  join(here, '../../../packages/report/src/pack', file),
)
const cacheFolder = join(here, '../../../node_modules/.cache/convostat')

/** Everything that what is made comes from: our own files, and the versions of the packages. */
async function inputsHash(): Promise<string> {
  const find = createRequire(join(here, '../../../packages/report/package.json'))
  const packages = new Set(['@myriaddreamin/typst-ts-web-compiler', ...fontFiles.map((file) => file.split('/').slice(0, 2).join('/'))])
  const versions = [...packages].map((name) => {
    const path = find.resolve.paths(name)?.map((folder) => join(folder, name, 'package.json')) ?? []
    return firstOf(path)
  })
  const hash = createHash('sha256')
  for (const bytes of await Promise.all([...own.map((path) => readFile(path)), ...versions])) hash.update(bytes).update('\0')
  return hash.digest('hex').slice(0, 32)
}

async function firstOf(paths: readonly string[]): Promise<Buffer> {
  for (const path of paths) {
    const bytes = await readFile(path).catch(() => null)
    if (bytes) return bytes
  }
  throw new Error(`not installed: ${paths[0]}`)
}

/** The pack, made once for as long as nothing changes that it is made of: that takes seconds. */
async function pack(): Promise<Uint8Array> {
  const path = join(cacheFolder, `report-pack-${await inputsHash()}.bin`)
  const kept = await readFile(path).catch(() => null)
  if (kept) return kept
  const bytes = await makePack()
  const draft = `${path}.${process.pid}`
  try {
    await mkdir(cacheFolder, { recursive: true })
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch {
    // It is made again the next time.
  }
  return bytes
}

/**
 * Puts what draws a report beside the page as one file, whose name contains a hash of its content, and gives the page its
 * address. The compiler is in that file alone, and not beside the script that runs it as well.
 */
export function reportPack(): Plugin {
  let bytes: Uint8Array
  let path = ''
  return {
    name: 'convostat-report-pack',
    async config() {
      bytes = await pack()
      path = `assets/report-${createHash('sha256').update(bytes).digest('base64url').slice(0, 12)}.bin`
      return { define: { 'import.meta.env.VITE_REPORT_PACK': JSON.stringify(`/${path}`) } }
    },
    configureServer(server) {
      server.middlewares.use(`/${path}`, (_request, response) => {
        response.setHeader('content-type', 'application/octet-stream')
        response.setHeader('content-length', bytes.length)
        response.end(bytes)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: path, source: bytes })
    },
  }
}
