import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const port = Number(process.env.CONVOSTAT_E2E_PORT ?? 4399)

/** Where the server of the journeys keeps what it keeps. */
export const dataFolder = join(tmpdir(), `convostat-journeys-${port}`)
