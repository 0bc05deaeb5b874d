// @ts-check
import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'
import { root } from './packages.mjs'

/** The test files that take longest. Begun last, one of them would keep a single processor busy while the others have nothing to do. */
export const longest = [
  'apps/server/src/chats/session-attacks.test.ts',
  'apps/server/src/chats/session-load.test.ts',
  'apps/server/src/chats/session-printing.test.ts',
  'apps/server/src/chats/session-api.test.ts',
  'apps/server/src/payments/fulfilment.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/licenses/postgres.test.ts',
  'apps/server/src/commands/license-cli.test.ts',
  'apps/cli/src/cli.test.ts',
  'packages/license/src/ed25519.test.ts',
  'apps/web/src/app/screens.page.test.tsx',
  'apps/web/src/features/dashboard/dashboard.page.test.tsx',
  'apps/web/src/components/filters/filters.page.test.tsx',
  'packages/engine/src/import/read-chat.fuzz.test.ts',
  'packages/engine/cldr/layouts.test.ts',
  'packages/ask/src/hostile-sentences.test.ts',
  'scripts/layers.test.ts',
  'packages/engine/src/columns/length.test.ts',
  'packages/api/src/public-json.test.ts',
  'packages/engine/src/wrapped/wrapped.test.ts',
  'packages/engine/src/import/sparse-chats.test.ts',
  'apps/web/src/messages/unused.test.ts',
]

const places = new Map(longest.map((path, i) => [path, i]))

/** Within each project: the order of Vitest keeps files together that share a process. */
export class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} specifications
   */
  async sort(specifications) {
    const sorted = await super.sort(specifications)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    const placeOf = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) =>
      places.get(relative(root, moduleId).replaceAll('\\', '/')) ?? longest.length
    return sorted.sort((a, b) => projects.indexOf(a.project) - projects.indexOf(b.project) || placeOf(a) - placeOf(b))
  }
}
