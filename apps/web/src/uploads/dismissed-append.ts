/** Which news of merged exports the reader has put away: by the upload's id the instant of its newest append. */
const keyOf = (id: string) => `seen-append:${id}`

export function isAppendDismissed(id: string, appendDate: string): boolean {
  try {
    return localStorage.getItem(keyOf(id)) === appendDate
  } catch {
    return false
  }
}

export function dismissAppend(id: string, appendDate: string): void {
  try {
    localStorage.setItem(keyOf(id), appendDate)
  } catch {
    // Then it comes back with the next visit.
  }
}
