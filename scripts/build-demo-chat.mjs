/**
 * Builds the demo chat, apps/web/public/demo-chat.txt, from the hand-written scenes in fixtures/demo.
 *
 * The words are all in the scenes; this gives every message its minute. How fast someone answers and types is theirs,
 * and the dice are seeded by each scene's own heading, so that editing one scene moves no other.
 * `node scripts/build-demo-chat.mjs` writes the file; fixtures/demo/README.md describes the notation.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const SCENES = new URL('../fixtures/demo/', import.meta.url)
const PRODUCT = new URL('../apps/web/public/demo-chat.txt', import.meta.url)

/**
 * Seconds: what passes before a message of one's own is followed by another, per character typed, and before an answer
 * (the median of a log-normal whose spread is `spread`).
 */
const PEOPLE = {
  M: { name: 'Maya Bellini', again: 3, perCharacter: 0.13, answer: 34, spread: 0.9, deleted: 'You deleted this message' },
  T: { name: 'Tom Pryce', again: 24, perCharacter: 0.22, answer: 105, spread: 1, deleted: 'This message was deleted' },
}
const PACES = { quick: 0.5, normal: 1, slow: 4 }
const LONGEST_ANSWER = 25 * 60
const UNITS = { m: 60, h: 3600, d: 86400 }

/** The whole export as text, from the scenes' files in order of time. */
export function buildDemoChat(parts) {
  const lines = []
  let now = -Infinity
  for (const scene of parts.flatMap(scenesOf)) {
    if (scene.start < now) throw new Error(`${scene.heading}: begins before the scene above it ends, at ${stamp(now)}`)
    now = scene.start
    const dice = diceFor(scene.heading)
    let previous = null
    for (const step of scene.steps) {
      if (step.kind === 'gap') now += step.seconds * (0.88 + 0.24 * dice())
      else if (step.kind === 'clock') now = nextAt(now, step.secondOfDay) + Math.floor(dice() * 50)
      else {
        if (previous?.kind === 'line') now += pause(previous, step, dice, scene.pace)
        lines.push(`${stamp(now)} - ${body(step)}`)
      }
      previous = step
    }
  }
  return `${lines.join('\n')}\n`
}

/** The parts of the demo chat as they lie in fixtures/demo. */
export function readParts() {
  return readdirSync(SCENES)
    .filter((name) => name.endsWith('.scene'))
    .sort()
    .map((name) => readFileSync(new URL(name, SCENES), 'utf8'))
}

function scenesOf(part) {
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
  const [, sign, rest] = /^(~~|@|\||[MTS]:) ?(.*)$/.exec(line) ?? []
  if (sign === '~~') {
    const [, amount, unit] = /^([\d.]+)([mhd])$/.exec(rest)
    steps.push({ kind: 'gap', seconds: Number(amount) * UNITS[unit] })
  } else if (sign === '@') {
    const [hour, minute] = rest.split(':').map(Number)
    steps.push({ kind: 'clock', secondOfDay: hour * 3600 + minute * 60 })
  } else if (sign === '|') steps.at(-1).text += `\n${rest}`
  else if (sign) steps.push({ kind: 'line', author: sign[0], text: rest })
  else throw new Error(`${scene.heading}: cannot read "${line}"`)
}

/** Seconds between two lines of one scene; a line of the service's own comes at once. */
function pause(previous, line, dice, pace) {
  if (line.author === 'S') return 1
  const person = PEOPLE[line.author]
  const typing = line.text.length * person.perCharacter
  if (line.author === previous.author) return typing + person.again * (0.6 + dice()) * Math.sqrt(pace)
  return typing + Math.min(LONGEST_ANSWER, person.answer * Math.exp(person.spread * normal(dice))) * pace
}

/** What stands after the dash: `Name: text`, or a line without a sender. */
function body({ author, text }) {
  if (author === 'S') return text
  return `${PEOPLE[author].name}: ${written(text, author)}`
}

/** A message as an Android phone exports it without media. */
function written(text, author) {
  const [, mark, rest] = /^\[(\w+)\] ?(.*)$/s.exec(text) ?? []
  switch (mark) {
    case 'media':
      return rest ? `<Media omitted>\n${rest}` : '<Media omitted>'
    case 'deleted':
      return PEOPLE[author].deleted
    case 'null':
      return 'null'
    case 'location':
      return `location: https://maps.google.com/?q=${rest}`
    case 'live':
      return 'live location shared'
    case 'contact':
      return `${rest}.vcf (file attached)`
    case 'poll': {
      const [question, ...options] = rest.split('\n')
      return ['POLL:', question, ...options.map((option) => `OPTION: ${option}`)].join('\n')
    }
    default:
      return text.replace(/ \[edited\]$/, ' <This message was edited>')
  }
}

/** dd/mm/yyyy, HH:MM */
function stamp(seconds) {
  const [date, time] = new Date(Math.floor(seconds) * 1000).toISOString().split('T')
  return `${date.split('-').reverse().join('/')}, ${time.slice(0, 5)}`
}

/** The first moment after `now` at this second of a day. */
function nextAt(now, secondOfDay) {
  const day = Math.floor(now / 86400) * 86400
  return day + secondOfDay > now ? day + secondOfDay : day + 86400 + secondOfDay
}

/** Uniform numbers in [0, 1) that depend on the seed only (FNV-1a into mulberry32). */
function diceFor(seed) {
  let state = 0x811c9dc5
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A standard normal number (Box and Muller). */
function normal(dice) {
  return Math.sqrt(-2 * Math.log(1 - dice())) * Math.cos(2 * Math.PI * dice())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = buildDemoChat(readParts())
  writeFileSync(PRODUCT, text)
  console.log(`demo-chat.txt: ${text.match(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d - [^:\n]+: /gm).length} messages`)
}
