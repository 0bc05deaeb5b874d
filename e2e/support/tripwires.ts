import type { BrowserContext, Page, Worker } from '@playwright/test'

/** What a tripwire says begins with this. */
export const wire = 'tripwire:'

/**
 * Notices attempts, not only arrivals: what a policy blocks, what it cannot report, and what no log of requests shows.
 * Everything noticed is said on the console, from where it is read without a request.
 */
export async function tripwires(context: BrowserContext): Promise<void> {
  await context.addInitScript(inPage, wire)
  const follow = (page: Page) => page.on('worker', (worker) => void watch(worker))
  for (const page of context.pages()) follow(page)
  context.on('page', follow)
  context.on('serviceworker', (worker) => void watchServiceWorker(worker))
}

/** A worker that ends before it can be watched has done nothing. */
const watch = (worker: Worker) => worker.evaluate(inWorker, wire).catch(() => undefined)

const watchServiceWorker = (worker: Worker) => worker.evaluate(inServiceWorker, wire).catch(() => undefined)

function inPage(wire: string): void {
  const notice = (what: string, detail: unknown) => console.info(wire, what, String(detail))
  const scope: Record<string, unknown> = Object(window)
  const own = (url: string) => new URL(url, location.href).origin === location.origin

  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    // Of what only a trusted type may hold, the sample says where it was to go.
    notice(`the policy (${violatedDirective}) blocked`, `${blockedURI} ${sample}`)
  })
  // Blocked navigation is reported nowhere. A route of the app is a change within the document.
  const navigation = scope.navigation as EventTarget
  navigation?.addEventListener('navigate', (event) => {
    const { destination, navigationType } = Object(event) as { destination: { url: string; sameDocument: boolean }; navigationType: string }
    if (!destination.sameDocument && navigationType !== 'reload') notice('the page was sent to', destination.url)
  })
  for (const name of ['open', 'RTCPeerConnection', 'WebTransport', 'SharedWorker']) {
    const original = scope[name] as ((...given: unknown[]) => unknown) | undefined
    if (!original) continue
    const said = (given: unknown[]) => notice(`the page called ${name}`, JSON.stringify(given))
    scope[name] = new Proxy(original, {
      apply(target, that, given) {
        said(given)
        return Reflect.apply(target, that, given)
      },
      construct(target, given, made) {
        said(given)
        return Reflect.construct(target, given, made)
      },
    })
  }
  // A hint to look up a name, or a link that invites one, is seen in no log when it is blocked.
  const attributes = ['href', 'src', 'srcset', 'data', 'poster', 'action', 'formaction', 'ping', 'background']
  const look = (node: Node) => {
    if (!(node instanceof Element)) return
    for (const element of [node, ...node.querySelectorAll('*')]) {
      for (const name of attributes) {
        const url = element.getAttribute(name)
        if (url && URL.canParse(url, location.href) && /^(https?|wss?|ftp):/.test(new URL(url, location.href).protocol) && !own(url)) {
          notice(`the page named another host in <${element.localName} ${name}>`, url)
        }
      }
    }
  }
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [...addedNodes, target]) look(node)
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: attributes })
}

function inWorker(wire: string): void {
  const notice = (what: string, detail: unknown) => console.info(wire, what, String(detail))
  const scope: Record<string, unknown> = Object(globalThis)
  addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI } = Object(event) as SecurityPolicyViolationEvent
    notice(`the engine's policy (${violatedDirective}) blocked`, blockedURI)
  })
  for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'importScripts']) {
    const original = scope[name] as ((...given: unknown[]) => unknown) | undefined
    if (!original) continue
    scope[name] = new Proxy(original, {
      apply(target, that, given) {
        notice(`the engine called ${name}`, given[0])
        return Reflect.apply(target, that, given)
      },
      construct(target, given, made) {
        notice(`the engine called ${name}`, given[0])
        return Reflect.construct(target, given, made)
      },
    })
  }
}

/** It may fetch what it keeps, and nothing else: what a rule blocks, and whatever is sent or added to an address, is reported. */
function inServiceWorker(wire: string): void {
  const notice = (what: string, detail: unknown) => console.info(wire, what, String(detail))
  addEventListener('securitypolicyviolation', (event) => {
    const { violatedDirective, blockedURI } = Object(event) as SecurityPolicyViolationEvent
    notice(`the service worker's policy (${violatedDirective}) blocked`, blockedURI)
  })
  const original = globalThis.fetch
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    const { origin, search } = new URL(request.url)
    if (origin !== location.origin || search !== '' || request.method !== 'GET') notice('the service worker called fetch', request.url)
    return original(input, init)
  }
}
