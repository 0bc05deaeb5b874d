import { createBrowserHistory, createRootRoute, createRoute, createRouter, Link, lazyRouteComponent } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { carryFilters } from '#data/search/carry-filters.ts'
import { say } from '#messages/index.ts'
import { buttonLook } from '#ui/button.tsx'
import { Crash } from '#ui/crash.tsx'
import { Empty } from '#ui/empty.tsx'
import { screens } from './screens.ts'
import { Frame } from './shell/frame.tsx'
import { loadProScreen } from './shell/pro-screen.tsx'
import { isStartHere } from './start/hydrate-start.ts'

declare module '@tanstack/react-router' {
  /** What a screen may know of another one, which it never imports. */
  interface StaticDataRouteOption {
    title?: string
    Icon?: LucideIcon
    /** Of a screen that Pro opens: what one would have of it. */
    reason?: string
  }
}

/** The chat screens under their paths, all in one frame. */
export function createAppRouter() {
  const root = createRootRoute({ component: Frame, notFoundComponent: NotFound })
  const routes = screens.map((screen) => {
    const { path, title, Icon, load } = screen
    const shown = screen.plan === 'pro' ? () => loadProScreen(screen) : load
    const reason = screen.plan === 'pro' ? screen.reason : undefined
    return createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(shown, 'Screen'),
      staticData: { title, Icon, reason },
    })
  })
  // A visitor who reads on in the start screen of the document stays where they are as the app takes over.
  const scrollRestoration = () => !isStartHere()
  const history = carryFilters(createBrowserHistory())
  return createRouter({ routeTree: root.addChildren(routes), history, scrollRestoration, defaultErrorComponent: Crash })
}

function NotFound() {
  return (
    <Empty
      drawing="astray"
      level={1}
      title={say.notFound.title}
      actions={
        <Link to="/app" className={buttonLook({ size: 'large' })}>
          {say.notFound.toUpload}
        </Link>
      }
    />
  )
}
