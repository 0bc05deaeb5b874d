import type { Strip } from './glyph-masks.ts'
import type { Board, Placed } from './lay-out.ts'

/** What the worker says: that it is there, or where the words are; null where it could not lay them out. */
type Said = { isReady: true } | { id: number; placed: Placed[] | null }

interface Desk {
  worker: Worker
  ready: Promise<void>
  waiting: Map<number, { resolve: (placed: Placed[]) => void; reject: (error: Error) => void }>
}

let desk: Desk | null = null
let asked = 0

/** Loads what lays words out, so that it is there without a network. */
export const loadCloud = (): Promise<void> => atDesk().ready

/** Where the words of a board are. The sheet with their prints, in strips, is given away. */
export function laidOut(board: Board, strips: readonly Strip[]): Promise<Placed[]> {
  const { worker, waiting } = atDesk()
  const id = asked++
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    worker.postMessage(
      { id, board, strips },
      strips.map(({ image }) => image),
    )
  })
}

function atDesk(): Desk {
  desk ??= startDesk()
  return desk
}

/** The worker stays: it may not be there to be loaded any more. Only one that died makes room for another. */
function startDesk(): Desk {
  const worker = new Worker(new URL('./cloud-worker.ts', import.meta.url), { type: 'module', name: 'cloud' })
  const waiting: Desk['waiting'] = new Map()
  const ready = new Promise<void>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Said>) => {
      if ('isReady' in data) return resolve()
      const { id, placed } = data
      const who = waiting.get(id)
      waiting.delete(id)
      if (placed) who?.resolve(placed)
      else who?.reject(new Error('the words could not be laid out'))
    }
    worker.onerror = () => {
      const died = new Error('the worker that lays words out could not be started or died')
      desk = null
      worker.terminate()
      for (const { reject } of waiting.values()) reject(died)
      reject(died)
    }
  })
  // Callers that wait are notified of a failure; there may be none.
  ready.catch(() => undefined)
  return { worker, ready, waiting }
}
