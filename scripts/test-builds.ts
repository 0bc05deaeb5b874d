import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what several test files build once. */
    builds: string
  }
}

export default function testBuilds(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'convostat-builds-'))
  project.provide('builds', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
