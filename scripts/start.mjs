// @ts-check
// `npm start`: from a fresh clone to the page in the browser. Everything but Node's own modules may still be missing here,
// and Node itself may be too old to read the other scripts, so they are imported only after its version is known.
import { nodeTooOld } from './node-version.mjs'

const tooOld = nodeTooOld(process.versions.node)
if (tooOld) {
  console.error(tooOld)
  process.exit(1)
}

import('./launch.mjs').then(({ launch }) => launch(process.argv.slice(2), process.env))
