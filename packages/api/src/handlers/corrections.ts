import type { Correction } from '#shapes/index.ts'

/** What people said messages are, where it counts; a host keeps it. */
export interface Corrections {
  /** The same list as long as nothing of it has changed. */
  list(): readonly Correction[]
  replace(list: readonly Correction[]): void
}

type Given = Omit<Correction, 'label'> & { label: Correction['label'] | null }

/** What identifies a message, regardless of its correction. */
export const messageKey = ({ author, date, message }: Pick<Correction, 'author' | 'date' | 'message'>): string =>
  JSON.stringify([author, date, message])

/** Each message once: of several corrections the last counts, and none takes those before it away. */
export function eachMessageOnce(given: readonly Given[]): Correction[] {
  const last = new Map(given.map((each) => [messageKey(each), each]))
  return [...last.values()].flatMap(({ label, ...message }) => (label === null ? [] : [{ ...message, label }]))
}

/** They last as long as the process. */
export function heldCorrections(): Corrections {
  let held: readonly Correction[] = []
  return {
    list: () => held,
    replace: (list) => {
      held = list
    },
  }
}
