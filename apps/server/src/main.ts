import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { whereItHappened } from '@convostat/api/http'
import { CannotStart } from '@convostat/installation/cannot-start'
import { cannotKeep, dataFolder } from '@convostat/installation/data-folder'
import { quietWarnings } from '@convostat/installation/quiet-warnings'
import { cannotListen } from './config/cannot-listen.mjs'
import { endLimits } from './config/limits.ts'
import { type Options, readOptions, UsageError, usage } from './config/options.mjs'
import { openBrowser } from './open-browser.ts'
import { type Running, run } from './run.ts'

quietWarnings(process)

try {
  const options = readOptions(process.argv.slice(2), process.env)
  if (options.help) console.info(usage)
  else await start(options)
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 2
}

async function start(options: Options): Promise<void> {
  const data = resolve(dataFolder({ platform: process.platform, home: homedir(), env: process.env }))
  const web = join(import.meta.dirname, '../../web/dist')
  const chatThread = join(import.meta.dirname, 'chat-thread.js')
  const running = await run({ ...options, ...(!options.limitsRates && { rates: {} }), data, web, chatThread }).catch(
    (error: NodeJS.ErrnoException) => {
      const sentence = whyNot(error, options, data)
      if (sentence === null) throw error
      console.error(sentence)
      process.exit(1)
    },
  )
  endWith(running)
  console.info(announcement(running, options, data))
  if (options.open) openBrowser(running.url)
}

/** The sentence for what keeps the server from starting; null for a mistake of ours. */
function whyNot(error: NodeJS.ErrnoException, { port, listen }: Options, data: string): string | null {
  if (error instanceof CannotStart) return error.message
  return isAboutListening(error) ? cannotListen(error, port, listen) : cannotKeep(error, data)
}

function isAboutListening({ syscall }: NodeJS.ErrnoException): boolean {
  return syscall === 'listen' || syscall === 'getaddrinfo'
}

/** The first signal lets answers under way finish and wipes what sessions left; a second one ends immediately. */
function endWith(running: Running): void {
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isEnding) process.exit(1)
      isEnding = true
      console.info('\nStopping ...')
      setTimeout(() => process.exit(0), (endLimits.mostSeconds - 0.5) * 1000).unref()
      void running.close(endLimits.graceSeconds).then(
        () => process.exit(0),
        (error: NodeJS.ErrnoException) => {
          console.error(`Not everything could be wiped: ${error.code ?? whereItHappened(error)}`)
          process.exit(1)
        },
      )
    })
  }
  // A mistake in answering one request is not the end of the others. Its message is not logged: it may quote a chat.
  process.on('unhandledRejection', (reason) => console.error(`unhandled: ${whereItHappened(reason)}`))
  process.on('uncaughtException', (error) => {
    console.error(`uncaught: ${whereItHappened(error)}`)
    void running.close(0).finally(() => process.exit(1))
  })
}

function announcement({ url, payments }: Running, { engine, listen, mode }: Options, data: string): string {
  const engines = {
    browser: 'browser (chats are read in your browser and never leave it)',
    server: 'server (chats are sent to this server and read here)',
  }
  const isLocal = ['127.0.0.1', 'localhost', '::1'].includes(listen)
  return [
    '',
    '  ConvoStat is running.',
    '',
    `  Open    ${url}`,
    `  Engine  ${engines[engine]}`,
    `  Data    ${data}`,
    ...(payments === 'sandbox' ? [`  Sandbox ${url}/sandbox (Pro can be bought, nobody pays; mails go into ${join(data, 'mail')})`] : []),
    ...(mode === 'development' && payments === null
      ? ['', '  Another server has the sandbox of this data folder: here nothing can be bought.']
      : []),
    ...(engine === 'server' && !isLocal
      ? ['', '  Others on this network can reach it. Without HTTPS in front, what they send can be read on the way.']
      : []),
    '',
    '  Ctrl+C stops it.',
    '',
  ].join('\n')
}
