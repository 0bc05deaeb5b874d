import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What the app draws of it, as HTML: with a router around it, for what links to other screens. */
export async function drawn(node: ReactNode): Promise<string> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => node }),
    history: createMemoryHistory(),
    // Its way back to the top of a page needs a window.
    scrollRestoration: false,
  })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
