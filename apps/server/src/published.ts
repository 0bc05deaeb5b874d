import { createHash } from 'node:crypto'
import { fstatSync, openSync, readdirSync, readFileSync, read as readWithCallback } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip as gzipWithCallback } from 'node:zlib'
import type { Trust } from '@convostat/license'
import type { Brand } from './brand-settings.mjs'
import type { PaymentMode } from './payments/provider.ts'
import type { Engine } from './policies.ts'

const gzip = promisify(gzipWithCallback)

/** One thing to send: its bytes, and the headers that follow from them. */
export interface Page {
  length: number
  body(): Buffer<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>
  type: string
  etag: string
  /** Its name holds a hash of its content, so a browser may keep it for good. */
  isImmutable: boolean
  /** The bytes compressed, once somebody asked; null where compressing gains nothing. */
  zipped: () => Promise<Buffer<ArrayBuffer> | null>
}

/**
 * What the web build made, read once when the server starts: every answer comes from these tables, by exact path. So no
 * request ever becomes a path on the disk, and a build under way never mixes with the one being served. What draws reports
 * is too large to be held for those who rarely ask for it: it is opened once, and read whenever it is sent.
 */
export interface Published {
  /** Paths of the site's pages and of the chat screens, as the web build lists them in routes.json. */
  site: Set<string>
  app: Set<string>
  siteDocument: Page
  appDocument: Page
  /** The script of the worker that draws reports. */
  printer: string
  /** The script of the worker that talks to the local model. */
  loopback: string
  /** Every other file, by its path in the address: `/assets/main-4f1a2b3c.js`. */
  files: Map<string, Page>
  /** The mail addresses that the documents name. */
  mails: readonly string[]
  /** Other pages of this server that the chat screens lead to: in the sandbox, where its mails lie. */
  exits: readonly string[]
}

const routesFile = 'routes.json'

/** What both documents are told by the server that sends them. */
export interface Told {
  /** So that their sentences are true, and calls find it. */
  engine: Engine
  /** Whose licenses they take. */
  license: Trust
  /** Whom they name. */
  brand: Brand
  /** Who takes the money for Pro; null where nothing can be bought. */
  payments: PaymentMode | null
}

/** `folder` is the web build. */
export function publish(folder: string, told: Told): Published {
  const read = (name: string) => readFileSync(join(folder, name))
  const routes = readRoutes(read(routesFile).toString())
  const files = new Map<string, Page>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')
    // Documents are sent under their routes only: under their file's name they would have no policy.
    if (entry.isFile() && !name.endsWith('.html') && name !== routesFile)
      files.set(`/${name}`, isReportPack.test(name) ? largePage(join(folder, name)) : page(name, read(name)))
  }
  const document = (name: string) => page(name, Buffer.from(telling(read(name).toString(), name, told)))
  const mails = [told.brand.support_email, told.brand.contact_email].filter((mail) => mail !== undefined)
  const exits = told.payments === 'sandbox' ? ['/sandbox/mail'] : []
  return { ...routes, files, siteDocument: document('index.html'), appDocument: document('app.html'), mails, exits }
}

function readRoutes(json: string): Pick<Published, 'site' | 'app' | 'printer' | 'loopback'> {
  const { site, app, ...scripts } = JSON.parse(json) as Record<string, unknown>
  const paths = { site: pathsIn(site, 'site'), app: pathsIn(app, 'app') }
  return { ...paths, printer: pathIn(scripts.printer, 'printer'), loopback: pathIn(scripts.loopback, 'loopback') }
}

function pathIn(path: unknown, name: string): string {
  if (typeof path === 'string' && path.startsWith('/')) return path
  throw new Error(`${routesFile}: expected "${name}" to be a path`)
}

function pathsIn(list: unknown, name: string): Set<string> {
  if (Array.isArray(list) && list.every((path) => typeof path === 'string' && path.startsWith('/'))) return new Set(list)
  throw new Error(`${routesFile}: expected "${name}" to be a list of paths, got ${JSON.stringify(list)}`)
}

function telling(html: string, name: string, { engine, license, brand, payments }: Told): string {
  const values = { engine, license: JSON.stringify(license), brand: JSON.stringify(brand), payments: payments ?? '' }
  return Object.entries(values).reduce((told, [key, value]) => {
    const meta = new RegExp(`(<meta\\s+name="convostat-${key}"\\s+content=")[^"]*(")`)
    if (!meta.test(told)) throw new Error(`${name}: expected <meta name="convostat-${key}" content="...">`)
    return told.replace(meta, (_, before: string, after: string) => before + escaped(value) + after)
  }, html)
}

/** As the value of an attribute, whatever an operator wrote. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const types: Record<string, string> = {
  bin: 'application/octet-stream',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
  zip: 'application/zip',
}
const isCompressible = /^text\/|json|svg|javascript|wasm|octet-stream|font\/woff$/
/** What gets no smaller than this part of itself is sent as it is. */
const worthwhile = 0.95
/** As Vite writes them: `/assets/name-HASH.ext`. */
const isHashed = /^assets\/.*-[\w-]{8,}\.\w+$/

function page(name: string, bytes: Buffer<ArrayBuffer>): Page {
  const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
  let zipped: Promise<Buffer<ArrayBuffer> | null> | undefined
  return {
    length: bytes.length,
    body: () => bytes,
    type,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    isImmutable: isHashed.test(name),
    zipped() {
      zipped ??= isCompressible.test(type) && bytes.length > 1000 ? gzipWorthwhile(bytes) : Promise.resolve(null)
      return zipped
    },
  }
}

/** What draws reports, compressed already; its name holds a hash of its content. */
const isReportPack = /^assets\/report-([\w-]{8,})\.bin$/

/** Where the report pack of a web build lies, or null where it has none. */
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
    zipped: () => Promise.resolve(null),
  }
}

const read = promisify(readWithCallback)

/** A file's bytes from its beginning, as they are asked for. Whoever else reads it reads at a place of their own. */
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

async function gzipWorthwhile(bytes: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer> | null> {
  const zipped = await gzip(bytes)
  return zipped.length < bytes.length * worthwhile ? zipped : null
}
