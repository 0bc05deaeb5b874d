/**
 * A PDF printed in Node as the server's thread prints it, then again on the other paper: prints its times (also of the
 * processor, on the thread that draws), its size and the most memory held as JSON. Bundled and run by report.mjs.
 */
import { existsSync, readFileSync } from 'node:fs'
import { openPrinter, readPack } from '@convostat/report/printer'
import { peakMB } from './peak-memory.ts'

const [path, model] = process.argv.slice(2)
const schedule = `/proc/self/task/${process.pid}/schedstat`

/** Of this thread where the system reports it, otherwise of the whole process. */
function threadMs(): number {
  if (existsSync(schedule)) return Number(readFileSync(schedule, 'latin1').split(' ')[0]) / 1e6
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
const clock = () => ({ ms: performance.now(), threadMs: threadMs() })
function since(from: ReturnType<typeof clock>) {
  const now = clock()
  return { ms: now.ms - from.ms, threadMs: now.threadMs - from.threadMs }
}

const { report, labels } = JSON.parse(readFileSync(model, 'utf8'))
const begun = clock()
const printer = await openPrinter(await readPack(readFileSync(path)))
const { pdf } = printer.print(report, labels)
const first = since(begun)
const memory = peakMB()
const again = clock()
printer.print({ ...report, paper: 'letter' }, labels)
const warm = since(again)
const pages = Buffer.from(pdf)
  .toString('latin1')
  .match(/\/Type\s*\/Page\b/g)?.length
process.stdout.write(JSON.stringify({ first, warm, bytes: pdf.length, pages, peakMB: memory }))
process.exit(0)
