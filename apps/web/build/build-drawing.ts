import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { sentences } from '../../../packages/sentences/src/plugin.ts'
import { demoFigures } from './demo-figures.ts'

/**
 * Builds what draws the pages of the site, for Node: into `folder`, beside what it draws. A server with other settings than
 * the build was has it draw them again. The pictures of the pages it puts where those of the browser's build are.
 */
export async function buildDrawing(folder: string): Promise<void> {
  const web = join(import.meta.dirname, '..')
  await build({
    configFile: false,
    root: web,
    publicDir: false,
    logLevel: 'warn',
    plugins: [sentences(), react(), demoFigures()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      ssrEmitAssets: true,
      target: 'node20',
      outDir: join(folder, '..'),
      emptyOutDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { draw: join(web, 'src/entries/render.ts') },
        output: { entryFileNames: 'site/[name].js', chunkFileNames: 'site/[name]-[hash].js' },
      },
    },
    ssr: { noExternal: true },
  })
}
