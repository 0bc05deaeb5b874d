/**
 * A browser may keep a page that was left, to show it at once on going back. WebKit keeps the open transactions of its worker, too, and
 * they lock their records for all other pages. So what would hold them ends as the page is left, and a page that comes back is loaded
 * again. `isLost`: whether a chat is open that would be gone by that; such a page stays as it is.
 */
export function endsWhenLeft(end: () => void, isLost: () => boolean): void {
  let hasEnded = false
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted || isLost()) return
    end()
    hasEnded = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasEnded) location.reload()
  })
}
