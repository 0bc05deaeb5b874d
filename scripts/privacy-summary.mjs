// @ts-check

/** @typedef {{ type: string, description?: string }} Annotation */
/** @typedef {{ title: string, ok: boolean, tests: { annotations: Annotation[] }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */

/** The steps of the proof, by the number that their tests carry. */
const steps = [
  ['7.3.1', 'chats that share nothing make the same requests'],
  ['7.3.2', 'no word of a chat is in anything sent or logged'],
  ['7.3.3', 'once loaded, a chat causes no request and no attempt at one'],
  ['7.3.4', "the kernel's log shows no destination that a chat adds"],
  ['7.3.5', 'unplugged, everything works'],
  ['7.3.6', "at rest a chat is in the app's own storage only"],
]
const leaks = 26

/**
 * What a report of Playwright proves, in sentences; whole only if every step was run and passed, and every leak was caught.
 * @param {string} json
 */
export function privacySummary(json) {
  const specs = specsIn(JSON.parse(json))
  const lines = steps.map(([number, claim]) => {
    const ran = specs.filter(({ title }) => title.startsWith(`${number} `))
    return { ok: ran.length > 0 && ran.every(({ ok }) => ok), text: `${number}  ${claim}` }
  })
  const planted = specs.filter(({ title }) => title.startsWith('7.4 a planted leak is caught'))
  const caught = planted.filter(({ ok }) => ok).length
  const arrived = planted.filter(({ tests }) => tests.some(({ annotations }) => annotations.some(isArrival))).length
  lines.push({
    ok: caught === leaks,
    text: `7.4    ${caught}/${leaks} planted leaks caught (${caught - arrived} stopped on the way, ${arrived} when they arrived)`,
  })
  const others = specs.filter(({ title }) => !/^7\.\d/.test(title))
  const held = others.filter(({ ok }) => ok).length
  lines.push({
    ok: held === others.length && held > 0,
    text: `       ${held}/${others.length} other tests of the policies and of these tests themselves`,
  })
  const rest = specs.flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations)).find(({ type }) => type === 'left on the disk')
  return {
    lines: [
      ...lines.map(({ ok, text }) => `${ok ? 'held  ' : 'FAILED'}  ${text}`),
      ...(rest ? [`note    after deleting, still on the disk: ${rest.description}`] : []),
    ],
    isWhole: lines.every(({ ok }) => ok),
  }
}

/** @param {Annotation} annotation */
const isArrival = ({ type, description = '' }) => type === 'caught' && /^arrived at/m.test(description)

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)]
}
