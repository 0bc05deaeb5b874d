// @ts-check

/**
 * What decides over every test without being imported by it: what the test runner is configured with, and all that this needs.
 * @param {import('./import-graph.mjs').Graph} graph
 * @returns {ReadonlySet<string>}
 */
export function decidesOverAll(graph) {
  const deciding = new Set(['vitest.config.ts', 'package-lock.json', 'package.json', 'tsconfig.json'])
  // A set gives what is added to it meanwhile, too.
  for (const path of deciding) for (const needed of graph.get(path)?.imports ?? []) deciding.add(needed)
  return deciding
}
