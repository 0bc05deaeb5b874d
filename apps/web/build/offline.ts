import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import type { SitePath } from '../src/routes.ts'

/** What is kept for the time without a network: all that draws the app and the site, but neither pictures nor what PDFs are made with. */
const isKept = (file: string): boolean => /\.(css|js|woff2|txt|bin)$/.test(file) && !/^assets\/report-/.test(file)

/** Where one comes back to from paying: of no use without a network. */
const online: readonly SitePath[] = ['/payment-success']

/**
 * Builds the service worker as one script, and `offline.json`, which lists for the server what that script keeps. The server writes the list at
 * the script's head when it starts: only the server knows what the documents say by then.
 */
export function offline(): Plugin {
  let publicDir = ''
  return {
    name: 'convostat-offline',
    configResolved(config) {
      publicDir = config.publicDir
    },
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        await build({
          configFile: false,
          logLevel: 'warn',
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            // biome-ignore lint/style/noNonNullAssertion: Vite always writes into a folder
            outDir: dir!,
            emptyOutDir: false,
            copyPublicDir: false,
            lib: {
              entry: join(import.meta.dirname, '../src/entries/service-worker.ts'),
              formats: ['iife'],
              name: 'serviceWorker',
              fileName: () => 'service-worker.js',
            },
          },
        })
        const files = [...Object.keys(bundle), ...(await readdir(publicDir))].filter(isKept).sort()
        const told = { files: files.map((file) => `/${file}`), online }
        // biome-ignore lint/style/noNonNullAssertion: Vite always writes into a folder
        await writeFile(join(dir!, 'offline.json'), `${JSON.stringify(told, null, 2)}\n`)
      },
    },
  }
}
