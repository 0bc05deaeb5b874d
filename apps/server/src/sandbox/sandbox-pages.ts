import type { Hono } from 'hono'
import { always } from '#http/policies.ts'
import { checkoutPages } from './checkout-page.ts'
import { clockPages } from './clock-page.ts'
import { guarded } from './door.ts'
import { stylePath } from './layout.ts'
import { mailPages } from './mail-pages.ts'
import { purchasePages } from './purchase-pages.ts'
import type { Playing } from './sandbox-context.ts'
import { fontFaces, stylesheet } from './style.ts'

/** All pages of the sandbox, under /sandbox. `files` are the paths that the web build brings: its letters are among them. */
export function sandboxPages(playing: Playing, files: Iterable<string>): Hono {
  const app = guarded()
  const css = stylesheet(fontFaces(files))
  app.get(stylePath, (c) => c.body(css, 200, { ...always, 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }))
  purchasePages(app, playing)
  checkoutPages(app, playing)
  clockPages(app, playing)
  mailPages(app, playing)
  return app
}
