import type { UploadRecord } from './store.ts'

type Dated = Pick<UploadRecord, 'id' | 'uploadDate'>

/** The number in `upload_1763700000000`: ids count up. */
export const numberOf = ({ id }: Pick<Dated, 'id'>): number => Number(id.slice('upload_'.length))

/**
 * When an upload was made, added to or analyzed again, epoch milliseconds. Its date tells; where the clock was set back
 * since, its id is later than that and tells still.
 */
export const lastTouched = (record: Dated): number => Math.max(numberOf(record), Date.parse(record.uploadDate))

/** The order of the history, in every store: what was touched last comes first, and what comes last is forgotten first. */
export const newestFirst = (a: Dated, b: Dated): number => lastTouched(b) - lastTouched(a) || numberOf(b) - numberOf(a)
