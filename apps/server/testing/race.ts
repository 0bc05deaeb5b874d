/** What the device race is made of, for the yardstick that runs it a thousand times. */

export { issueLicense } from '../src/licenses/issue.ts'
export { openDesk } from '../src/licenses/license-database.ts'
export { racers } from './racers.ts'
