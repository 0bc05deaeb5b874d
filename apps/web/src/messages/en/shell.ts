import { format } from '#format/index.ts'
import site from '#messages/site/en.json'
import masked from '../masked/en.json'
import notices from '../notices/en.json'
import offline from '../offline/en.json'
import palette from '../palette/en.json'
import screens from '../screens/en.json'
import shared from '../shared/en.json'

/** What is said in English before a screen is there: of every screen, and beside it. */
export const shell = {
  ...shared(format),
  masked: masked(format),
  notices: notices(format),
  offline: offline(format),
  palette: palette(format),
  screens: screens(format),
  site: site(format),
} as const
