// @ts-check
import { pathToFileURL } from 'node:url'
import { readCommand, usage, version } from '../apps/cli/src/arguments.mjs'
import { UsageError } from '../packages/installation/src/usage-error.mjs'
import { cliFile, ensureCliBuild } from './build.mjs'
import { ensurePackages } from './packages.mjs'

/**
 * Installs what is missing, builds what is out of date, then becomes the program, which reads the same command line. A mistake
 * in that is reported before the long part.
 * @param {string[]} args
 */
export async function launchCli(args) {
  try {
    const { command } = readCommand(args)
    if (command === 'help') return console.info(usage)
    if (command === 'version') return console.info(version)
    ensurePackages()
    ensureCliBuild()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (error instanceof UsageError) console.error(`\n${usage}`)
    process.exit(error instanceof UsageError ? 2 : 1)
  }
  await import(pathToFileURL(cliFile).href)
}
