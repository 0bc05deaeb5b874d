/** The notation of the demo chats' scenes, read into steps; fixtures/demo/README.md describes it. */

const PACES = { quick: 0.5, normal: 1, slow: 4 }
const UNITS = { m: 60, h: 3600, d: 86400 }

/** The scenes of one file: where each begins, how fast it goes, and its steps. */
export function scenesOf(part) {
  const scenes = []
  for (const line of part.split('\n')) {
    const heading = /^== (\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d)(?: (quick|slow))?$/.exec(line)
    if (heading) {
      const [year, month, day, hour, minute] = heading.slice(1, 6).map(Number)
      const start = Date.UTC(year, month - 1, day, hour, minute) / 1000
      scenes.push({ heading: line, start, pace: PACES[heading[6] ?? 'normal'], steps: [] })
    } else if (line !== '' && !line.startsWith('#')) addStep(scenes.at(-1), line)
  }
  return scenes
}

function addStep(scene, line) {
  const { steps } = scene
  const [, sign, rest] = /^(~~|@|\||[A-Z]:|![A-Z]) ?(.*)$/.exec(line) ?? []
  if (sign === '~~') {
    const [, amount, unit] = /^([\d.]+)([mhd])$/.exec(rest)
    steps.push({ kind: 'gap', seconds: Number(amount) * UNITS[unit] })
  } else if (sign === '@') {
    const [hour, minute] = rest.split(':').map(Number)
    steps.push({ kind: 'clock', secondOfDay: hour * 3600 + minute * 60 })
  } else if (sign === '|') steps.at(-1).text += `\n${rest}`
  else if (sign?.startsWith('!')) steps.push({ kind: 'line', author: sign[1], isNotice: true, text: rest })
  else if (sign) steps.push({ kind: 'line', author: sign[0], isNotice: sign === 'S:', text: rest })
  else throw new Error(`${scene.heading}: cannot read "${line}"`)
}
