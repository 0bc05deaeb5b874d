import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { compileFile, languageOf, writeTypes } from './catalogues.ts'

/** The name of a module that a file of sentences becomes: Vite reads what ends in `.json` as data. */
const ending = '.js'

/** Compiles the sentences that are imported, `import english from './messages/en.json'`, and writes their types as they change. */
export function sentences(): Plugin {
  let root = ''
  let isServing = false
  return {
    name: 'convostat-sentences',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
      isServing = config.command === 'serve' && config.mode !== 'test'
    },
    async resolveId(source, importer, options) {
      if (source.endsWith(`.json${ending}`)) {
        // A browser asks the development server for the module by its path below the root.
        const path = existsSync(fileOf(source)) ? source : join(root, source)
        return languageOf(fileOf(path)) && existsSync(fileOf(path)) ? path : null
      }
      if (!source.endsWith('.json')) return null
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved || !languageOf(resolved.id) || !existsSync(join(dirname(resolved.id), 'en.json'))) return null
      return `${resolved.id}${ending}`
    },
    load(id) {
      if (!id.endsWith(`.json${ending}`)) return null
      const file = fileOf(id)
      const { code, missing } = compileFile(file)
      for (const each of [file, join(dirname(file), 'en.json')]) this.addWatchFile(each)
      if (isServing) writeTypes(file)
      if (missing.length > 0) this.warn(`${file}: ${missing.length} sentences are in English`)
      return { code, moduleSideEffects: false }
    },
  }
}

const fileOf = (id: string): string => id.slice(0, -ending.length)
