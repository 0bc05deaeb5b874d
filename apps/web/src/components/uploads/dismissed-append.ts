import { local } from '#platform/local.ts'

/** Which news of merged exports the reader has put away: by the upload's id the instant of its newest append. */
const keyOf = (id: string) => `seen-append:${id}`

export const isAppendDismissed = (id: string, appendDate: string): boolean => local.get(keyOf(id)) === appendDate

export const dismissAppend = (id: string, appendDate: string): void => void local.set(keyOf(id), appendDate)
