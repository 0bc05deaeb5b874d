#!/usr/bin/env node
// @ts-check
/**
 * Puts the numbers beside the analyses of words that tell where a Japanese phrase ends: `node scripts/build-japanese-phrases.mjs FOLDER`
 * takes them from the npm package `budoux`, unpacked in FOLDER. NOTICE.md names its authors.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const target = fileURLToPath(new URL('../packages/engine/src/analyses/words/japanese/phrase-weights.json', import.meta.url))

const folder = process.argv[2]
if (!folder) throw new Error('Where is the package? node scripts/build-japanese-phrases.mjs FOLDER')
const script = readFileSync(join(resolve(folder), 'dist/data/models/ja.js'), 'utf8')
/** @type {Record<string, Record<string, number>>} */
const model = JSON.parse(script.slice(script.indexOf('exports.model = {') + 'exports.model = '.length, script.lastIndexOf('}') + 1))

/** Which characters around a place each part looks at: from this many before it to this many behind it. @type {Record<string, [number, number]>} */
const seen = {
  UW1: [-3, -2],
  UW2: [-2, -1],
  UW3: [-1, 0],
  UW4: [0, 1],
  UW5: [1, 2],
  UW6: [2, 3],
  BW1: [-2, 0],
  BW2: [-1, 1],
  BW3: [0, 2],
  TW1: [-3, 0],
  TW2: [-2, 1],
  TW3: [-1, 2],
  TW4: [0, 3],
}
const parts = Object.entries(model).map(([name, weights]) => {
  if (!seen[name]) throw new Error(`what does ${name} look at?`)
  const [from, to] = seen[name]
  // Characters and their number in turn: none of them is a blank.
  const list = Object.entries(weights).map(([characters, weight]) => `${characters} ${weight}`)
  return { from, to, weights: list.join(' ') }
})
writeFileSync(target, `${JSON.stringify(parts, null, 2)}\n`)
