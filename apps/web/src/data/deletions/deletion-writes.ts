/** This page writes its deletions one after the other. */
let writing: Promise<unknown> = Promise.resolve()

export function write<T>(work: () => Promise<T>): Promise<T> {
  const turn = writing.then(work)
  writing = turn.catch(() => undefined)
  return turn
}

export const allWritten = (): Promise<unknown> => writing

/** The deletions of this page that were stored: if one is no longer there, another tab ended it. */
export const written = new Set<string>()
