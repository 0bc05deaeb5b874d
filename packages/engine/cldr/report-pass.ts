/** Prints the table of layouts; with a file's name, the outcome of each layout goes there. Bundled and run by run.mjs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { byGroup, measured } from './measure.ts'

const [habits, into] = process.argv.slice(2)
const found = await measured(JSON.parse(readFileSync(habits, 'utf8')))
for (const [group, { all, exact, silent }] of Object.entries(byGroup(found))) {
  console.info(
    `${group.padEnd(18)} ${all} layouts, ${exact} exact (${((100 * exact) / all).toFixed(1)} %), ${silent} wrong and not reported`,
  )
}
if (into) writeFileSync(into, found.map(({ layout, outcome }) => `${outcome}\t${layout.name}\t${layout.text.split('\n')[0]}\n`).join(''))
