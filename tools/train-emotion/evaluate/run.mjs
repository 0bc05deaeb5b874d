#!/usr/bin/env node
/** Runs evaluate.ts: `npm run evaluate -- --data DIR`. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from '../run-program.mjs'

const here = dirname(fileURLToPath(import.meta.url))
await runProgram(join(here, 'evaluate.ts'), ['--root', join(here, '..', '..', '..', '..'), ...process.argv.slice(2)])
