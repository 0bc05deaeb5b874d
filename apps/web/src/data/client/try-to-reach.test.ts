import { afterEach, describe, expect, test, vi } from 'vitest'
import { serverAnswers } from './server-answers.ts'
import { tryToReach } from './try-to-reach.ts'

afterEach(() => vi.unstubAllGlobals())

const address = 'https://self-test.invalid/'
const policy = "default-src 'none'"
const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
const malformed = () => {
  throw new DOMException('', 'SyntaxError')
}

/** A browser in which requests end so, and streams and sockets are opened so; where it says what it refused, it says this. */
function browser({ answers, opens, blocked }: { answers: boolean; opens: (() => void) | undefined; blocked?: string }) {
  const target = new EventTarget()
  const say = () => {
    if (blocked) target.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI: blocked, originalPolicy: policy }))
  }
  class Opened {
    onopen?: () => void
    onerror?: () => void
    constructor() {
      opens?.()
      queueMicrotask(() => {
        say()
        if (answers) this.onopen?.()
        else this.onerror?.()
      })
    }
    close() {}
  }
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('EventSource', opens && Opened)
  vi.stubGlobal('WebSocket', opens && Opened)
  vi.stubGlobal('fetch', async () => {
    say()
    if (!answers) throw new TypeError('Load failed')
  })
}

const nothing = () => undefined

describe.each(['request', 'socket'] as const)('a %s', (way) => {
  const named = way === 'socket' ? 'wss://self-test.invalid/' : address
  test.each([
    ['is refused where the browser names the rule', { answers: false, opens: nothing, blocked: named }, { outcome: 'refused', policy }],
    [
      'is refused where opening it is forbidden, without a name',
      { answers: false, opens: forbidden },
      { outcome: 'refused', policy: null },
    ],
    ['is not called refused where there is only no network', { answers: false, opens: nothing }, { outcome: 'unreached', policy: null }],
    ['is not called refused for any other error', { answers: false, opens: malformed }, { outcome: 'unreached', policy: null }],
    [
      'is not called refused where the browser has no such call',
      { answers: false, opens: undefined },
      { outcome: 'unreached', policy: null },
    ],
    [
      'is not called refused where the rule was about another address',
      { answers: false, opens: nothing, blocked: 'https://other.invalid/' },
      { outcome: 'unreached', policy: null },
    ],
    ['is reached where an answer comes', { answers: true, opens: nothing }, { outcome: 'reached', policy: null }],
  ])('%s', async (_, given, expected) => {
    browser(given)
    expect(await tryToReach(way, address)).toEqual(expected)
  })
})

test('a request that was answered is reached, even if a rule forbids streams', async () => {
  browser({ answers: true, opens: forbidden })
  expect(await tryToReach('request', address)).toEqual({ outcome: 'reached', policy: null })
})

describe('our own server', () => {
  const file = '/demo-chat.txt'
  const withServiceWorker = (update: () => Promise<void>) =>
    vi.stubGlobal('navigator', { serviceWorker: { controller: {}, getRegistration: async () => ({ update }) } })

  test('answers where the browser reaches it for a newer service worker, and not where what is kept would answer alone', async () => {
    vi.stubGlobal('fetch', async () => new Response('kept'))
    withServiceWorker(async () => undefined)
    expect(await serverAnswers(file)).toBe(true)
    withServiceWorker(() => Promise.reject(new TypeError('no network')))
    expect(await serverAnswers(file)).toBe(false)
  })

  test('without a service worker a published file says so', async () => {
    vi.stubGlobal('navigator', {})
    vi.stubGlobal('fetch', async () => new Response('chat'))
    expect(await serverAnswers(file)).toBe(true)
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
    expect(await serverAnswers(file)).toBe(false)
  })
})
