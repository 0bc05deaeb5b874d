/** What the device race is made of, for the benchmark that runs it a thousand times. */

export { issueLicense } from '#licenses/issue.ts'
export { openDesk } from '#licenses/license-database.ts'
export { racers } from './racers.ts'
