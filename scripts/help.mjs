// @ts-check
// Imported first by a script: with `--help` it prints the comment that the script begins with, and ends before anything else runs.
import { readFileSync, realpathSync } from 'node:fs'

if (process.argv.slice(2).includes('--help')) {
  const source = readFileSync(realpathSync(process.argv[1]), 'utf8')
    .replace(/^#!.*\n/, '')
    .replace(/^\/\/ @ts-check\n/, '')
  const comment = /^(?:\/\*\*[\s\S]*?\*\/|(?:\/\/.*\n)+)/.exec(source)?.[0] ?? ''
  console.info(
    comment
      .replace(/^(?:\/\*\*| \*\/| \*|\/\/)[ ]?/gm, '')
      .replace(/ ?\*\/$/, '')
      .trim(),
  )
  process.exit()
}
