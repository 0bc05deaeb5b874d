import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Race } from './racer.ts'

/** Processes that each have the database open, and what they come back with. */
export async function racers(script: string, database: string, count: number) {
  const children = Array.from({ length: count }, () => fork(script, [database], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }))
  await Promise.all(children.map((child) => once(child, 'message')))
  return {
    /** All at once; gives what became of each device: `in`, or a failure's code. */
    async run(race: (process: number) => Race): Promise<string[]> {
      const outcomes = children.map(async (child, i) => {
        const answered = once(child, 'message')
        child.send(race(i))
        const [outcome] = (await answered) as [string[]]
        return outcome
      })
      return (await Promise.all(outcomes)).flat()
    },
    async end(): Promise<void> {
      await Promise.all(children.map(ended))
    },
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const over = once(child, 'exit')
  child.kill('SIGKILL')
  await over
}
