import { createHmac } from 'node:crypto'
import { HOUR, MINUTE } from '@convostat/format/seconds'
import type { Clock } from './clock.ts'
import type { State } from './state.ts'

/** Takes an event as an endpoint of ours does, and says with what status it answered. */
export type Deliver = (rawBody: Uint8Array<ArrayBuffer>, headers: Record<string, string>) => Promise<{ status: number }>

export interface Signed {
  body: Uint8Array<ArrayBuffer>
  headers: Record<string, string>
}

/** By hand, so that it is not proof of the library by itself: `t=..., v1=` and the HMAC of time, dot and body. */
export function signatureOf(body: Uint8Array, secret: string, time: number): string {
  const mac = createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')
  return `t=${time},v1=${mac}`
}

/** Seconds until the next try after each that failed, for three days. */
const waits = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, ...Array.from({ length: 5 }, () => 12 * HOUR)]

export interface WebhookParts {
  state: State
  clock: Clock
  secret: string
  deliver: Deliver | null
}

/** Sends what happened, signed, until it is taken. */
export function webhooks({ state, clock, secret, deliver }: WebhookParts) {
  let sending: Promise<void> | null = null

  function signed(id: string): Signed {
    const body = new TextEncoder().encode(JSON.stringify(state.events[id], null, 2))
    return {
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureOf(body, secret, clock.now()),
      },
    }
  }

  /** Sends whatever is due, one after another; what is not taken stays for later. */
  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  async function sendAll(): Promise<void> {
    if (!deliver) return
    for (let next = due(); next !== undefined; next = due()) {
      const { event } = next
      const { body, headers } = signed(event)
      const isTaken = await deliver(body, headers).then(
        ({ status }) => status >= 200 && status < 300,
        () => false,
      )
      const wait = waits[next.attempts]
      if (isTaken || wait === undefined) {
        state.deliveries = state.deliveries.filter((each) => each.event !== event)
        if (isTaken && Object.hasOwn(state.events, event)) state.events[event].pending_webhooks = 0
      } else {
        next.attempts++
        next.nextAt = clock.now() + wait
      }
    }
  }

  const due = () => state.deliveries.find(({ event, nextAt }) => nextAt <= clock.now() && Object.hasOwn(state.events, event))

  return { signed, flush }
}
