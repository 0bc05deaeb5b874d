/** Updates the list of layouts that are not read exactly. Bundled and run by run.mjs. */
import { readFileSync, writeFileSync } from 'node:fs'
import { measured } from './measure.ts'
import { renewed } from './not-exact.ts'

const [habits, list] = process.argv.slice(2)
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
writeFileSync(list, `${JSON.stringify(renewed(await measured(json(habits)), json(list)), null, 2)}\n`)
