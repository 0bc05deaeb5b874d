import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { defineConfig, type Plugin } from 'vite'
import { weightsFile } from './src/weights-file.ts'

/** Puts the weights that feelings are read with beside the thread that reads them. */
const weights = (): Plugin => ({
  name: 'convostat-weights',
  generateBundle() {
    const source = readFileSync(createRequire(import.meta.url).resolve('@convostat/emotion/weights.bin'))
    this.emitFile({ type: 'asset', fileName: weightsFile, source })
  },
})

// Four programs: the server, the threads in which it reads chats and draws reports, and the license desk. All they need stands in them, but
// for the database, whose program for this system npm has installed.
export default defineConfig({
  plugins: [weights()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        server: 'src/main.ts',
        'chat-thread': 'src/chat-thread.ts',
        'print-thread': 'src/print-thread.ts',
        'license-desk': 'src/license-desk.ts',
      },
    },
  },
  ssr: { noExternal: true, external: ['libsql'] },
})
