// @ts-check
import { mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, runnerImport } from 'vite'
import { root } from './packages.mjs'

/** The plugin that compiles sentences; it is TypeScript, which Node 20 does not read. */
export async function sentences() {
  /** @type {{ module: typeof import('../packages/sentences/src/plugin.ts') }} */
  const { module } = await runnerImport(join(root, 'packages/sentences/src/plugin.ts'))
  return module.sentences()
}

/**
 * Bundles a TypeScript program for Node into a folder, which may contain others.
 * @param {string} entry its file, `…/engine-pass.ts`
 * @param {string} folder where the bundle goes, beside other ones
 * @param {{ external?: string[] }} [options] packages that stay outside of it
 * @returns {Promise<string>} the bundle, `…/engine-pass.mjs`
 */
export async function bundled(entry, folder, { external } = {}) {
  mkdirSync(folder, { recursive: true })
  const file = `${basename(entry, '.ts')}.mjs`
  const { NODE_ENV } = process.env
  await build({
    configFile: false,
    root: dirname(entry),
    plugins: [await sentences()],
    logLevel: 'error',
    ssr: { noExternal: true, external },
    build: { ssr: entry, outDir: folder, emptyOutDir: false, target: 'node20', rollupOptions: { output: { entryFileNames: file } } },
  })
  // Vite sets it where it is not; a build that this process starts afterwards would be one for development.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  return join(folder, file)
}
