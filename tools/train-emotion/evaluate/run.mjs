#!/usr/bin/env node
/**
 * `npm run evaluate -- --data DIR`: judges the shipped model on what it did not learn from (evaluate.ts); `--leave-out SOURCE,…` trains
 * without those sources and judges the result on them, `--weights FILE` judges another model.
 */
import '../../../scripts/help.mjs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from '../run-program.mjs'

const here = dirname(fileURLToPath(import.meta.url))
await runProgram(join(here, 'evaluate.ts'), ['--root', join(here, '..', '..', '..'), ...process.argv.slice(2)])
