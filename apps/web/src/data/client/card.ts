import type { Lending } from '@convostat/api/port'

let said: 'painted' | 'put back' | undefined
let tell: () => void = () => undefined

/** What the page passes to the engine's worker about the import card: the last of it. */
export const cardLent: Lending = {
  value: () => said,
  hear(changed) {
    tell = changed
  },
}

/** The card of the file that was read last is painted, so the worker may count it; or the file was put back, and is let go of. */
export function sayCard(is: 'painted' | 'put back'): void {
  said = is
  tell()
}
