/**
 * Builds the demo chats, apps/web/public/demo-*.txt, from the hand-written scenes in fixtures/demo and fixtures/demo-group.
 *
 * The words are all in the scenes; this gives every message its minute. How fast someone answers and types is theirs,
 * and the dice are seeded by each scene's own heading, so that editing one scene moves no other.
 * `node scripts/build-demo-chat.mjs` writes the files; fixtures/demo/README.md describes the notation.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { android, iphone } from './build-demo-chat-layouts.mjs'
import { scenesOf } from './build-demo-chat-scenes.mjs'

/**
 * Seconds: what passes before a message of one's own is followed by another, per character typed, and before an answer
 * (the median of a log-normal whose spread is `spread`).
 */
const TWO_PEOPLE = {
  M: { name: 'Maya Bellini', again: 3, perCharacter: 0.13, answer: 34, spread: 0.9, deleted: 'You deleted this message' },
  T: { name: 'Tom Pryce', again: 24, perCharacter: 0.22, answer: 105, spread: 1, deleted: 'This message was deleted' },
}

const GARDENERS = {
  R: { name: 'Ruth Ansah', again: 14, perCharacter: 0.14, answer: 40, spread: 0.9, deleted: '\u200eYou deleted this message.' },
  D: { name: 'Declan Byrne', again: 45, perCharacter: 0.2, answer: 150, spread: 1, deleted: 'This message was deleted.' },
  W: { name: 'Auntie Win', again: 20, perCharacter: 0.3, answer: 75, spread: 1, deleted: 'This message was deleted.' },
  B: { name: 'Bruno Costa', again: 12, perCharacter: 0.16, answer: 60, spread: 1, deleted: 'This message was deleted.' },
  O: { name: 'Omar Haddad', again: 20, perCharacter: 0.18, answer: 80, spread: 1.1, deleted: 'This message was deleted.' },
  T: { name: 'Tilda 🌻', again: 3, perCharacter: 0.09, answer: 14, spread: 0.8, deleted: 'This message was deleted.' },
  M: { name: 'Mina Petrova', again: 10, perCharacter: 0.14, answer: 35, spread: 0.9, deleted: 'This message was deleted.' },
  J: { name: 'Sanjay Rao', again: 25, perCharacter: 0.16, answer: 120, spread: 1.2, deleted: 'This message was deleted.' },
  Y: { name: 'Yuki Tanaka', again: 5, perCharacter: 0.3, answer: 25, spread: 0.9, deleted: 'This message was deleted.' },
}

/** Each demo chat: where its scenes are, the file it becomes, who is in it, and the phone that exported it. */
export const demos = {
  pair: { scenes: '../fixtures/demo/', product: '../apps/web/public/demo-chat.txt', people: TWO_PEOPLE, layout: android },
  group: {
    scenes: '../fixtures/demo-group/',
    product: '../apps/web/public/demo-group-chat.txt',
    people: GARDENERS,
    layout: iphone,
    /** The group's name when it was exported: the phone gives it to every notice that nobody is the author of. */
    subject: 'Plot Twist 🥕',
  },
}

const LONGEST_ANSWER = 25 * 60

/** The whole export as text, from the scenes' files in order of time. */
export function buildDemoChat(demo, parts) {
  const { people, layout } = demo
  const lines = []
  let now = -Infinity
  for (const scene of parts.flatMap(scenesOf)) {
    if (scene.start < now) throw new Error(`${scene.heading}: begins before the scene above it ends, at ${minute(now)}`)
    now = scene.start
    const dice = diceFor(scene.heading)
    let previous = null
    for (const step of scene.steps) {
      if (step.kind === 'gap') now += step.seconds * (0.88 + 0.24 * dice())
      else if (step.kind === 'clock') now = nextAt(now, step.secondOfDay) + Math.floor(dice() * 50)
      else {
        if (step.author !== 'S' && !people[step.author]) throw new Error(`${scene.heading}: nobody is called ${step.author}`)
        if (previous?.kind === 'line') now += pause(previous, step, people[step.author], dice, scene.pace)
        lines.push(layout.line(now, step, demo))
      }
      previous = step
    }
  }
  return lines.map((line) => line + layout.lineEnd).join('')
}

/** The parts of a demo chat as they are in its folder. */
export function readParts({ scenes }) {
  const folder = new URL(scenes, import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.scene'))
    .sort()
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
}

/** Seconds between two lines of one scene; a line of the service's own comes immediately. */
function pause(previous, line, person, dice, pace) {
  if (line.author === 'S') return 1
  const typing = line.text.length * person.perCharacter
  if (line.author === previous.author) return typing + person.again * (0.6 + dice()) * Math.sqrt(pace)
  return typing + Math.min(LONGEST_ANSWER, person.answer * Math.exp(person.spread * normal(dice))) * pace
}

/** A moment as a sentence says it: 2023-02-03 18:42. */
const minute = (seconds) => new Date(Math.floor(seconds) * 1000).toISOString().slice(0, 16).replace('T', ' ')

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
  for (const demo of Object.values(demos)) {
    const text = buildDemoChat(demo, readParts(demo))
    writeFileSync(new URL(demo.product, import.meta.url), text)
    console.log(`${demo.product.split('/').at(-1)}: ${text.match(/^\[?\d\d\/\d\d\/\d{4}, [\d:]+(?:\]| -) [^:\n]+: /gm).length} messages`)
  }
}
