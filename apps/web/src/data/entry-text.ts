import { useSyncExternalStore } from 'react'
import { entries } from '../store/database.ts'
import { keepEntry, readEntries } from '../store/entries.ts'
import { randomKey } from '../store/random-key.ts'
import { createShelf, type Shelf } from '../store/shelf.ts'
import { database } from './database.ts'

/**
 * Texts of history entries, such as what was searched for. Browsers write history entries to the disk, outside of the
 * storage that one can delete: an entry holds a random key, and what it stands for lies in the database. All texts are
 * in memory as well, so that back and forward draw at once.
 */
export const entryShelf: Shelf = createShelf(database, entries, (record) => (record as { key: string }).key)

const texts = new Map<string, string>()
let last: { key: string; text: string } | null = null
let reading: Promise<void> | null = null
let isRead = false
const hearing = new Set<() => void>()

function changed(): void {
  for (const hear of hearing) hear()
}

/** Keeps a text under a key that tells nothing of it. The same text twice in a row is one. */
export function keepText(text: string): string {
  if (last?.text === text) return last.key
  const key = randomKey()
  last = { key, text }
  texts.set(key, text)
  // Where it cannot be kept it lasts as long as the page.
  keepEntry(entryShelf, { v: 1, key, text, at: Date.now() }).catch(() => undefined)
  return key
}

/** The text under a key; undefined while it is not known yet, null where there is none any more. */
export function textOf(key: string): string | null | undefined {
  return texts.get(key) ?? (isRead ? null : undefined)
}

/** Reads, once, what earlier pages have kept. */
export function readTexts(): Promise<void> {
  reading ??= readEntries(entryShelf)
    .catch(() => new Map<string, string>())
    .then((kept) => {
      for (const [key, text] of kept) texts.set(key, text)
      isRead = true
      changed()
    })
  return reading
}

/** Forgets every text in this page; those in the database are wiped with everything else. */
export function forgetTexts(): void {
  texts.clear()
  last = null
  changed()
}

function listen(hear: () => void): () => void {
  hearing.add(hear)
  void readTexts()
  return () => hearing.delete(hear)
}

/** The text of a history entry, as `textOf` gives it; null without a key. */
export const useEntryText = (key: string | null): string | null | undefined =>
  useSyncExternalStore(listen, () => (key === null ? null : textOf(key)))
