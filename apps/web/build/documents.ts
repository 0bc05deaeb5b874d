import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { routes } from '../src/routes.ts'

/**
 * The two documents of the product. While developing, each path is answered by its document; after a build,
 * `routes.json` tells the server the same, and the scripts of the workers: the engine, which may never touch a network, and the
 * printer, which alone may compile WebAssembly besides, and the one that alone may reach the local model.
 */
export function documents(): Plugin {
  const answer: Connect.NextHandleFunction = (request, _response, next) => {
    const [path] = (request.url ?? '').split('?')
    if (routes.app.some((known) => known === path)) request.url = '/app.html'
    next()
  }
  return {
    name: 'convostat-documents',
    configureServer: (server) => void server.middlewares.use(answer),
    configurePreviewServer: (server) => void server.middlewares.use(answer),
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        const scriptOf = (name: string) => {
          const found = Object.keys(bundle).filter((file) => new RegExp(`^assets/${name}-[\\w-]+\\.js$`).test(file))
          if (found.length !== 1) throw new Error(`routes.json: expected one ${name} in the build, found ${found.length}`)
          return `/${found[0]}`
        }
        const scripts = { worker: scriptOf('worker'), printer: scriptOf('printer'), loopback: scriptOf('loopback') }
        await writeFile(join(dir!, 'routes.json'), `${JSON.stringify({ ...routes, ...scripts }, null, 2)}\n`)
      },
    },
  }
}
