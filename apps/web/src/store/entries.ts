import type { Shelf } from './shelf.ts'

/** A text that a history entry stands for: the entry itself, which browsers write to the disk, holds its key only. */
export interface EntryText {
  v: 1
  key: string
  text: string
  /** Epoch milliseconds at which it was kept. */
  at: number
}

/** Of how many texts the newest are kept. */
export const keptTexts = 200

/** Keeps a text and forgets the oldest beyond `keptTexts`. */
export function keepEntry(shelf: Shelf, kept: EntryText): Promise<void> {
  return shelf.change('all', (now) => {
    const newestFirst = now.flatMap((value) => readEntry(value) ?? []).sort((a, b) => b.at - a.at)
    return { put: [kept], drop: newestFirst.slice(keptTexts - 1).map(({ key }) => key), answer: undefined }
  })
}

/** Every text that is kept, by its key. */
export async function readEntries(shelf: Shelf): Promise<Map<string, string>> {
  const there = (await shelf.all()).flatMap((value) => readEntry(value) ?? [])
  return new Map(there.map(({ key, text }) => [key, text]))
}

function readEntry(value: unknown): EntryText | null {
  const { v, key, text, at } = Object(value) as Record<string, unknown>
  return v === 1 && typeof key === 'string' && typeof text === 'string' && typeof at === 'number' ? { v, key, text, at } : null
}
