import type { Shell } from '../messages.ts'
import { masked } from './masked.ts'
import { notices } from './notices.ts'
import { offline } from './offline.ts'
import { palette } from './palette.ts'
import { screens } from './screens.ts'
import { shared } from './shared.ts'
import { site } from './site.ts'

/** What is said in German before a screen is there: of every screen, and beside it. */
export const shell: Shell = { ...shared, masked, notices, offline, palette, screens, site }
