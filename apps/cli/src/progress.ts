import type { Progress } from '@convostat/api'
import { stageWords } from '@convostat/api/stages'
import { english } from '@convostat/format'

/** Where progress is printed: one line that changes on a terminal, else a line for each stage. */
export interface ProgressLine {
  report(progress: Progress): void
  /** Removes the line, for the next output. */
  clear(): void
}

export const noProgress: ProgressLine = { report: () => undefined, clear: () => undefined }

type Out = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>

export function progressLine(out: Out): ProgressLine {
  let said = ''
  return {
    report({ stage, done, total }) {
      const percent = total > 0 ? Math.min(100, Math.floor((100 * done) / total)) : 0
      const line = out.isTTY ? `${stageWords[stage]} ${english.percent(percent / 100)}` : `${stageWords[stage]} ...`
      if (line === said) return
      said = line
      out.write(out.isTTY ? `\r\x1b[K${line}` : `${line}\n`)
    },
    clear() {
      if (out.isTTY && said !== '') out.write('\r\x1b[K')
      said = ''
    },
  }
}
