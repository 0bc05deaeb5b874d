// @ts-check
// `npm run build`: the page and the server, whether or not anything changed.
import { buildBeside } from './build.mjs'
import { inSetUp } from './packages.mjs'

try {
  inSetUp(() => buildBeside(['web', 'server']))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
