import type { InTurn } from '@convostat/api/in-turn'
import { fairShare, wholeOf } from '#http/fair-share.ts'

/** A session's place; its calls count in the share of its address. */
export interface Seated {
  readonly address: string
}

/** A thread as it is right now. */
export interface ThreadNow<Seat extends Seated> {
  /** Whose call it answers; null when it is free, though calls may wait for feelings. */
  current: Seat | null
  /** Whose chats it has, and how many calls of each wait until feelings are read. */
  held: ReadonlyMap<Seat, number>
}

export interface WaitingCall<Seat extends Seated> {
  seat: Seat
  /** It has not waited for long yet. */
  isPatient: boolean
}

/** Which thread answers: one of those there are, or a new one. `leaves`: the one that had the chat until now. */
export interface Choice<Thread> {
  thread: Thread | 'new'
  leaves?: Thread
}

/** The call to be answered now, of the first address in turn that has one for which there is a thread; null if there is none. */
export function nextServed<Seat extends Seated, Thread extends ThreadNow<Seat>, Call extends WaitingCall<Seat>>(
  waiting: Pick<InTurn<Call>, 'addresses' | 'of'>,
  threads: readonly Thread[],
  capacity: number,
): (Choice<Thread> & { call: Call }) | null {
  const shares = sharesOf(threads, capacity)
  // Where no thread would do for an address its calls, of which there may be hundreds, need not be looked at.
  const mayBeServed = (address: string) => shares.mayStart(address) || threads.some((each) => shares.mayTake(each, address))
  for (const address of waiting.addresses().filter(mayBeServed)) {
    for (const call of waiting.of(address)) {
      const choice = choiceFor(call, threads, shares)
      if (choice) return { call, ...choice }
    }
  }
  return null
}

/** The thread that has its chat; where none does or that one is busy with another's for long, one that is free. */
function choiceFor<Seat extends Seated, Thread extends ThreadNow<Seat>>(
  { seat, isPatient }: WaitingCall<Seat>,
  threads: readonly Thread[],
  shares: Shares<Thread>,
): Choice<Thread> | undefined {
  const { address } = seat
  const home = threads.find(({ held }) => held.has(seat))
  if (!home) return free(address, threads, shares)
  if (!home.current) return shares.mayTake(home, address) ? { thread: home } : undefined
  // A session is answered by one thread at a time: each of two would have its own chat open.
  if (home.current === seat || feelingOf(home, seat) > 0) return undefined
  // Another address may keep it busy for long: a thread that is nobody else's is better right away.
  if (isPatient && worksFor(home) === address) return undefined
  const other = free(address, threads, shares)
  if (!other || (isPatient && other.thread !== 'new' && othersOn(other.thread, address).length > 0)) return undefined
  return { ...other, leaves: home }
}

/**
 * A thread without a call, or a new one if there may be one more: rather one that reads no feelings for another
 * address, then one that has no chats of others, then the one that has fewest.
 */
function free<Seat extends Seated, Thread extends ThreadNow<Seat>>(
  address: string,
  threads: readonly Thread[],
  shares: Shares<Thread>,
): Choice<Thread> | undefined {
  const idle = threads.filter((thread) => shares.mayTake(thread, address))
  const [found] = idle.map((thread) => ({ thread, cost: costOf(thread, address) })).sort((a, b) => compare(a.cost, b.cost))
  if (found?.cost[0] === 0 || !shares.mayStart(address)) return found && { thread: found.thread }
  return { thread: 'new' }
}

function costOf<Seat extends Seated>(thread: ThreadNow<Seat>, address: string): readonly number[] {
  const others = othersOn(thread, address)
  return [others.some((holder) => feelingOf(thread, holder) > 0) ? 1 : 0, Math.min(1, others.length), thread.held.size]
}

const feelingOf = <Seat extends Seated>({ held }: ThreadNow<Seat>, seat: Seat): number => held.get(seat) ?? 0

/** Those whose chats a thread has, except an address's own. */
const othersOn = <Seat extends Seated>({ held }: ThreadNow<Seat>, address: string): Seat[] =>
  [...held.keys()].filter((holder) => holder.address !== address)

/** The address a thread works for. */
function worksFor<Seat extends Seated>({ current, held }: ThreadNow<Seat>): string | undefined {
  if (current) return current.address
  for (const [holder, feeling] of held) if (feeling > 0) return holder.address
  return undefined
}

interface Shares<Thread> {
  /** Whether an address may have a thread that is free; one on which feelings are read is taken already, and can be asked besides. */
  mayTake(thread: Thread, address: string): boolean
  mayStart(address: string): boolean
}

function sharesOf<Seat extends Seated, Thread extends ThreadNow<Seat>>(threads: readonly Thread[], capacity: number): Shares<Thread> {
  const taken = fairShare(capacity)
  const working = new Set<Thread>()
  for (const thread of threads) {
    const address = worksFor(thread)
    if (address === undefined) continue
    working.add(thread)
    taken.add(address)
  }
  return {
    mayTake: (thread, address) => !thread.current && (working.has(thread) || taken.fits(address)),
    mayStart: (address) => threads.length < wholeOf(capacity) && taken.fits(address),
  }
}

/** By the first of their figures that differ. */
function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((figure, i) => figure !== b[i])
  return i < 0 ? 0 : a[i] - b[i]
}
