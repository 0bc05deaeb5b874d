/**
 * The names of files in the folder of uploads. `upload_1` is an export as it was given, `upload_1.2` the second one appended
 * to it. Beside them: `upload_1.7.json`, the seventh state of its record; `upload_1.2.begun` while the files from the second
 * on are written; `upload_1.gone` while the upload is deleted.
 */
export const fileName = (id: string, i: number): string => (i === 0 ? id : `${id}.${i}`)
export const sidecarName = (id: string, revision: number): string => `${id}.${revision}.json`
export const begunName = (id: string, from: number): string => `${id}.${from}.begun`
export const goneName = (id: string): string => `${id}.gone`
const idOf = (name: string): string => name.split('.', 1)[0]

/** A file that only tested the browser; it belongs to no upload. */
export const isProbe = (name: string): boolean => /^probe-[0-9a-f]{32}$/.test(name)

/** Everything in the folder that has one upload's id. */
export interface FilesOf {
  /** The bytes of each export by its place. */
  exports: Map<number, number>
  /** The revisions of its record, the newest first. */
  revisions: number[]
  /** The first export of a write that has begun and has not ended; null where none has. */
  begun: number | null
  isGone: boolean
  names: string[]
  /** What its exports take. */
  bytes: number
}

export const noFiles = (): FilesOf => ({ exports: new Map(), revisions: [], begun: null, isGone: false, names: [], bytes: 0 })

const parts = /^(?:\.(\d+))?(?:\.(json|begun|gone))?$/

/** The files in the folder, by upload. */
export function filesById(sizes: ReadonlyMap<string, number>): Map<string, FilesOf> {
  const all = new Map<string, FilesOf>()
  for (const [name, bytes] of sizes) {
    const id = idOf(name)
    const of = all.get(id) ?? noFiles()
    all.set(id, of)
    of.names.push(name)
    const [, number, kind = 'export'] = parts.exec(name.slice(id.length)) ?? [null, null, 'other']
    const n = Number(number ?? 0)
    if (kind === 'export') {
      of.exports.set(n, bytes)
      of.bytes += bytes
    } else if (kind === 'json') of.revisions.push(n)
    else if (kind === 'begun') of.begun = Math.min(n, of.begun ?? n)
    else if (kind === 'gone') of.isGone = true
  }
  for (const of of all.values()) {
    of.exports = new Map([...of.exports].sort(([a], [b]) => a - b))
    of.revisions.sort((a, b) => b - a)
  }
  return all
}
