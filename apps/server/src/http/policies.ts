/** What each kind of answer may do in the browser, as headers. docs/privacy.md says what they prove and how it is tested. */
export type Headers = Record<string, string>
export type Engine = 'browser' | 'server'

/** Sent with every answer. */
export const always: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
}

/** What the chat screens fetch while every chat is read in the browser: the demo chats, */
const demoChats = ['/demo-chat.txt', '/demo-group-chat.txt']
/**
 * the weights that sentiment and emotion are read with, and what draws a report, each under its content's hash: the same
 * files for everyone.
 */
const tools = /^\/assets\/(?:emotion|report)-[\w-]+\.bin$/
/** The fonts, which the page passes to the script that paints pictures. */
const fonts = /^\/assets\/[\w.-]+\.woff2$/
/**
 * and what is asked of this server by people with a license, or who lost one; nobody else asks.
 */
const licenseCalls = ['status', 'verify', 'deactivate', 'recover', 'portal'].map((call) => `/api/license/${call}`)

/**
 * The chat screens: no request, navigation or connection to another host, and to this one only what it is made of, the
 * pages and files in `published`, by their exact paths, and the calls about a license. `host` is the Host header, already checked: a path in a source
 * expression needs the host before it. To `mails`, the operator's own addresses, the reader's mail program may be opened.
 */
export function appPolicy(host: string, engine: Engine, published: readonly string[], mails: readonly string[]): Headers {
  const hosted = engine === 'server' ? ['/api/'] : [...published.filter((path) => tools.test(path)), ...licenseCalls]
  const paths = [...demoChats, ...published.filter((path) => fonts.test(path)), ...hosted]
  // A source expression cannot contain an IPv6 address.
  const connect = host.startsWith('[') ? ["'self'"] : paths.map((path) => host + path)
  return {
    ...documentPolicy({
      'default-src': "'none'",
      'script-src': "'self'",
      // The dialogs write style elements.
      'style-src': "'self' 'unsafe-inline'",
      // Not 'self': the query of an image's address would be a way out, to our own server.
      'img-src': 'data: blob:',
      'font-src': "'self'",
      'connect-src': connect.join(' '),
      // What it is installed by, for people who want it among their programs.
      'manifest-src': "'self'",
      'worker-src': "'self'",
      // Workers are started by addresses of ours, which one policy of the app lets through.
      ...trustedTypes('default'),
      ...nothingElse,
    }),
    // Closes what no content policy closes: navigation, window.open, WebRTC and looking up names of other hosts, and every
    // address of our own that could carry something.
    'connection-allowlist': `(${[...connectionsTo(host, engine, published), ...mails.map(mailTo)].join(' ')})`,
    // Where a browser has no such list: a link in a message is not to be looked up because it is shown.
    'x-dns-prefetch-control': 'off',
  }
}

/** Each published path as a pattern that matches it without a query; under the server's engine its calls as well. */
function connectionsTo(host: string, engine: Engine, published: readonly string[]): string[] {
  if (host.startsWith('[')) return ['response-origin']
  const whole = [...published, ...(engine === 'browser' ? licenseCalls : [])].map((path) => bare(host, path))
  return [...whole, ...(engine === 'server' ? [`"*://${host}/api/*"`] : [])]
}

/** A path as a pattern that matches it without a query. */
const bare = (host: string, path: string): string => `"*://${host}${path.replace(special, '\\\\$&')}\\\\?"`

/** One mail address as a pattern, with any subject. Without it, a link to it would open the browser's error page. */
const mailTo = (mail: string): string => `"mailto\\\\:${new URL(`mailto:${mail}`).pathname.replace(special, '\\\\$&')}"`

/** What would be more than a character in a pattern. */
const special = /[^\w\-./]/g

/** The site's pages never contain a chat, so they may be left by links. */
export function sitePolicy(): Headers {
  return documentPolicy({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    ...trustedTypes("'none'"),
    ...nothingElse,
  })
}

/**
 * Static files. A worker obeys the headers of its own script, not those of its page, so every script is sent with the
 * policy of the engine's worker: no network at all. For a script that a page loads they mean nothing.
 */
export const nothingPolicy: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'connection-allowlist': '()',
}

/** The script that draws reports: no network either, but it may compile the WebAssembly that it is handed. */
export const printerPolicy: Headers = {
  ...nothingPolicy,
  'content-security-policy': "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'",
}

/**
 * The service worker's script, which answers for the pages: it may fetch what it keeps, each by its exact path and without a query, and
 * nothing else. What a page fetches itself goes by that page's own rules.
 */
export function serviceWorkerPolicy(host: string, kept: readonly string[]): Headers {
  if (kept.length === 0) return nothingPolicy
  return {
    // Of this server the start page is kept, too, and a source expression with its path would match every other.
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    'connection-allowlist': host.startsWith('[') ? '(response-origin)' : `(${kept.map((path) => bare(host, path)).join(' ')})`,
  }
}

/** Where the local model is asked, and only there: Ollama on this computer. */
const localModel = 'http://127.0.0.1:11434'

/**
 * The script that talks to the local model: of all documents and scripts here the only one that may reach another program, by the
 * one address where Ollama listens on the reader's own computer. It runs only once the reader has switched the local model on.
 */
export const loopbackPolicy: Headers = {
  'content-security-policy': `default-src 'none'; connect-src ${localModel}; frame-ancestors 'none'`,
  'connection-allowlist': `("${localModel}/*")`,
}

/** No text becomes markup or the address of a script, but by this policy of the page. */
const trustedTypes = (policies: string) => ({ 'require-trusted-types-for': "'script'", 'trusted-types': policies })

const nothingElse = {
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-src': "'none'",
  'frame-ancestors': "'none'",
}

function documentPolicy(directives: Record<string, string>): Headers {
  const policy = Object.entries(directives).map(([name, value]) => `${name} ${value}`)
  return {
    'content-security-policy': policy.join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': unused.map((feature) => `${feature}=()`).join(', '),
  }
}

/** Everything a page could ask of the device: we ask for none of it. */
const unused = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]
