import { Failure } from '@convostat/api'
import { hearLate } from '#data/client/late.ts'
import { hearMasked } from '#data/masking/masked.ts'
import { type SavedChange, talkOfSaved } from '#store/changes.ts'

/** A list of what the reader saved or said, of all chats. It is kept in this browser, and every tab shows it as stored. */
export interface KeptList<T> {
  /** As it was last read, the same list as long as nothing in it changes; empty while that is not known. */
  now(): readonly T[]
  /** `unknown` before the first reading ended, `unread` where none succeeded. */
  state(): 'unknown' | 'read' | 'unread'
  /** Notified of every change from now on. */
  hear(hear: () => void): () => void
  /** The same for components that show it: of its masks too. */
  hearShown(hear: () => void): () => void
  /** Notified of changes without beginning to read. */
  overhear(hear: () => void): void
  /** Done when it was read, or that takes too long: then everything continues without. */
  known(): Promise<void>
  /** Writes, shows the result, and informs the other tabs. Throws a Failure where it cannot be written. */
  changed<A>(write: () => Promise<A>): Promise<A>
  /** Writes as an undo does: not once everything was deleted since this was called. */
  wayBack(write: () => Promise<unknown>): () => Promise<void>
  /** All of it as it is there now. */
  all(): Promise<T[]>
  /** Forgets it all, with nothing to be had back. */
  wipe(): Promise<void>
}

interface Kept<T> {
  /** What tabs say to each other when it changed. */
  name: SavedChange
  read: () => Promise<T[]>
  clear: () => Promise<void>
}

const longEnough = () => new Promise<void>((resolve) => setTimeout(resolve, 2000))

export function keptList<T>({ name, read: readAll, clear }: Kept<T>): KeptList<T> {
  let list: readonly T[] = []
  let state: 'unknown' | 'read' | 'unread' = 'unknown'
  let tell: ReturnType<typeof talkOfSaved> | null = null
  let known: Promise<void> | null = null
  /** How often everything was deleted since this page is there: what was there before cannot be had back. */
  let wipes = 0
  const hearing = new Set<() => void>()

  /** The list object changes only where its content does: a listener may read chats again. */
  function change(next: readonly T[], nextState: 'read' | 'unread'): void {
    const isSame = state === nextState && JSON.stringify(next) === JSON.stringify(list)
    state = nextState
    if (isSame) return
    list = next
    for (const hear of hearing) hear()
  }

  /** What cannot be read now stays as it was last seen. */
  const read = (): Promise<void> =>
    readAll().then(
      (all) => change(all, 'read'),
      () => {
        if (state === 'unknown') change([], 'unread')
      },
    )

  function start(): Promise<void> {
    tell ??= talkOfSaved((change) => {
      if (change === 'everything') wipes++
      if (change === name || change === 'everything') void read()
    })
    if (!known) hearLate(() => void read())
    known ??= Promise.race([read(), longEnough()])
    return known
  }

  function hear(each: () => void): () => void {
    hearing.add(each)
    void start()
    return () => hearing.delete(each)
  }

  async function changed<A>(write: () => Promise<A>): Promise<A> {
    void start()
    try {
      const answer = await write()
      tell?.(name)
      await read()
      return answer
    } catch (error) {
      throw Failure.from(error)
    }
  }

  return {
    now: () => list,
    state: () => state,
    hear,
    hearShown(each) {
      const [deaf, unmasked] = [hear(each), hearMasked(each)]
      return () => {
        deaf()
        unmasked()
      }
    },
    overhear: (each) => void hearing.add(each),
    known: start,
    changed,
    wayBack(write) {
      const before = wipes
      return async () => {
        if (wipes === before) await changed(write)
      }
    },
    all: readAll,
    wipe: () =>
      changed(async () => {
        wipes++
        await clear()
      }),
  }
}
