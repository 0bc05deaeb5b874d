import { defineConfig } from 'vite'

// Three programs: the server, the thread in which it reads chats, and the license desk. All they need stands in them, but
// for the database, whose program for this system npm has installed.
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { input: { server: 'src/main.ts', 'chat-thread': 'src/chat-thread.ts', 'license-desk': 'src/license-desk.ts' } },
  },
  ssr: { noExternal: true, external: ['libsql'] },
})
