import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('the opening of a language has what is said before the first screen, and not the rest', async () => {
  vi.stubEnv('CONVOSTAT_LANGUAGE', 'de')
  const { inLanguage, loadLanguage, loadOpening } = await import('./in-language.ts')
  const said = (part: 'upload' | 'settings') => inLanguage(part, { title: 'English' } as { title: string })
  expect(() => said('upload')).toThrow('upload: import it after loadLanguage() has finished')
  await loadOpening()
  expect(said('upload')).toHaveProperty('analyze', 'Chat auswerten')
  expect(() => said('settings')).toThrow('settings: import it after loadLanguage() has finished')
  await loadLanguage()
  expect(said('settings').title).toBe('Einstellungen')
  // What comes late takes nothing back.
  await loadOpening()
  expect(said('settings').title).toBe('Einstellungen')
})

const source = join(import.meta.dirname, '..')

/** What is imported later and says nothing, or only what the opening has. */
const withoutMore = ['main.tsx', 'upload.tsx', 'pending-uploads.ts', 'schemas.ts', 'examples', 'plotly.js-cartesian-dist-min']

test('what the app imports later waits for the whole language', () => {
  const imports = ['app', 'components', 'features', 'charts', 'data', 'ui', 'store'].flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
      .flatMap((path) => {
        const code = readFileSync(join(source, folder, path), 'utf8')
        return Array.from(code.matchAll(/(?<!typeof )\bimport\('([^']+)'\)/g), ({ 1: what, index }) => {
          const before = code.slice(0, index).trimEnd()
          const waits = /(\blater\(async \(\) =>\s*\(await|\bspoken\(\(\) =>|\bloadLanguage\(\)\s*\.then\(\(\) =>)$/.test(before)
          return { what, waits }
        })
      }),
  )
  expect(imports.length).toBeGreaterThan(20)
  const isSilent = (what: string) => withoutMore.some((name) => what.split('/').at(-1) === name)
  expect(imports.filter(({ what, waits }) => !waits && !isSilent(what)).map(({ what }) => what)).toEqual([])
})
