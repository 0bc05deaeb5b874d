#!/usr/bin/env node
/** Runs main.ts: `npm run train -- --data DIR`. */
import '../../scripts/help.mjs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from './run-program.mjs'

const here = dirname(fileURLToPath(import.meta.url))
await runProgram(join(here, 'main.ts'), process.argv.slice(2), { cwd: join(here, '..', '..') })
