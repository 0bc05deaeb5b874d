import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { language } from '#messages/language.ts'
import { routes } from '#routes.ts'
import { sitePath } from '#site-path.ts'
import { withIslands } from '../island.tsx'
import { islands } from '../islands.ts'
import { notFound, pages, type SiteEntry } from '../pages.ts'
import { SitePage } from '../site-page.tsx'
import { asDocument } from './as-document.ts'

/** A page of the site as a whole document. */
export interface Drawn {
  /** Its path; null for the page that answers all other paths. */
  path: string | null
  html: string
}

/** Every page of the site in the language this module was opened in. `template` is the document that the build made. */
export function draw(template: string): Drawn[] {
  const found = routes.site.map((path) => ({ path: sitePath(path), html: page(template, sitePath(path), pages[path]) }))
  return [...found, { path: null, html: page(template, null, notFound) }]
}

function page(template: string, path: string | null, { title, description, Page }: SiteEntry): string {
  const html = renderToStaticMarkup(
    <SitePage path={path}>
      <Page />
    </SitePage>,
  )
  const whole = withIslands(html, (name, props, identifierPrefix) =>
    renderToString(createElement(islands[name] as ComponentType<object>, props), { identifierPrefix }),
  )
  return asDocument(template, { path, language, title, description, body: whole })
}
