/**
 * Of several things that are waited for the last one counts: `begin` gives what to ask after the wait, and it says no once
 * another was begun, or all were ended.
 */
export function createTurns() {
  let latest = 0
  return {
    begin(): () => boolean {
      const mine = ++latest
      return () => mine === latest
    },
    end(): void {
      latest++
    },
  }
}
