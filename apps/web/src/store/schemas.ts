/** What records and answers are checked with: loaded with the first that is read, and not with the page. */
export * from '@convostat/api/schemas'
export { inPart } from './in-part.ts'
export { licenseInPart, licenseRecord } from './license-record.ts'
