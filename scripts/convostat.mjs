// @ts-check
// `npm run -s convostat -- FILE`: the command line, from a fresh clone too. Only its answer is printed; whatever else there is
// to say goes to the other output.
import { nodeTooOld } from './node-version.mjs'

const tooOld = nodeTooOld(process.versions.node)
if (tooOld) {
  console.error(tooOld)
  process.exit(1)
}

import('./launch-cli.mjs').then(({ launchCli }) => launchCli(process.argv.slice(2)))
