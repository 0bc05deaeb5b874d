/** Notified that everything is being deleted, in this tab or another: what is under way stops. */
const hearing = new Set<() => void>()

export function hearErasing(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

export function sayErasing(): void {
  for (const hear of [...hearing]) hear()
}

/** Goes where there is something to see, before what this tab shows is gone. */
let leave: () => Promise<void> = async () => undefined

export function whenErasedElsewhere(go: () => Promise<void>): void {
  leave = go
}

export const leaveErased = (): Promise<void> => leave()

/** Does something that deleting everything stops: by then its signal is aborted. */
export async function unlessErased<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const aborter = new AbortController()
  const deaf = hearErasing(() => aborter.abort())
  try {
    return await work(aborter.signal)
  } finally {
    deaf()
  }
}
