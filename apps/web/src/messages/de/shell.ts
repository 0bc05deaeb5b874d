import { format } from '#format/index.ts'
import site from '#messages/site/de.json'
import masked from '../masked/de.json'
import type { Shell } from '../messages.ts'
import notices from '../notices/de.json'
import offline from '../offline/de.json'
import palette from '../palette/de.json'
import screens from '../screens/de.json'
import { shared } from './shared.ts'

/** What is said in German before a screen is there: of every screen, and beside it. */
export const shell: Shell = {
  ...shared,
  masked: masked(format),
  notices: notices(format),
  offline: offline(format),
  palette: palette(format),
  screens: screens(format),
  site: site(format),
}
