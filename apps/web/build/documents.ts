import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { routes } from '../src/routes.ts'

/**
 * The two documents of the product. While developing, each path is answered by its document; after a build,
 * `routes.json` tells the server the same, and the one script that may never touch a network: the engine worker.
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
        const workers = Object.keys(bundle).filter((file) => /^assets\/worker-[\w-]+\.js$/.test(file))
        if (workers.length !== 1) throw new Error(`routes.json: expected one engine worker in the build, found ${workers.length}`)
        await writeFile(join(dir!, 'routes.json'), `${JSON.stringify({ ...routes, worker: `/${workers[0]}` }, null, 2)}\n`)
      },
    },
  }
}
