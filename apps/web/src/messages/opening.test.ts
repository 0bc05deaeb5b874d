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
