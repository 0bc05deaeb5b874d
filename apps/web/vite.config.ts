import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sentences } from '../../packages/sentences/src/plugin.ts'
import { buildDate } from './build/build-date.ts'
import { demoFigures } from './build/demo-figures.ts'
import { documents } from './build/documents.ts'
import { inFewFiles } from './build/in-few-files.ts'
import { manifests } from './build/manifests.ts'
import { offline } from './build/offline.ts'
import { reportPack } from './build/report-pack.ts'
import { stylePage } from './build/style-page.ts'
import { noTopLevelAwait } from './build/top-level-await.ts'

export default defineConfig({
  define: { 'import.meta.env.VITE_BUILD_DATE': JSON.stringify(buildDate(new Date())) },
  plugins: [
    sentences(),
    react(),
    tailwindcss(),
    stylePage(),
    documents(),
    demoFigures(),
    reportPack(),
    manifests(),
    offline(),
    noTopLevelAwait(),
  ],
  // The worker's response allows no network at all, so whatever it needs is in its one file.
  worker: { format: 'es', plugins: () => [sentences()], rolldownOptions: { output: { codeSplitting: false } } },
  build: {
    rolldownOptions: { input: { site: 'index.html', app: 'app.html' }, output: inFewFiles() },
    // Fonts as data: addresses would need a looser policy; the polyfill would fetch.
    assetsInlineLimit: 0,
    // What a script imports is asked for as it is read. All at once, some forty for a screen, held a slow phone up for a tenth of a second.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files),
    },
  },
})
