import type { Plugin } from 'vite'

/** The file of the page that shows the look, below the root of the pages. It is not an entry of the build. */
export const styleFile = '/gallery/style.html'

/** `/style` while developing: every component in every state. A build knows nothing of it. */
export function stylePage(): Plugin {
  return {
    name: 'convostat-style-page',
    apply: 'serve',
    configureServer: (server) =>
      void server.middlewares.use((request, _response, next) => {
        const [path] = (request.url ?? '').split('?')
        if (path === '/style') request.url = styleFile
        next()
      }),
  }
}
