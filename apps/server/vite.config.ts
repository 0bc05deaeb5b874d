import { defineConfig } from 'vite'
import { sentences } from '../../packages/sentences/src/plugin.ts'
import { weights } from '../../scripts/weights-plugin.ts'

// Four programs: the server, the threads in which it reads chats and draws reports, and the license desk. All they need is in them, but
// for the database, whose program for this system npm has installed.
export default defineConfig({
  plugins: [sentences(), weights()],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      input: {
        server: 'src/main.ts',
        'chat-thread': 'src/chats/chat-thread.ts',
        'print-thread': 'src/chats/print-thread.ts',
        'license-desk': 'src/commands/license-cli.ts',
      },
    },
  },
  ssr: { noExternal: true, external: ['libsql'] },
})
