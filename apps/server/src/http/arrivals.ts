import { Failure } from '@convostat/api'
import { arrivalLimits } from '#config/limits.ts'
import { type FairShare, fairShare } from './fair-share.ts'

/** A request's body while it arrives. */
export interface OnItsWay {
  /** The bytes its connection has received so far, since whenever. */
  bytes(): number
  /** Whether the server waits for more of it, rather than it for the server. */
  isAwaited(): boolean
  /** Answers the request with a failure and hangs up. */
  cut(failure: Failure): void
}

/** What a body takes from others until its request is answered. */
export interface Place {
  /** Counts bytes of it that are kept in memory. Throws where there is no room for them. */
  take(bytes: number): void
  leave(): void
}

export interface Arrivals {
  /** A place for a body of an address. Throws where there is none and none can be made. */
  enter(address: string, body: OnItsWay): Place
}

export interface ArrivalLimits {
  /** How many bodies may arrive at once from one address, if there is no other, and how many bytes of them may be in memory. */
  places: number
  bytes?: number
  /** How many of them may be large: more than `arrivalLimits.smallBytes`. */
  large?: number
  /** Where others wait, a body slower than this over this many seconds may be cut. */
  bytesPerSecond?: number
  windowSeconds?: number
}

interface Arriving extends Place {
  address: string
  body: OnItsWay
  /** What had arrived when, once a second, for as long as the window. */
  marks: { at: number; bytes: number }[]
}

/**
 * Bodies that arrive, in places that addresses share. Only where there is no place for an address are slow bodies of others
 * cut: those of addresses that have more than it first, the slowest address before others. An address that has none yet may take the
 * place of any slow body: else a few tricklers of many addresses would keep everyone out.
 */
export function arrivals({
  places,
  bytes = Number.POSITIVE_INFINITY,
  large = Number.POSITIVE_INFINITY,
  bytesPerSecond = arrivalLimits.slowBytesPerSecond,
  windowSeconds = arrivalLimits.slowSeconds,
}: ArrivalLimits): Arrivals {
  const [slots, largeSlots, memory] = [fairShare(places), fairShare(large), fairShare(bytes)]
  const all = new Set<Arriving>()
  let sampling: NodeJS.Timeout | undefined

  function sample(): void {
    const at = performance.now()
    for (const { body, marks } of all) {
      marks.push({ at, bytes: body.bytes() })
      // The first one left is as old as the window, or the oldest there is.
      while (marks.length > 1 && at - marks[1].at >= windowSeconds * 1000) marks.shift()
    }
  }

  /** Bytes per second over the window; null for a body that has not been watched for this long, or that waits for us. */
  function rateOf({ body, marks: [first] }: Arriving): number | null {
    const seconds = (performance.now() - first.at) / 1000
    return seconds < windowSeconds || !body.isAwaited() ? null : (body.bytes() - first.bytes) / seconds
  }

  function slowestFor(share: FairShare, address: string, amount: number): Arriving | undefined {
    const heavier = new Set(share.heavier(address, amount))
    const slow = [...all].flatMap((each) => {
      const rate = rateOf(each)
      const mayGo = each.address !== address && (heavier.has(each.address) || share.held(address) === 0)
      return mayGo && rate !== null && rate < bytesPerSecond ? [{ each, rate, isHeavier: heavier.has(each.address) }] : []
    })
    const meanOf = (address: string) => {
      const its = slow.filter(({ each }) => each.address === address)
      return its.reduce((sum, { rate }) => sum + rate, 0) / its.length
    }
    const means = new Map([...new Set(slow.map(({ each }) => each.address))].map((of) => [of, meanOf(of)]))
    const cost = ({ each, rate, isHeavier }: (typeof slow)[number]) => [isHeavier ? 0 : 1, means.get(each.address) ?? 0, rate]
    return slow.sort((a, b) => compare(cost(a), cost(b)))[0]?.each
  }

  function makeRoom(share: FairShare, address: string, amount: number): void {
    while (!share.fits(address, amount)) {
      const slowest = slowestFor(share, address, amount)
      if (!slowest) throw new Failure('unavailable', { retryAfter: arrivalLimits.retrySeconds })
      slowest.leave()
      slowest.body.cut(new Failure('too_slow', { retryAfter: 60 }))
    }
  }

  return {
    enter(address, body) {
      makeRoom(slots, address, 1)
      slots.add(address)
      let [taken, counted, isLarge] = [0, 0, false]
      const place: Arriving = {
        address,
        body,
        marks: [{ at: performance.now(), bytes: body.bytes() }],
        take(amount) {
          // One that was cut may still have a piece on its way.
          if (!all.has(place)) throw new Failure('too_slow', { retryAfter: 60 })
          taken += amount
          const more = Math.max(0, taken - arrivalLimits.smallBytes) - counted
          if (more === 0) return
          if (!isLarge) {
            makeRoom(largeSlots, address, 1)
            largeSlots.add(address)
            isLarge = true
          }
          makeRoom(memory, address, more)
          memory.add(address, more)
          counted += more
        },
        leave() {
          if (!all.delete(place)) return
          slots.add(address, -1)
          if (isLarge) largeSlots.add(address, -1)
          memory.add(address, -counted)
          if (all.size > 0) return
          clearInterval(sampling)
          sampling = undefined
        },
      }
      all.add(place)
      sampling ??= setInterval(sample, 1000).unref()
      return place
    },
  }
}

/** By the first of their figures that differ. */
function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((figure, i) => figure !== b[i])
  return i < 0 ? 0 : a[i] - b[i]
}
