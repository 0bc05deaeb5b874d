import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'
import { weightsFile } from '../packages/installation/src/weights-file.ts'

/** Puts the weights that feelings are read with beside a program for Node. */
export const weights = (): Plugin => ({
  name: 'convostat-weights',
  generateBundle() {
    const source = readFileSync(createRequire(import.meta.url).resolve('@convostat/emotion/weights.bin'))
    this.emitFile({ type: 'asset', fileName: weightsFile, source })
  },
})
