import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Catalogue, catalogue, type Sentences } from './catalogue.ts'

/** A catalogue is a folder `messages` with a file for each language, `en.json` first, beside what says its sentences. */
const isCatalogue = /[\\/]messages(?:[\\/][\w-]+)?[\\/](?<language>[a-z]{2,3}(?:-\w+)?)\.json$/

/** Languages that readers can choose. They must be whole; one that is being translated may lack sentences, and these are English. */
export const released: readonly string[] = ['en', 'de', 'ar']

/** English that programs read, in answers of the API: a name in it is what it is in the chat, without marks that nobody sees. */
const isPlain = /[\\/]packages[\\/]api[\\/].*[\\/]en\.json$/

/** The language of a file of sentences; null of another file. */
export const languageOf = (file: string): string | null => isCatalogue.exec(file)?.groups?.language ?? null

export const readSentences = (file: string): Sentences => JSON.parse(readFileSync(file, 'utf8'))

/** Compiles a file of sentences, with the English one beside it. */
export function compileFile(file: string): Catalogue {
  const language = languageOf(file)
  if (!language) throw new Error(`${file} is no file of sentences`)
  try {
    const compiled = catalogue(readSentences(join(dirname(file), 'en.json')), language, readSentences(file), isPlain.test(file))
    if (compiled.missing.length > 0 && released.includes(language)) throw new Error(`${language} lacks “${compiled.missing.join('”, “')}”`)
    return compiled
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Every file of sentences below a folder. */
export const sentenceFiles = (folder: string): string[] => filesBelow(folder).filter(isSentences).sort()

const isSentences = (file: string): boolean => languageOf(file) !== null && existsSync(join(dirname(file), 'en.json'))

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return notSources.has(entry.name) ? [] : filesBelow(path)
    return [path]
  })

const notSources = new Set(['node_modules', 'dist', 'fixtures', 'public'])

/** Where the compiler looks for the types of `en.json`: in `en.d.json.ts` beside it. */
const declarationsOf = (file: string): string => join(dirname(file), `${basename(file, '.json')}.d.json.ts`)

/** Writes the declarations of a file, unless they are there already: programs that watch them would start again. */
export function writeTypes(file: string): void {
  const { types } = compileFile(file)
  const path = declarationsOf(file)
  if (!existsSync(path) || readFileSync(path, 'utf8') !== types) writeFileSync(path, types)
}

/** Removes the declarations of catalogues that are gone: they would let imports of these compile. */
export function removeStaleTypes(folder: string): void {
  for (const path of filesBelow(folder)) {
    const sentences = path.replace(/\.d\.json\.ts$/, '.json')
    if (sentences !== path && languageOf(sentences) && !(existsSync(sentences) && isSentences(sentences))) rmSync(path)
  }
}
