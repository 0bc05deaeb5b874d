// @ts-check
// `npm run -s license -- COMMAND`: the license desk, from a fresh clone too. Only its answer is printed; whatever else there
// is to say goes to the other output.
import { nodeTooOld } from './node-version.mjs'

const tooOld = nodeTooOld(process.versions.node)
if (tooOld) {
  console.error(tooOld)
  process.exit(1)
}

import('./launch-desk.mjs').then(({ launchDesk }) => launchDesk(process.argv.slice(2)))
