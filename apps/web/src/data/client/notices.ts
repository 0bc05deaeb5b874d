import { useSyncExternalStore } from 'react'

/** A toast that says what was done, and how to take it back. */
export interface Notice {
  key: string
  /** What it is about: a newer one about the same takes its place. */
  topic: string
  text: string
  milliseconds: number
  action?: { label: string; altText: string; onPress: () => void }
  /** It is no longer there: dismissed, replaced, or its time is over. */
  onClose?: () => void
}

const shortMilliseconds = 6000
/** Where something can be taken back: long enough to hear of it and to reach it (WCAG 2.2.1); while it has the focus, it stays. */
export const undoMilliseconds = 20_000
/** More of them hide the page; what can be taken back gives way only to what can be taken back as well. */
const most = 3

let shown: readonly Notice[] = []
let count = 0
const hearing = new Set<() => void>()

function change(next: readonly Notice[]): void {
  shown = next
  for (const hear of hearing) hear()
}

/** Shows a toast until its time is over; it waits while someone is at it. */
export function notify({
  milliseconds = shortMilliseconds,
  ...given
}: Omit<Notice, 'key' | 'milliseconds'> & { milliseconds?: number }): void {
  const replaced = shown.filter(({ topic }) => topic === given.topic)
  const others = shown.filter(({ topic }) => topic !== given.topic)
  const plain = others.filter(({ action }) => !action)
  const undoable = given.action ? others.filter(({ action }) => action) : []
  const beyond = [...plain, ...undoable].slice(0, Math.max(0, others.length + 1 - most))
  change([...others.filter((each) => !beyond.includes(each)), { ...given, milliseconds, key: `${++count}` }])
  for (const { onClose } of [...replaced, ...beyond]) onClose?.()
}

export function closeNotice(key: string): void {
  const notice = shown.find((each) => each.key === key)
  if (!notice) return
  change(shown.filter((each) => each.key !== key))
  notice.onClose?.()
}

function listen(hear: () => void): () => void {
  hearing.add(hear)
  return () => hearing.delete(hear)
}

/** What is shown now, the newest last. */
export const notices = (): readonly Notice[] => shown
export const useNotices = (): readonly Notice[] => useSyncExternalStore(listen, notices, notices)
