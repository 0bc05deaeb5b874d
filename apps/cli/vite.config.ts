import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defineConfig, type Plugin } from 'vite'
import { weightsFile } from '../server/src/weights-file.ts'

/** Puts the weights that feelings are read with beside the program. */
const weights = (): Plugin => ({
  name: 'convostat-weights',
  generateBundle() {
    const source = readFileSync(createRequire(import.meta.url).resolve('@convostat/emotion/weights.bin'))
    this.emitFile({ type: 'asset', fileName: weightsFile, source })
  },
})

// One program. All it needs stands in it, but for the compiler and the fonts of a PDF, which it reads from the packages where
// one is asked for.
export default defineConfig({
  plugins: [weights()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { input: { convostat: 'src/main.ts' } },
  },
  ssr: { noExternal: true },
})
