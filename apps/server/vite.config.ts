import { defineConfig } from 'vite'

// Two programs that need no node_modules: the server, and the thread in which it reads chats.
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: { input: { server: 'src/main.ts', 'chat-thread': 'src/chat-thread.ts' } },
  },
  ssr: { noExternal: true },
})
