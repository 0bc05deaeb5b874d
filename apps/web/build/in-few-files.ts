import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { siteLanguages } from '../src/routes.ts'

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** The first scripts of the two documents, which can be read before anything else of them is loaded. */
const atFirst = ['src/site/main.tsx', 'src/app/boot.ts']
/** What everyone loads with a document of the product: from its first script, and from what that loads soon. */
const entries = { site: ['src/site/main.tsx', 'src/site/take-up.ts'], app: ['src/app/boot.ts', 'src/app/main.tsx'] }
/** A first visitor's screen: what it needs besides is asked for along with the app. */
const firstScreen = ['src/features/upload/upload.tsx']

/** The other languages, which are loaded before anything that says something runs. */
const languages = [...siteLanguages.slice(1).flatMap((language) => [`${language}/opening`, `${language}/index`]), 'pseudo'].map(
  (name) => `src/messages/${name}.ts`,
)

const isOfLibrary = /[\\/]node_modules[\\/]/
/** Libraries of many parts, of which each script needs some: their index would bring all. */
const isOfParts = /[\\/]node_modules[\\/](radix-ui|lucide-react|@noble)[\\/]/
/** Those of such parts that the first screen alone needs. */
const isOfFirstScreen = /[\\/]@radix-ui[\\/]react-tabs[\\/]/

/**
 * What a document loads before one can use it is one file, what both documents load is another, what a document loads before it can be
 * read is a third, what the app's first screen needs besides is a fourth, and what other screens share is a fifth; else it would be a
 * file for each way in which screens share modules, some seventy, which a browser asks for in turn. The rules of a page name every file
 * that it may load, in one header, which must stay well below the 16 kB that servers and clients take (docs/decisions/083, 094). So the
 * signs are one file, too, and what is shared otherwise has a name of one letter.
 */
export function inFewFiles(): Rolldown.OutputOptions {
  let shared: ReturnType<typeof sharing> | undefined
  const nameOf = (id: string, modules: Modules): string | null => {
    shared ??= sharing(modules)
    return shared(id)
  }
  let ofSite: Set<string> | undefined
  const isOfSite = (id: string, modules: Modules): boolean => {
    ofSite ??= imported(modules, entries.site, true)
    return ofSite.has(id)
  }
  return {
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: nameOf, debugName: 'what is loaded first' },
        { name: 'signs', test: /[\\/]node_modules[\\/]lucide-react[\\/]/ },
        { name: (id, modules) => (isOfLibrary.test(id) || isOfSite(id, modules) ? null : 'shared'), debugName: 'shared', minShareCount: 2 },
      ],
    },
    chunkFileNames: ({ isDynamicEntry, name }) => (isDynamicEntry || isNamed.test(name) ? 'assets/[name]-[hash].js' : 'assets/s-[hash].js'),
  }
}

const isNamed = /^(first|(both|shell|pages|screen)(-libraries|-formats)?|signs|shared)$/

function sharing(modules: Modules): (id: string) => string | null {
  const [site, app] = [imported(modules, entries.site), imported(modules, entries.app)]
  const first = imported(modules, atFirst)
  const needed = imported(modules, languages)
  const screen = imported(modules, firstScreen)
  return (id) => {
    if (first.has(id)) return 'first'
    if (isOfFirstScreen.test(id)) return 'screen-libraries'
    const whose = app.has(id) ? (site.has(id) ? 'both' : 'shell') : site.has(id) ? 'pages' : screen.has(id) ? 'screen' : null
    // The parts of libraries need React, and ours need those: in one file the two would need one another.
    if (whose && isOfLibrary.test(id)) return `${whose}-libraries`
    // What a language needs, such as formats, is loaded with it: in one file with sentences, those would run too early.
    return whose && needed.has(id) ? `${whose}-formats` : whose
  }
}

/** All that modules import before they run, without themselves: a request for one of these is for a file of that name. */
function imported(modules: Modules, from: readonly string[], andLater = false): Set<string> {
  const found = new Set<string>()
  const follow = (id: string): void => {
    if (found.has(id) || isOfParts.test(id)) return
    found.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    for (const each of andLater ? [...importedIds, ...dynamicallyImportedIds] : importedIds) follow(each)
  }
  for (const path of from) {
    const id = idOf(path)
    if (!modules.getModuleInfo(id)) throw new Error(`${path} is not in the build`)
    follow(id)
  }
  for (const path of from) found.delete(idOf(path))
  return found
}

const idOf = (path: string): string => join(import.meta.dirname, '..', path)

/** What is asked of a file of scripts: its modules, and the files that it needs before it runs. */
export type Holding = Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'moduleIds' | 'imports' | 'facadeModuleId'>

type Bundle = Readonly<Record<string, Holding | Pick<Rolldown.OutputAsset, 'type'>>>

/**
 * Throws where files need one another. Which of them runs first then depends on which is asked for first, and so does what of the other
 * is there: a screen would be drawn without its words, now and then.
 */
export function expectNoneNeedOneAnother(bundle: Bundle): void {
  const done = new Set<string>()
  const follow = (file: string, behind: readonly string[]): void => {
    const chunk = bundle[file]
    if (done.has(file) || chunk?.type !== 'chunk') return
    const at = behind.indexOf(file)
    if (at >= 0) throw new Error(`${[...behind.slice(at), file].join(' needs ')}: files that need one another run in no order`)
    for (const each of chunk.imports) follow(each, [...behind, file])
    done.add(file)
  }
  for (const file of Object.keys(bundle)) follow(file, [])
}

/** What runs before the language is there: the entry points that load it, and the languages themselves. */
export const beforeLanguage = ['src/app/boot.ts', 'src/site/main.tsx', 'src/site/take-up.ts', 'src/messages/in-language.ts', ...languages]

/** Throws where something that runs before the language is there needs a file with sentences: it would fail in every language but English. */
export function expectNoneSpeaksTooSoon(bundle: Bundle): void {
  for (const path of beforeLanguage) {
    const { fileName } = holding(bundle, path)
    for (const { fileName: needed, moduleIds } of reached(bundle, fileName))
      if (moduleIds.some((id) => speaks.test(slashed(id))))
        throw new Error(`${fileName} has ${path} and needs ${needed}, whose sentences would run before their language is loaded`)
  }
}

/** What runs before all of a language is there: the app, its first screen, and what either may load by then. */
export const duringOpening = [
  'src/app/main.tsx',
  'src/app/shell/more-shown.tsx',
  'src/app/toasts.tsx',
  'src/features/upload/upload.tsx',
  'src/store/pending-uploads.ts',
  'src/store/schemas.ts',
  'src/store/snapshots.ts',
  'packages/figures/src/examples.ts',
]

/** Throws where something that runs before all of a language is there needs a file with sentences that its opening lacks. */
export function expectOpeningsSuffice(bundle: Bundle): void {
  const opening = holding(bundle, 'src/messages/de/opening.ts').moduleIds.map(slashed)
  const isSaid = (index: string) => opening.some((id) => id.startsWith(index.replace(/index\.ts$/, 'de.json')))
  for (const path of duringOpening) {
    const { fileName } = holding(bundle, path)
    for (const { fileName: needed, moduleIds } of reached(bundle, fileName))
      for (const id of moduleIds.map(slashed))
        if (speaks.test(id) && !id.endsWith('/src/messages/index.ts') && !isSaid(id))
          throw new Error(`${fileName} has ${path} and needs ${needed}, which says ${id}: it is not in the opening of a language`)
  }
}

/** Takes its sentences from the language as it runs. */
const speaks = new RegExp(
  `/src/(messages/((?!(?:${siteLanguages.join('|')})/)[\\w-]+/)?index|(?!messages/).+/messages/([\\w-]+/)?index)\\.ts$`,
)

const slashed = (id: string): string => id.replaceAll('\\', '/')

/** The file that has a module. */
function holding(bundle: Bundle, path: string): Holding {
  for (const chunk of Object.values(bundle)) {
    // A module that only passes others on is among the modules of no file.
    const ids = chunk.type === 'chunk' ? [...chunk.moduleIds, chunk.facadeModuleId ?? ''] : []
    if (chunk.type === 'chunk' && ids.some((id) => slashed(id).endsWith(`/${path}`))) return chunk
  }
  throw new Error(`${path} is in no file of the build`)
}

/** A file and all that it needs before it runs. */
function reached(bundle: Bundle, file: string, found = new Set<Holding>()): Set<Holding> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk' || found.has(chunk)) return found
  found.add(chunk)
  for (const each of chunk.imports) reached(bundle, each, found)
  return found
}
