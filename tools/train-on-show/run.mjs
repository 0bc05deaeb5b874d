#!/usr/bin/env node
/** Learns which messages are unfit to be put on show: `npm run train:on-show`. It writes packages/engine/src/on-show/unfitness.json. */
import '../../scripts/help.mjs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from '../train-emotion/run-program.mjs'

const here = dirname(fileURLToPath(import.meta.url))
await runProgram(join(here, 'main.ts'), process.argv.slice(2), { cwd: join(here, '..', '..') })
