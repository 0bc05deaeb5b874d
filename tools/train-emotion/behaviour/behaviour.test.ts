import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { emotions, sentiments } from '@convostat/emotion/labels'
import { describe, expect, it } from 'vitest'
import { readerOf } from '../evaluate/reading.ts'
import { behaviours, isAsExpected, type Line, leading, suitesIn } from './lines.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const suites = suitesIn(at('.'))

/** Least share of lines read as expected, over all languages: what the shipped model reaches, and a little less. */
const floors: Record<(typeof behaviours)[number], number> = {
  'code-mix': 0.92,
  elongation: 0.88,
  emoji: 0.97,
  idiom: 0.72,
  intensifier: 0.92,
  negation: 0.84,
  neutral: 0.93,
  plain: 0.92,
  question: 0.97,
  sarcasm: 0.96,
  slang: 0.84,
  typo: 0.69,
}

describe('the shipped model reads', () => {
  const read = readerOf(readFileSync(at('../../../packages/emotion/weights/emotion.bin')))
  const judged = [...suites].flatMap(([language, lines]) => lines.map((line) => judge(language, line)))

  it.each(behaviours)('%s', (behaviour) => {
    const of = judged.filter((each) => each.behaviour === behaviour)
    const missed = of.filter((each) => !each.isPassed).map((each) => each.told)
    expect(1 - missed.length / of.length, `Misses:\n${missed.join('\n')}\n`).toBeGreaterThanOrEqual(floors[behaviour])
  })

  function judge(language: string, { behaviour, expected, text }: Line) {
    const { found, emotion, score } = read(text)
    const sentiment = sentiments[found]
    const told = `${language}, ${expected}: ${text} → ${sentiment} ${score.toFixed(2)}, ${emotions[leading(emotion)]}`
    return { behaviour, told, isPassed: isAsExpected(expected, { sentiment, emotion }) }
  }
})
