import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSentences, sentenceFiles } from '@convostat/sentences/catalogues'
import { unusedIn } from '@convostat/sentences/unused'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

const folders = sentenceFiles(source).flatMap((file) => (/[\\/]en\.json$/.test(file) ? [join(file, '..')] : []))

/** A catalogue by the name that it is imported by. */
const nameOf = (folder: string): string => /export const (\w+)/.exec(readFileSync(join(folder, 'index.ts'), 'utf8'))?.[1] ?? folder
const keysIn = (folder: string): string[] => Object.keys(readSentences(join(folder, 'en.json')))

const drawn = ['', '../gallery'].flatMap((folder) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)(?<!\.d|\.d\.json)\.tsx?$/.test(path))
    .map((path) => ({ path, code: readFileSync(join(source, folder, path), 'utf8') })),
)

test('every sentence is said somewhere', () => {
  expect(folders.length).toBeGreaterThan(0)
  expect(unusedIn(drawn, Object.fromEntries(folders.map((folder) => [nameOf(folder), keysIn(folder)])))).toEqual([])
})

test('every note for translators is of a sentence, or of a group of them', () => {
  const stray = folders.flatMap((folder) => {
    const path = join(folder, 'notes.json')
    const isThere = (note: string) => keysIn(folder).some((key) => key === note || key.startsWith(`${note}.`))
    return existsSync(path) ? Object.keys(readSentences(path)).filter((note) => !isThere(note)) : []
  })
  expect(stray).toEqual([])
})
