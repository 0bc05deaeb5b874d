import { whenLeft, whileShown } from '#platform/left.ts'

/**
 * The worker of a page that was left and is kept ends: WebKit keeps its open transactions, and they lock their records for all other
 * pages. A page that comes back is loaded again. `isLost`: whether a chat is open that would be gone by that; such a page stays as it
 * is.
 */
export function endsWhenLeft(end: () => void, isLost: () => boolean): void {
  whenLeft(() => {
    if (isLost()) return
    end()
    void whileShown().then(() => location.reload())
  })
}
