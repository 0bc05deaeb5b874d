/**
 * What can go wrong on the way: nothing is done and nothing answered; it is done and nothing answered; the connection
 * breaks; too many requests; a mistake over there before anything was done, or one that is kept for the key it was asked
 * with; a page of someone in between.
 */
export type FaultKind = 'hang' | 'lost' | 'reset' | 'too_many' | 'broken' | 'broken_for_good' | 'portal_page'

export interface Fault {
  kind: FaultKind
  /** How often; once where nothing is said. */
  times?: number
  /** Of which calls, as `POST /v1/refunds`; of any where nothing is said. */
  calls?: RegExp
}

/** Faults that are still to come, first come first served. */
export function faultQueue() {
  const waiting: Required<Fault>[] = []
  return {
    add: ({ kind, times = 1, calls = /./ }: Fault) => void waiting.push({ kind, times, calls }),
    take(call: string): FaultKind | null {
      const fault = waiting.find(({ times, calls }) => times > 0 && calls.test(call))
      if (!fault) return null
      fault.times--
      return fault.kind
    },
    clear: () => void waiting.splice(0),
  }
}
