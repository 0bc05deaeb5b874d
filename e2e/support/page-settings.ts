import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import type * as Drawing from '../../apps/web/src/entries/render.ts'

type Settings = Partial<Drawing.DocumentSettings>

const build = new URL('../../apps/web/dist/', import.meta.url)

/** Has the documents come with other settings, as from a server that was started so: it has the site's pages drawn for them. */
export async function tell(page: Page, settings: Settings): Promise<void> {
  const { app, asBuilt, languages } = JSON.parse(readFileSync(new URL('routes.json', build), 'utf8'))
  const { drawSite } = (await import(pathToFileURL(new URL('site/draw.js', build).pathname).href)) as typeof Drawing
  const template = (name: string) => readFileSync(new URL(`site/${name}-template.html`, build), 'utf8')
  const whole = await drawSite({ site: template('site'), app: template('app') }, { ...asBuilt, ...settings }, languages)
  const drawn = whole.pages.flat()
  await page.route(
    ({ pathname }) => app.includes(pathname) || drawn.some(({ path }) => path === pathname),
    async (route) => {
      const response = await route.fetch()
      const { host, pathname } = new URL(route.request().url())
      const html = app.includes(pathname) ? whole.app : drawn.find(({ path }) => path === pathname)?.html
      const anew = html?.replaceAll('host.convostat.invalid', host)
      let body = await response.text()
      if (anew !== undefined) body = withHeadOf(anew, body)
      for (const [name, value] of Object.entries(settings)) body = withMeta(body, name, value)
      await route.fulfill({ response, body })
    },
  )
}

/** The redrawn page, with the server's settings for every page. */
const withHeadOf = (anew: string, sent: string): string =>
  [...sent.matchAll(/<meta\s+name="convostat-(\w+)"\s+content="([^"]*)"/g)].reduce(
    (html, [, name, value]) => withContent(html, name, value),
    anew,
  )

const withMeta = (html: string, name: string, value: string): string =>
  withContent(html, name, value.replaceAll('&', '&amp;').replaceAll('"', '&quot;'))

const withContent = (html: string, name: string, content: string): string =>
  html.replace(new RegExp(`(<meta\\s+name="convostat-${name}"\\s+content=)"[^"]*"`), (_, before: string) => `${before}"${content}"`)
