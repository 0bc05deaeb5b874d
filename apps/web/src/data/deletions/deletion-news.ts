import { talkOfDeletions } from '#store/changes.ts'

/** Informs the other tabs of deletions, once this page listens to them. */
let inform: ReturnType<typeof talkOfDeletions> = () => undefined

export const announceDeletions: typeof inform = (change) => inform(change)

export function listenToDeletions(listener: Parameters<typeof talkOfDeletions>[0]): void {
  inform = talkOfDeletions(listener)
}
