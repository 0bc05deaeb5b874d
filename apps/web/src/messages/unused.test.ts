// In one zone: sentences are counted here, none is said.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { byType } from '@convostat/sentences/by-type'
import { readSentences, sentenceFiles, writeTypes } from '@convostat/sentences/catalogues'
import { unusedIn } from '@convostat/sentences/unused'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')
const project = join(source, '../../../tsconfig.json')

const folders = sentenceFiles(source).flatMap((file) => (/[\\/]en\.json$/.test(file) ? [join(file, '..')] : []))

const keysIn = (folder: string): string[] => Object.keys(readSentences(join(folder, 'en.json')))

/** Every catalogue by the name that it is imported by; those without one are parts of what is said beside every screen, `shared` the first. */
const catalogues: Record<string, string[]> = { say: [] }
for (const folder of folders) {
  const index = join(folder, 'index.ts')
  const name = existsSync(index) && /export const (\w+)/.exec(readFileSync(index, 'utf8'))?.[1]
  if (name) catalogues[name] = keysIn(folder)
  else for (const key of keysIn(folder)) catalogues.say.push(basename(folder) === 'shared' ? key : `${basename(folder)}.${key}`)
}

const drawn = ['', '../gallery'].flatMap((folder) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)(?<!\.d|\.d\.json)\.tsx?$/.test(path))
    .map((path) => join(source, folder, path))
    .map((path) => ({ path, code: readFileSync(path, 'utf8') })),
)

test('every sentence is said somewhere', () => {
  expect(folders.length).toBeGreaterThan(0)
  // Types of keys may be those of sentences.
  for (const file of sentenceFiles(source)) writeTypes(file)
  expect(byType(project, (types) => unusedIn(drawn, catalogues, types))).toEqual([])
})

test('every note for translators is of a sentence, or of a group of them', () => {
  const stray = folders.flatMap((folder) => {
    const path = join(folder, 'notes.json')
    const isThere = (note: string) => keysIn(folder).some((key) => key === note || key.startsWith(`${note}.`))
    return existsSync(path) ? Object.keys(readSentences(path)).filter((note) => !isThere(note)) : []
  })
  expect(stray).toEqual([])
})
