// @ts-check
import { createServer } from 'node:net'
import { pathToFileURL } from 'node:url'
import { cannotListen } from '../apps/server/src/config/cannot-listen.mjs'
import { readOptions, UsageError, usage } from '../apps/server/src/config/options.mjs'
import { ensureBuild, serverFile } from './build.mjs'
import { ensurePackages } from './packages.mjs'

/**
 * Installs what is missing, builds what is out of date, then becomes the server, which reads the same command line.
 * A mistake in the command line or a taken port is reported before the long part, not after it.
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 */
export async function launch(args, env) {
  try {
    const options = readOptions(args, env)
    if (options.help) return console.log(usage)
    await expectFree(options.port, options.listen)
    ensurePackages()
    ensureBuild()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (error instanceof UsageError) console.error(`\n${usage}`)
    process.exit(error instanceof UsageError ? 2 : 1)
  }
  endWithNpm(env)
  await import(pathToFileURL(serverFile).href)
}

/**
 * Who stops npm by its process id stops only npm and its shell, which pass nothing on: the server would continue unseen and
 * keep its port. A process whose parent ended is given another one.
 * @param {Record<string, string | undefined>} env
 */
function endWithNpm(env) {
  if (!env.npm_lifecycle_event) return
  const { ppid } = process
  const watch = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

/**
 * @param {number} port
 * @param {string} host
 */
function expectFree(port, host) {
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const probe = createServer()
      probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => reject(new Error(cannotListen(error, port, host))))
      probe.listen(port, host, () => probe.close(() => resolve()))
    })
  )
}
