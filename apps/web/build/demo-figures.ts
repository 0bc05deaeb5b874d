import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type * as Counting from './count-demo.ts'

/** Has the engine count the demo chat, and hands the figures to what draws the site, and its ribbon to locked screens. */
export function demoFigures(): Plugin {
  return {
    name: 'convostat-demo-figures',
    async config() {
      const { module } = await runnerImport<typeof Counting>(join(import.meta.dirname, 'count-demo.ts'))
      const chat = await module.readDemo(join(import.meta.dirname, '../public/demo-chat.txt'))
      return {
        define: {
          'import.meta.env.VITE_DEMO_FIGURES': JSON.stringify(module.demoFiguresOf(chat)),
          'import.meta.env.VITE_DEMO_RIBBON': JSON.stringify(module.demoRibbonOf(chat)),
        },
      }
    },
  }
}
