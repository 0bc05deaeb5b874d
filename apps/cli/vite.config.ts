import { defineConfig } from 'vite'
import { sentences } from '../../packages/sentences/src/plugin.ts'
import { weights } from '../../scripts/weights-plugin.ts'

// One program. All it needs is in it, except for the compiler and the fonts of a PDF, which it reads from the packages where
// one is asked for.
export default defineConfig({
  plugins: [sentences(), weights()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { input: { convostat: 'src/main.ts' } },
  },
  ssr: { noExternal: true },
})
