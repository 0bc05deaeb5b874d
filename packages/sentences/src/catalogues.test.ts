import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compileFile, languageOf, removeStaleTypes, sentenceFiles, writeTypes } from './catalogues.ts'

let folder: string
let messages: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sentences-'))
  messages = join(folder, 'words', 'messages')
  mkdirSync(messages, { recursive: true })
  write('en', { title: 'Words', more: 'See {name}' })
})
afterEach(() => rmSync(folder, { recursive: true }))

const fileOf = (language: string): string => join(messages, `${language}.json`)
const write = (language: string, sentences: object): void => writeFileSync(fileOf(language), JSON.stringify(sentences))

test('the sentences of a folder are found, and nothing else', () => {
  write('de', {})
  write('notes', {})
  mkdirSync(join(folder, 'node_modules/messages'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/messages/en.json'), '{}')
  writeFileSync(join(folder, 'words', 'en.json'), '{}')
  expect(sentenceFiles(folder)).toEqual([fileOf('de'), fileOf('en')])
  expect(languageOf('C:\\web\\messages\\words\\pt-BR.json')).toBe('pt-BR')
})

test('a released language must be whole, and another says how much it lacks', () => {
  write('de', { title: 'Wörter' })
  write('fr', { title: 'Mots' })
  expect(() => compileFile(fileOf('de'))).toThrow('de lacks “more”')
  expect(compileFile(fileOf('fr')).missing).toEqual(['more'])
})

test('English that the API answers with has no marks around names, and other languages do', () => {
  messages = join(folder, 'packages', 'api', 'src', 'messages')
  mkdirSync(messages, { recursive: true })
  for (const language of ['en', 'de', 'ar']) write(language, { by: '{name}' })
  const isolating = (language: string) => /import \{ (\w+)/.exec(compileFile(fileOf(language)).code)?.[1]
  expect(['en', 'de', 'ar'].map(isolating)).toEqual(['asItIs', 'isolatedFromRight', 'isolated'])
})

test('what is wrong names the file', () => {
  write('de', { title: 'Wörter', more: 'Sieh {wen}' })
  expect(() => compileFile(fileOf('de'))).toThrow(fileOf('de'))
})

test('types are written once, and again when they have changed', () => {
  const types = join(messages, 'en.d.json.ts')
  writeTypes(fileOf('en'))
  expect(readFileSync(types, 'utf8')).toContain('"more": (of: { "name": string }) => string')
  utimesSync(types, 1, 1)
  writeTypes(fileOf('en'))
  expect(statSync(types).mtimeMs).toBe(1000)
  write('en', { title: 'Words' })
  writeTypes(fileOf('en'))
  expect(readFileSync(types, 'utf8')).not.toContain('more')
  expect(existsSync(join(messages, 'de.d.json.ts'))).toBe(false)
})

test('types go with their sentences, and with the English ones that these are compiled with', () => {
  write('de', { title: 'Wörter', more: 'Mehr: {name}' })
  const declared = () => ['de', 'en'].filter((language) => existsSync(join(messages, `${language}.d.json.ts`)))
  for (const language of ['de', 'en']) writeTypes(fileOf(language))
  removeStaleTypes(folder)
  expect(declared()).toEqual(['de', 'en'])
  rmSync(fileOf('de'))
  removeStaleTypes(folder)
  expect(declared()).toEqual(['en'])
  write('de', { title: 'Wörter' })
  writeFileSync(join(messages, 'de.d.json.ts'), '')
  rmSync(fileOf('en'))
  removeStaleTypes(folder)
  expect(declared()).toEqual([])
})
