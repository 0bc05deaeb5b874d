import { expect, test } from 'vitest'
import { lintedPaths } from './linted-paths.mjs'

test('what was changed is linted, all of a package that declares other dependencies, and everything where a rule was changed', () => {
  expect(lintedPaths(['apps/cli/src/main.ts', 'README.md'], ['apps/cli/src/gone.ts'])).toEqual(['apps/cli/src/main.ts', 'README.md'])
  expect(lintedPaths(['apps/cli/package.json', 'apps/cli/src/main.ts', 'apps/web/src/main.ts'], [])).toEqual([
    'apps/cli',
    'apps/web/src/main.ts',
  ])
  for (const rule of ['biome.json', 'lint/no-spread-into-calls.grit']) {
    expect(lintedPaths(['apps/cli/src/main.ts', rule], [])).toEqual(['.'])
    expect(lintedPaths(['apps/cli/src/main.ts'], [rule])).toEqual(['.'])
  }
})
