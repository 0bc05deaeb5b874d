import { createHash } from 'node:crypto'
import { fstatSync, openSync, readdirSync, readFileSync, read as readWithCallback } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { type Page, page } from './page.ts'
import type { PageSettings } from './page-settings.ts'
import { appFile, type SiteDocument, type SiteFiles, siteDocument } from './site-documents.ts'

/**
 * What the web build made, read once when the server starts: every answer comes from these tables, by exact path. So no
 * request ever becomes a path on the disk, and a build under way never mixes with the one being served. What draws reports
 * is too large to be kept for those who rarely ask for it: it is opened once, and read whenever it is sent.
 */
export interface Published {
  /** The site's pages by their paths, as the web build lists them in routes.json. */
  site: ReadonlyMap<string, SiteDocument>
  /** What is shown where there is no page, by language; the first where nobody knows. */
  notFound: ReadonlyMap<string, SiteDocument>
  /** Paths of the chat screens. */
  app: Set<string>
  appDocument: SiteDocument
  /** The script of the worker that draws reports. */
  printer: string
  /** The script of the worker that talks to the local model. */
  loopback: string
  /** Every other file, by its path in the address: `/assets/main-4f1a2b3c.js`. */
  files: Map<string, Page>
  /** The service worker as it was built, without what it keeps. */
  serviceWorkerScript: Buffer
  /** Which files and which of the site's pages browsers keep for the time without a network; null where they keep nothing. */
  offline: Offline | null
  /** The mail addresses that the documents name. */
  mails: readonly string[]
  /** Other pages of this server that the chat screens link to: in the sandbox, where its mails are. */
  exits: readonly string[]
}

/** As the web build lists them in offline.json. */
interface Offline {
  files: readonly string[]
  /** The site's pages that are of no use without a network, as they are called in every language. */
  online: readonly string[]
}

const routesFile = 'routes.json'
const offlineFile = 'offline.json'
/** The folder of what draws the site's pages, which nobody is sent. */
const drawing = 'site/'
/** At the top, so that it may answer for every page. */
export const serviceWorkerPath = '/service-worker.js'

/** `folder` is the web build; `anew` its pages that were drawn again for this server's settings, by their files. */
export function publish(folder: string, told: PageSettings, anew: ReadonlyMap<string, string> = new Map()): Published {
  const read = (name: string) => readFileSync(join(folder, name))
  const routes = readRoutes(read(routesFile).toString())
  const files = new Map<string, Page>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    // Documents are sent under their routes only: under their file's name they would have no policy.
    if (entry.isFile() && !name.endsWith('.html') && !name.startsWith(drawing) && name !== routesFile && name !== offlineFile)
      files.set(`/${name}`, isReportPack.test(name) ? largePage(join(folder, name)) : page(name, read(name)))
  }
  const toldIn = (name: string) => telling(anew.get(name) ?? read(name).toString(), name, told)
  const siteDocuments = (files: Readonly<Record<string, string>>) =>
    new Map(Object.entries(files).map(([key, name]) => [key, siteDocument(name, toldIn(name), told.publicUrl)]))
  const mails = [told.brand.support_email, told.brand.contact_email].filter((mail) => mail !== undefined)
  const offline = told.offline ? readOffline(read(offlineFile).toString()) : null
  const exits = told.payments === 'sandbox' ? ['/sandbox/mail'] : []
  return {
    ...routes,
    files,
    site: siteDocuments(routes.site),
    notFound: siteDocuments(routes.notFound),
    appDocument: siteDocument(appFile, toldIn(appFile), told.publicUrl),
    mails,
    exits,
    serviceWorkerScript: read(serviceWorkerPath.slice(1)),
    offline,
  }
}

function readRoutes(json: string): Pick<Published, 'app' | 'printer' | 'loopback'> & SiteFiles {
  const { site, notFound, app, ...scripts } = JSON.parse(json) as Record<string, unknown>
  return {
    site: filesIn(site, 'site', (path) => path.startsWith('/')),
    notFound: filesIn(notFound, 'notFound', (language) => /^\w+$/.test(language)),
    app: pathsIn(app, 'app'),
    printer: pathIn(scripts.printer, 'printer'),
    loopback: pathIn(scripts.loopback, 'loopback'),
  }
}

function filesIn(table: unknown, name: string, isKey: (key: string) => boolean): Record<string, string> {
  const entries = Object.entries(Object(table) as Record<string, unknown>)
  const isTable = entries.every((entry): entry is [string, string] => isKey(entry[0]) && typeof entry[1] === 'string')
  if (isTable && entries.length > 0) return Object.fromEntries(entries)
  throw new Error(`${routesFile}: expected "${name}" to be a table of documents, got ${JSON.stringify(table)}`)
}

function readOffline(json: string): Offline {
  const { files, online } = JSON.parse(json) as Record<string, unknown>
  return { files: [...pathsIn(files, 'files', offlineFile)], online: [...pathsIn(online, 'online', offlineFile)] }
}

function pathIn(path: unknown, name: string): string {
  if (typeof path === 'string' && path.startsWith('/')) return path
  throw new Error(`${routesFile}: expected "${name}" to be a path`)
}

function pathsIn(list: unknown, name: string, file = routesFile): Set<string> {
  if (Array.isArray(list) && list.every((path) => typeof path === 'string' && path.startsWith('/'))) return new Set(list)
  throw new Error(`${file}: expected "${name}" to be a list of paths, got ${JSON.stringify(list)}`)
}

function telling(html: string, name: string, { engine, license, brand, payments, offline }: PageSettings): string {
  const values = {
    engine,
    license: JSON.stringify(license),
    brand: JSON.stringify(brand),
    payments: payments ?? '',
    offline: offline ? 'on' : 'off',
  }
  return Object.entries(values).reduce((told, [key, value]) => {
    const meta = new RegExp(`(<meta\\s+name="convostat-${key}"\\s+content=")[^"]*(")`)
    if (!meta.test(told)) throw new Error(`${name}: expected <meta name="convostat-${key}" content="...">`)
    return told.replace(meta, (_, before: string, after: string) => before + escaped(value) + after)
  }, html)
}

/** As the value of an attribute, escaped. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What draws reports, compressed already; its name contains a hash of its content. */
const isReportPack = /^assets\/report-([\w-]{8,})\.bin$/

/** Where the report pack of a web build is, or null where it has none. */
export function reportPackIn(folder: string): string | null {
  const name = readdirSync(join(folder, 'assets')).find((name) => isReportPack.test(`assets/${name}`))
  return name === undefined ? null : join(folder, 'assets', name)
}

function largePage(path: string): Page {
  const file = openSync(path, 'r')
  const { size } = fstatSync(file)
  return {
    length: size,
    body: () => bytesOf(file, size),
    type: 'application/octet-stream',
    etag: createHash('sha256')
      .update(path.slice(path.lastIndexOf(sep) + 1))
      .digest('base64url')
      .slice(0, 22),
    isImmutable: true,
    packed: () => Promise.resolve(null),
  }
}

const read = promisify(readWithCallback)

/** A file's bytes from its beginning, as they are asked for. Other readers have their own position. */
function bytesOf(file: number, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const piece = new Uint8Array(Math.min(256 * 1024, size - at))
      const { bytesRead } = await read(file, piece, 0, piece.length, at)
      at += bytesRead
      if (bytesRead === 0) return controller.error(new Error('a published file was cut short'))
      controller.enqueue(piece.subarray(0, bytesRead))
      if (at === size) controller.close()
    },
  })
}
