import { format } from '#format/index.ts'
import site from '#messages/site/ar.json'
import masked from '../masked/ar.json'
import type { Shell } from '../messages.ts'
import notices from '../notices/ar.json'
import offline from '../offline/ar.json'
import palette from '../palette/ar.json'
import screens from '../screens/ar.json'
import { shared } from './shared.ts'

/** What is said in Arabic before a screen is there: of every screen, and beside it. */
export const shell: Shell = {
  ...shared,
  masked: masked(format),
  notices: notices(format),
  offline: offline(format),
  palette: palette(format),
  screens: screens(format),
  site: site(format),
}
