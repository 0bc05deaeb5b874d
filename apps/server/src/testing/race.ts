/** What the device race is made of, for the yardstick that runs it a thousand times. */
export { openDesk } from '../desk/desk.ts'
export { issueLicense } from '../desk/issue.ts'
export { racers } from './racers.ts'
