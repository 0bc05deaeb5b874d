/** Everyday sentences of Tatoeba beside their English, as chosen for LASER (Artetxe & Schwenk, 2018). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './codes.ts'
import type { Pair } from './row.ts'
import { splitOf } from './split.ts'

export function* tatoebaPairs(dir: string): Iterable<Pair> {
  const folder = join(dir, 'tatoeba')
  for (const file of readdirSync(folder).sort()) {
    const code = /^(\w+)-eng\.eng$/.exec(file)?.[1]
    if (!code) continue
    const english = readFileSync(join(folder, file), 'utf8').split('\n')
    const foreign = readFileSync(join(folder, `${code}-eng.${code}`), 'utf8').split('\n')
    for (const [i, line] of english.entries())
      if (line && foreign[i])
        yield {
          english: line,
          foreign: foreign[i],
          language: codeOf(code),
          source: `tatoeba/${code}`,
          split: splitOf(line),
          labels: null,
        }
  }
}
