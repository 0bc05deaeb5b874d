import { Failure } from '@convostat/api'
import { inTurn } from '@convostat/api/in-turn'
import { fairShare } from '#http/fair-share.ts'
import type { Seated } from './thread-choice.ts'

interface Queued<Seat extends Seated> {
  seat: Seat
  refuse(error: unknown): void
}

/** The calls that wait for a thread, addresses in turn; they share its places. */
export function callQueue<Seat extends Seated, Call extends Queued<Seat>>(size: number) {
  const waiting = inTurn<Call>()
  const places = fairShare(size)

  function leave(call: Call): void {
    const { address } = call.seat
    if (waiting.remove(address, call)) places.add(address, -1)
  }

  function refuse(calls: readonly Call[]): void {
    for (const call of calls) {
      leave(call)
      call.refuse(new Failure('unavailable', { retryAfter: 5 }))
    }
  }

  const callsOf = (seat: Seat): Call[] => waiting.of(seat.address).filter((call) => call.seat === seat)

  return {
    addresses: waiting.addresses,
    of: waiting.of,
    callsOf,
    /** A place for a call: where all are taken, the last call of the address that has most of them is sent away. */
    makeRoom(address: string): void {
      while (!places.fits(address)) {
        const [heaviest] = places.heavier(address)
        if (heaviest === undefined) throw new Failure('unavailable', { retryAfter: 5 })
        refuse(waiting.of(heaviest).slice(-1))
      }
    },
    add(call: Call): void {
      waiting.add(call.seat.address, call)
      places.add(call.seat.address)
    },
    leave,
    /** It has a thread: its address is the last in turn from now on. */
    serve(call: Call): void {
      leave(call)
      waiting.served(call.seat.address)
    },
    refuseOf: (seat: Seat) => refuse(callsOf(seat)),
    refuseAll: () => refuse(waiting.addresses().flatMap(waiting.of)),
  }
}
