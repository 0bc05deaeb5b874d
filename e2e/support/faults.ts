/** What a browser may lack, refuse, or never answer, as scripts that run before anything of ours, in a page or in a worker. */

/** Where a fault is planted. */
export type Where = 'everywhere' | 'page' | 'worker'

export interface Fault {
  name: string
  script: string
  where?: Where
  /** Whether chats outlast the page. */
  chats: boolean
  /** The same of what is saved from them. */
  saved: boolean
}

/** A page that has no address yet has none of this either. */
const planted = (script: string) => `if (isSecureContext) {
  const nav = Object.getPrototypeOf(navigator)
  const refused = () => new DOMException('planted', 'SecurityError')
  const refuse = () => { throw refused() }
  const reject = () => Promise.reject(refused())
  const hang = () => new Promise(() => undefined)
  const getter = (of, name, get) => Object.defineProperty(of, name, { configurable: true, get })
  ${script}
}`

const kept = { chats: true, saved: true }

/** Missing, throwing and hanging, each by its script. */
const each = (feature: string, ways: Readonly<Record<string, string>>, rest: Pick<Fault, 'where' | 'chats' | 'saved'> = kept): Fault[] =>
  Object.entries(ways).map(([way, script]) => ({ name: `${feature} ${way}`, script: planted(script), ...rest }))

const databases = {
  // A worker inherits it.
  missing: 'for (let of = globalThis; of; of = Object.getPrototypeOf(of)) delete of.indexedDB',
  denied: 'IDBFactory.prototype.open = refuse',
  'that never opens':
    'IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value() {} }, removeEventListener: { value() {} } })',
}

const inWorkers = "typeof WorkerGlobalScope === 'function'"

export const faults: readonly Fault[] = [
  ...each('navigator.locks', {
    missing: 'delete nav.locks',
    'that throws where it is asked for': "getter(nav, 'locks', refuse)",
    denied: 'LockManager.prototype.request = LockManager.prototype.query = reject',
    'that never answers': 'LockManager.prototype.request = LockManager.prototype.query = hang',
  }),
  ...each('navigator.storage', { missing: 'delete nav.storage', 'that throws': "getter(nav, 'storage', refuse)" }),
  ...each('storage.estimate', {
    missing: 'delete StorageManager.prototype.estimate',
    denied: 'StorageManager.prototype.estimate = reject',
    'that never answers': 'StorageManager.prototype.estimate = hang',
  }),
  ...each('storage.persist', {
    missing: 'delete StorageManager.prototype.persist; delete StorageManager.prototype.persisted',
    denied: 'StorageManager.prototype.persist = StorageManager.prototype.persisted = reject',
    'that never answers': 'StorageManager.prototype.persist = StorageManager.prototype.persisted = hang',
  }),
  ...each('BroadcastChannel', {
    missing: 'delete globalThis.BroadcastChannel',
    'that throws': 'globalThis.BroadcastChannel = class { constructor() { refuse() } }',
    'that delivers nothing': 'BroadcastChannel.prototype.postMessage = () => undefined',
  }),
  ...each('localStorage and sessionStorage', {
    missing: 'delete globalThis.localStorage; delete globalThis.sessionStorage',
    denied: `if (!(${inWorkers})) for (const name of ['localStorage', 'sessionStorage']) getter(globalThis, name, refuse)`,
    full: `if (!(${inWorkers})) Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }`,
  }),
  ...(['everywhere', 'page', 'worker'] as const).flatMap((where) =>
    each(`IndexedDB${where === 'everywhere' ? '' : ` of the ${where}`}`, databases, {
      where,
      chats: where === 'page',
      saved: where === 'worker',
    }),
  ),
  ...each('IndexedDB', {
    'that fails twice': `const { open } = IDBFactory.prototype
  const tries = {}
  IDBFactory.prototype.open = function (...given) {
    tries[given[0]] = (tries[given[0]] ?? 0) + 1
    if (tries[given[0]] <= 2) throw new DOMException('', 'UnknownError')
    return open.apply(this, given)
  }`,
  }),
  // Chats are then kept in IndexedDB, as they are without navigator.storage.
  ...each('private files', {
    missing: 'delete StorageManager.prototype.getDirectory',
    denied: 'StorageManager.prototype.getDirectory = reject',
    'that never answer': 'StorageManager.prototype.getDirectory = hang',
  }),
  ...each('CompressionStream', {
    missing: 'delete globalThis.CompressionStream; delete globalThis.DecompressionStream',
    'that throws': 'globalThis.CompressionStream = globalThis.DecompressionStream = class { constructor() { refuse() } }',
  }),
  ...each('service worker', {
    missing: 'delete nav.serviceWorker',
    'that throws': "getter(nav, 'serviceWorker', refuse)",
    denied: `if (!(${inWorkers})) ServiceWorkerContainer.prototype.register = reject`,
    'that never answers': `if (!(${inWorkers})) ServiceWorkerContainer.prototype.register = hang`,
  }),
]

/**
 * Faults that are planted together, one of each feature, in browsers that have private files, where chats are usually kept: no feature is
 * missing here that is used in another one's place. IndexedDB is used instead of private files, so these and navigator.storage, which
 * points to them, fail alone. So does what decides whether something is stored. What each fault does alone is asserted beside the module
 * that asks for the feature (`apps/web/src/platform/`, `store/`).
 */
const together: readonly (readonly string[])[] = [
  [
    'navigator.locks missing',
    'storage.estimate missing',
    'storage.persist missing',
    'BroadcastChannel missing',
    'CompressionStream missing',
    'service worker missing',
  ],
  [
    'navigator.locks that throws where it is asked for',
    'storage.estimate denied',
    'storage.persist denied',
    'BroadcastChannel that throws',
    'CompressionStream that throws',
    'service worker that throws',
  ],
  [
    'navigator.locks denied',
    'storage.estimate that never answers',
    'storage.persist that never answers',
    'BroadcastChannel that delivers nothing',
    'localStorage and sessionStorage missing',
    'service worker denied',
  ],
  ['navigator.locks that never answers', 'localStorage and sessionStorage denied', 'service worker that never answers'],
  ['localStorage and sessionStorage full', 'IndexedDB that fails twice'],
]

/** Every fault once, alone or with others. */
export const browsers: readonly Fault[] = [
  ...together.map((names): Fault => {
    const all = names.map(faultNamed)
    if (all.some(({ where, chats, saved }) => where || !chats || !saved)) throw new Error(`${names} decide what is stored`)
    if (names.some((name) => /^(?:private files|navigator\.storage) /.test(name))) throw new Error(`${names} never meet private files`)
    return { name: names.join(', '), script: all.map(({ script }) => script).join('\n'), ...kept }
  }),
  ...faults.filter(({ name }) => !together.flat().includes(name)),
]

export function faultNamed(name: string): Fault {
  const found = faults.find((fault) => fault.name === name)
  if (!found) throw new Error(`no fault is named ${name}`)
  return found
}
