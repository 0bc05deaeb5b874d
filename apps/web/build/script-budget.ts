import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Rolldown } from 'vite'

/** What a page may load of scripts before one can use it, compressed, in bytes. */
export const budgets = { site: 120_000, app: 200_000 } as const
/** What a page of the site may load of them before it can be read. */
const atFirst = 5000

/** What is loaded by everyone, though not immediately. */
const soon: Readonly<Record<string, readonly string[]>> = { site: ['take-up'], app: ['main'] }

/** The scripts that everyone loads with a document, with all that these import before they run, which is before them. */
export function scriptsOf(entry: string, bundle: Rolldown.OutputBundle, andSoon = soon[entry] ?? []): string[] {
  const found: string[] = []
  const seen = new Set<string>()
  const follow = (file: string): void => {
    const chunk = bundle[file]
    if (seen.has(file) || chunk?.type !== 'chunk') return
    seen.add(file)
    for (const each of chunk.imports) follow(each)
    found.push(file)
  }
  const named = [entry, ...andSoon]
  for (const [file, chunk] of Object.entries(bundle)) if (chunk.type === 'chunk' && named.includes(chunk.name)) follow(file)
  return found
}

/** Throws where the scripts of a document have grown too large. */
export async function expectSmall(folder: string, bundle: Rolldown.OutputBundle): Promise<void> {
  const wholes = Object.entries(budgets).map(([entry, most]) => ({ name: entry, most, files: scriptsOf(entry, bundle) }))
  const first = { name: 'site before it can be read', most: atFirst, files: scriptsOf('site', bundle, []) }
  for (const { name, most, files } of [...wholes, first]) {
    if (files.length < 2) throw new Error(`the build has no scripts of the ${name}`)
    const sizes = await Promise.all(files.map(async (file) => sentAs(await readFile(join(folder, file)))))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    if (bytes <= most) continue
    const largest = files.map((file, i) => `  ${sizes[i]} ${file}`).join('\n')
    throw new Error(`the scripts of the ${name} are ${bytes} bytes as they are sent, at most ${most} are allowed:\n${largest}`)
  }
}

/** As the server compresses them. */
const sentAs = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length
