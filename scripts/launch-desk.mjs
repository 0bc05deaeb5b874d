// @ts-check
import { pathToFileURL } from 'node:url'
import { deskUsage, readCommand } from '../apps/server/src/commands/arguments.mjs'
import { UsageError } from '../packages/installation/src/usage-error.mjs'
import { deskFile, ensureServerBuild } from './build.mjs'
import { ensurePackages } from './packages.mjs'

/**
 * Installs what is missing, builds what is out of date, then becomes the desk, which reads the same command line. A mistake
 * in that is reported before the long part.
 * @param {string[]} args
 */
export async function launchDesk(args) {
  try {
    if (readCommand(args).command === 'help') return console.log(deskUsage)
    ensurePackages()
    ensureServerBuild()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (error instanceof UsageError) console.error(`\n${deskUsage}`)
    process.exit(error instanceof UsageError ? 2 : 1)
  }
  await import(pathToFileURL(deskFile).href)
}
