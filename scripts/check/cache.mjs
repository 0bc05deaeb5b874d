// @ts-check
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../packages.mjs'

/** What one check remembers for the next. */
export const cache = join(root, 'node_modules/.cache/convostat-check')
mkdirSync(cache, { recursive: true })
