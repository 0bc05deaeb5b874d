import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { mostHosts } from '#config/limits.ts'
import { type Page, page } from './page.ts'
import type { PageSettings } from './page-settings.ts'

/** A page of the site: the same for everyone, but that it names where it was asked for. */
export interface SiteDocument {
  /** A hash of its words, the same at any address. */
  etag: string
  /** As it is sent to a request for this host, a Host header that was checked. */
  at(host: string): Page
}

/** Placeholders in the pages for the host and the origin of the request: see apps/web/src/data/client/page-settings.ts and as-document.ts. */
const hostName = 'host.convostat.invalid'
const originName = 'https://origin.convostat.invalid'

/** `publicUrl` is where the pages are for everyone, if that is set. */
export function siteDocument(name: string, html: string, publicUrl: string | null = null): SiteDocument {
  const written = new Map<string, Page>()
  return {
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    at(host) {
      const known = written.get(host)
      if (known) return known
      const text = html.replaceAll(originName, escaped(originAt(host, publicUrl))).replaceAll(hostName, escaped(host))
      const made = page(name, Buffer.from(text))
      if (written.size === mostHosts) written.clear()
      written.set(host, made)
      return made
    },
  }
}

/** Where the pages are, as an address that says everything. A name that others know them by is reached by HTTPS. */
export function originAt(host: string, publicUrl: string | null): string {
  if (publicUrl !== null && URL.canParse(publicUrl)) return new URL(publicUrl).origin
  return `${isHere.test(host) ? 'http' : 'https'}://${host}`
}

const isHere = /^(localhost|[\d.]+|\[[\da-f:.]+\])(:\d+)?$/i

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Which of the web build's files is at each path of the site, and which where nothing is, by language. */
export interface SiteFiles {
  site: Readonly<Record<string, string>>
  notFound: Readonly<Record<string, string>>
}

interface SiteTable extends SiteFiles {
  /** The first is that of the pages without a language in their path. */
  languages: readonly string[]
  /** The settings that the pages were built with. */
  asBuilt: Readonly<Record<string, string>>
}

type Draw = (
  templates: Readonly<Record<'site' | 'app', string>>,
  told: Readonly<Record<string, string>>,
  languages: readonly string[],
) => Promise<{ pages: readonly (readonly { path: string | null; html: string }[])[]; app: string }>

/** The document of the chat screens. */
export const appFile = 'app.html'

/**
 * The site's pages and the document of the chat screens by their files, drawn again by what the web build has for it, where this server's settings differ from those of
 * the build did: who reads the chats, whom they name, who takes the money. Else none. It takes about a second.
 */
export async function drawnAnew(folder: string, { engine, brand, payments }: PageSettings): Promise<ReadonlyMap<string, string>> {
  const { site, notFound, languages, asBuilt } = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')) as Partial<SiteTable>
  if (!site || !notFound || !languages || !asBuilt) return new Map()
  const told = { engine, brand: JSON.stringify(brand), payments: payments ?? '' }
  if (Object.entries(told).every(([name, value]) => asBuilt[name] === value)) return new Map()
  const { drawSite } = (await import(/* @vite-ignore */ pathToFileURL(join(folder, 'site/draw.js')).href)) as { drawSite: Draw }
  const template = (name: string) => readFileSync(join(folder, `site/${name}-template.html`), 'utf8')
  const { pages, app } = await drawSite({ site: template('site'), app: template('app') }, told, languages)
  const fileOf = (language: string, path: string | null) => (path === null ? notFound[language] : site[path])
  const drawn = languages.flatMap((language, i) => pages[i].map(({ path, html }) => [fileOf(language, path), html] as const))
  return new Map([...drawn, [appFile, app]])
}
