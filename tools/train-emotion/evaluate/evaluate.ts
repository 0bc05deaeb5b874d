/**
 * `npm run evaluate -- --data DIR`: judges the shipped model on what it did not learn from and writes the figures into
 * the model card; `--leave-out SOURCE` trains without that source instead and judges the result on it alone;
 * `--weights FILE` judges another model, and writes nothing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { suitesIn } from '../behaviour/lines.ts'
import { seeds } from '../data/index.ts'
import { withFigures } from './card.ts'
import { figuresOf, figuresOfSource } from './figures.ts'
import { readerOf } from './reading.ts'
import { emotionTable, sentimentTable, tables } from './tables.ts'

const { values } = parseArgs({
  options: { data: { type: 'string' }, weights: { type: 'string' }, 'leave-out': { type: 'string' }, root: { type: 'string' } },
})
const root = values.root ?? process.cwd()
const trainer = join(root, 'tools', 'train-emotion')

if (!values.data || !existsSync(join(values.data, 'lexicons'))) {
  console.error('Say where the data sets are: npm run evaluate -- --data DIR')
  process.exitCode = 1
} else if (values['leave-out']) await judgeWithout(values.data, values['leave-out'])
else await judge(values.data)

async function judge(data: string): Promise<void> {
  const shipped = join(root, 'packages', 'emotion', 'weights', 'emotion.bin')
  const weights = readFileSync(values.weights ?? shipped)
  const text = tables(await figuresOf(data, weights, suitesIn(join(trainer, 'behaviour')), seeds(trainer)))
  console.info(text)
  if (values.weights) return
  const card = join(root, 'docs', 'emotion-model.md')
  writeFileSync(card, withFigures(readFileSync(card, 'utf8'), text))
}

async function judgeWithout(data: string, source: string): Promise<void> {
  const { trainModel } = await import('../train-model.ts')
  const weights = await trainModel({ dir: data, leaveOut: source, say: console.info })
  const { sentiment, emotions } = await figuresOfSource(data, readerOf(weights), source)
  console.info(`\nTrained without ${source}, judged on it\n\n${sentimentTable(sentiment)}\n\n${emotionTable(emotions)}`)
}
