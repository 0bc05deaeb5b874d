/** One thing to keep. `revision` says which content it has, and is null where its address says so itself. */
interface ToKeep {
  url: string
  revision: string | null
}

/** What the server writes at the head of the service worker's script: what this version is made of. */
export interface CacheManifest {
  /** The chat screens' paths, and where the document of all of them is kept. */
  app: readonly string[]
  appDocument: string
  /** The site's pages that are kept, too, each a separate document. */
  site: readonly string[]
  /** Every document and file of this version. */
  toKeep: readonly ToKeep[]
}

/** The service worker says to every tab how far it is with keeping this version, or what kept it from that. */
export type CacheProgress = { done: number; of: number } | { failed: 'full' | 'network' }

/** Where it says so. */
export const tellingChannel = 'convostat-offline'

/** What is kept of this version, and what a tab of the version before may still ask for. */
export const keptCache = 'convostat-app'
export const earlierCache = 'convostat-app-earlier'
