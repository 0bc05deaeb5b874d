/** Rewrites the engine's table of day periods. Bundled and run by run.mjs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { dayPeriodTable } from './day-period-table.ts'

const [markers, into] = process.argv.slice(2)
writeFileSync(into, dayPeriodTable(JSON.parse(readFileSync(markers, 'utf8'))))
