// @ts-check
// Written without newer syntax, so that even an old Node gets as far as the sentence.

const needed = [20, 19]

/**
 * A sentence when this Node cannot run the project, else null.
 * @param {string} version as `process.versions.node` has it
 */
export function nodeTooOld(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return null
  return `ConvoStat needs Node ${needed.join('.')} or newer; this is Node ${version}. Get a newer one at https://nodejs.org and try again.`
}
