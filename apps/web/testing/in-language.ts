import { vi } from 'vitest'

/** A module with its sentences in another language, `importIn('de', () => import('./sentences.ts'))`. End the test with `vi.unstubAllEnvs()`. */
export async function importIn<Module>(language: string, load: () => Promise<Module>): Promise<Module> {
  vi.resetModules()
  vi.stubEnv('CONVOSTAT_LANGUAGE', language)
  await (await import('#messages/in-language.ts')).loadLanguage()
  return load()
}
