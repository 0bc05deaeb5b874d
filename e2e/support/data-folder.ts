import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const port = Number(process.env.CONVOSTAT_E2E_PORT ?? 4399)

/** Where the journeys' server keeps its data: a folder of this run alone, which its workers get from the first process. */
export const dataFolder = process.env.CONVOSTAT_JOURNEYS ?? newFolder()

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'convostat-journeys-'))
  process.env.CONVOSTAT_JOURNEYS = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
