import { labelsOf, mocking, mockingSigns } from './emoji.ts'
import type { Row } from './row.ts'
import { hash } from './split.ts'
import { emoticons, laughter, type Meaning, meanings } from './word-tables.ts'

/** Lines up to this many UTF-16 units: people put a sign behind what is short. */
const LONGEST = 90
/** One line in this many gets a sign. */
const NEUTRAL_SHARE = 4
const PRAISE_SHARE = 8
const WEIGHT = 0.7

/** A meaning with as many entries as it has signs would drown those with few. */
const signs: readonly (readonly { sign: string; meaning: Meaning }[])[] = [...meanings, ...emoticons]
  .filter(({ emotions }) => emotions.neutral === undefined)
  .map((meaning) => meaning.emoji.split(' ').map((sign) => ({ sign, meaning })))

/**
 * What a sign does to a line that people wrote: behind one that feels nothing it says what is felt; a mocking one turns
 * praise around. The rows given are those to learn from.
 */
export function* emojiBehind(rows: Iterable<Row>): Iterable<Row> {
  for (const row of rows) {
    const { text, sentiment, split } = row
    if (split !== 'train' || !sentiment || text.length > LONGEST || /\p{Extended_Pictographic}/u.test(text)) continue
    const at = hash(`${text} behind`)
    if (sentiment[1] === 1 && at % NEUTRAL_SHARE === 0) yield behind(row, Math.floor(at / NEUTRAL_SHARE))
    else if (sentiment[0] === 1 && at % PRAISE_SHARE === 0) {
      const sign = mockingSigns[Math.floor(at / PRAISE_SHARE) % mockingSigns.length]
      yield { ...row, text: `${text} ${sign}`, source: `${row.source}-emoji`, weight: WEIGHT, ...mocking }
    }
  }
}

function behind(row: Row, at: number): Row {
  const laughs = laughter[row.language]?.split(' ')
  if (laughs && at % 12 === 0) {
    const laughing = labelsOf({ sentiment: [0.85, 0.12, 0.03], emotions: { amusement: 0.93, joy: 0.3 }, emoji: '' })
    return { ...row, text: `${row.text} ${laughs[(at >> 4) % laughs.length]}`, source: `${row.source}-emoji`, weight: WEIGHT, ...laughing }
  }
  const group = signs[at % signs.length]
  const { sign, meaning } = group[(at >> 8) % group.length]
  const isRepeated = (at >> 14) % 3 === 0 && !/[:;=)(_-]/.test(sign)
  return {
    ...row,
    text: `${row.text}${(at >> 16) % 5 === 0 ? '' : ' '}${isRepeated ? sign.repeat(2 + ((at >> 18) % 2)) : sign}`,
    source: 'emoji-behind',
    weight: WEIGHT,
    ...labelsOf(meaning),
  }
}
