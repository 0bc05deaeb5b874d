// @ts-check
/**
 * Why a test file is run in one time zone only: it says so itself, in its own line that begins with "// In one zone: ".
 * Such a file proves what no zone can touch: the rest of `npm test` is run in two.
 * @param {string} source
 * @returns {string | null}
 */
export const oneZoneReason = (source) => /^\/\/ In one zone: (\S.{9,})$/m.exec(source)?.[1] ?? null
