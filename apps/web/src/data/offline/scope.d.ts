/** What a service worker is given; the types of the page know nothing of it. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(answer: Response | Promise<Response>): void
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown
}

interface ServiceWorkerGlobalScope {
  readonly location: WorkerLocation
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', hear: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', hear: (event: FetchEvent) => void): void
  addEventListener(type: 'message', hear: (event: ExtendableMessageEvent) => void): void
}
