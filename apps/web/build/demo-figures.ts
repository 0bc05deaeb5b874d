import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type * as Counting from './count-demo.ts'

/** Has the engine count the demo chat, and hands the figures to what draws the site. */
export function demoFigures(): Plugin {
  return {
    name: 'convostat-demo-figures',
    async config() {
      const { module } = await runnerImport<typeof Counting>(join(import.meta.dirname, 'count-demo.ts'))
      const figures = await module.countDemo(join(import.meta.dirname, '../public/demo-chat.txt'))
      return { define: { 'import.meta.env.VITE_DEMO_FIGURES': JSON.stringify(figures) } }
    },
  }
}
