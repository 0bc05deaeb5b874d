#!/usr/bin/env node
/**
 * How many questions of a set Ask answers correctly: `node bench/ask-set.mjs [SET.jsonl] [--all]`, by kind and language, and every question
 * that it does not; with `--all` the others, too. fixtures/questions/README.md describes a set. A counted question is right with
 * the right value, a found one with the right message first, a refused one where nothing is answered.
 */
import '../scripts/help.mjs'
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../scripts/bundled.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const isAll = process.argv.includes('--all')
const [set = join(root, 'fixtures/questions/questions.open.jsonl')] = process.argv.slice(2).filter((each) => !each.startsWith('--'))

const pass = await bundled(join(root, 'bench/ask-set-pass.ts'), join(root, 'bench/data/built'))
const files = ['packages/emotion/weights/emotion.bin', 'apps/web/public/demo-chat.txt', 'apps/web/public/demo-group-chat.txt']
const answers = JSON.parse(
  execFileSync(process.execPath, [pass, set, ...files.map((file) => join(root, file))], { encoding: 'utf8', maxBuffer: 1 << 30 }),
)

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const isNear = (a, b) => typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= 0.02 * Math.max(1, Math.abs(b))
const isSame = (message, cited) =>
  cited !== undefined && message.author === cited.author && cited.date.startsWith(message.date.replace(/T00:00:00$/, '').slice(0, 16))

/** The person with the largest part. */
const leading = (parts) => [...parts].sort((a, b) => b.value - a.value)[0]?.of

/** Whether a figure has the value asked for. A value may contain more than was asked. */
function hasValue({ ask, about, value }, { figure }, cited) {
  if (!figure) return false
  const { parts = [] } = figure
  const values = parts.map((part) => part.value)
  if (value === null) return figure.value !== null
  if (value.winner !== undefined) return figure.value === value.winner || (figure.unit !== 'person' && leading(parts) === value.winner)
  if (ask === 'compare') return isNear(values[0], value.number) && isNear(values[1], value.against)
  if (value.hour !== undefined) return figure.value === value.hour
  if (value.weekday !== undefined) return figure.value === WEEKDAYS.indexOf(value.weekday)
  if (value.day !== undefined) return figure.value === value.day
  if (value.month !== undefined) return figure.value === value.month
  if (value.year !== undefined) return figure.value === value.year
  if (value.emoji !== undefined) return [value.emoji, ...(value.also ?? [])].includes(figure.value)
  if (value.series !== undefined)
    return Object.entries(value.series).every(([of, n]) => parts.some((part) => part.of === of && part.value === n))
  if (value.message !== undefined) return isSame(value.message, cited[0])
  if (value.seconds !== undefined) return isNear(figure.value, value.seconds) || isNear(figure.value, value.mean_seconds)
  if (value.hours !== undefined) return isNear(figure.value / 3600, value.hours) || isNear(figure.value, value.days)
  if (value.days !== undefined) return figure.value === value.days
  if (value.messages !== undefined) return figure.value === value.messages
  if (value.ratio !== undefined) return isNear(figure.value, value.ratio)
  if (value.number !== undefined && about) return figure.value !== null
  return [value.number, value.per_active_day].includes(figure.value) || (value.or && isNear(figure.value, value.or.number))
}

/** `right`, `wrong`, or `none` where nothing is answered; `other` where the right passage is shown, but not first. */
function judged({ question, answer, cited }) {
  const isNone = answer.figure === undefined && cited.length === 0
  if (question.kind === 'refused') return isNone ? 'right' : 'wrong'
  if (isNone) return 'none'
  if (question.kind === 'counted') return hasValue(question, answer, cited) ? 'right' : 'wrong'
  if (question.messages.some((message) => isSame(message, cited[0]))) return 'right'
  return question.messages.some((message) => cited.some((each) => isSame(message, each))) ? 'other' : 'wrong'
}

const outcomes = ['right', 'other', 'wrong', 'none']
const all = answers.map((each) => ({ ...each, is: judged(each) }))

for (const { is, question, after, answer, cited, milliseconds } of all) {
  if (is === 'right' && !isAll) continue
  const { figure } = answer
  console.log(`${is.padEnd(6)}${question.id.padEnd(8)}${question.text}${after ? `  (after: ${after})` : ''}`)
  console.log(`      ${figure ? `${figure.metric} ${figure.value}; ` : ''}${answer.text.slice(0, 160)} ${milliseconds.toFixed(0)} ms`)
  if (question.kind === 'counted')
    console.log(`      expected ${question.figure}, ${question.ask}: ${JSON.stringify(question.value)?.slice(0, 160)}`)
  if (question.kind === 'found')
    console.log(
      `      cited ${cited.slice(0, 3).map(({ date, author }) => `${date} ${author}`)}; expected ${question.messages.map(({ date }) => date)}`,
    )
}

const line = (cells) => cells.map((cell, i) => (i === 0 ? String(cell).padEnd(16) : String(cell).padStart(8))).join('')
const rowOf = (name, those) => line([name, those.length, ...outcomes.map((outcome) => those.filter(({ is }) => is === outcome).length)])
console.log(`\n${line(['', 'asked', ...outcomes])}`)
for (const kind of ['counted', 'found', 'refused']) {
  const those = all.filter(({ question }) => question.kind === kind)
  console.log(rowOf(kind, those))
  for (const language of new Set(those.map(({ question }) => question.language)))
    console.log(
      rowOf(
        `  ${language}`,
        those.filter(({ question }) => question.language === language),
      ),
    )
}
console.log(rowOf('all', all))
const sorted = all.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
console.log(`\nms of the processor's time: median ${sorted[sorted.length >> 1].toFixed(0)}, most ${sorted.at(-1).toFixed(0)}`)
