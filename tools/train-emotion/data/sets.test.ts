import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { innerLabels } from '@convostat/emotion/labels'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brighterLabels } from './brighter.ts'
import { csvRows } from './csv.ts'
import { goEmotionsLabels } from './goemotions.ts'
import { readAll, readPairs } from './index.ts'
import type { Labels, Row } from './row.ts'
import { splitOf } from './split.ts'
import { xedLabels } from './xed.ts'

const goEmotions =
  'admiration amusement anger annoyance approval caring confusion curiosity desire disappointment disapproval disgust embarrassment excitement fear gratitude grief joy love nervousness optimism pride realization relief remorse sadness surprise neutral'.split(
    ' ',
  )
const ofGoEmotions = (...names: string[]) => goEmotionsLabels(names.map((name) => goEmotions.indexOf(name)))
const felt = ({ emotions }: Labels) => innerLabels.filter((_, i) => emotions[i] > 0)
const unknown = ({ emotions }: Labels) => innerLabels.filter((_, i) => Number.isNaN(emotions[i]))
const sign = ({ sentiment }: Labels) => sentiment && Array.from(sentiment)

describe('what GoEmotions marks', () => {
  it('folds emotions into ours', () => {
    expect(felt(ofGoEmotions('annoyance', 'grief', 'nervousness'))).toEqual(['sadness', 'anger', 'fear'])
    expect(felt(ofGoEmotions('relief', 'confusion'))).toEqual(['joy', 'curiosity'])
  })
  it('knows every label of ours', () => expect(unknown(ofGoEmotions('joy'))).toEqual([]))
  it('gives approval no label, though it is positive', () => {
    expect(felt(ofGoEmotions('approval'))).toEqual([])
    expect(sign(ofGoEmotions('approval'))).toEqual([1, 0, 0])
  })
  it('lets an emotion decide over neutral', () => expect(felt(ofGoEmotions('neutral', 'love'))).toEqual(['love']))
  it('has no sentiment for love and anger in one', () => expect(sign(ofGoEmotions('love', 'anger'))).toBeNull())
  it('takes the sign from what is beside a surprise', () => {
    expect(sign(ofGoEmotions('surprise', 'joy'))).toEqual([1, 0, 0])
    expect(sign(ofGoEmotions('surprise'))).toEqual([0.25, 0.5, 0.25])
  })
  it('is not too sure that an apology is bad', () => {
    const [, neutral, negative] = sign(ofGoEmotions('remorse'))!
    expect(negative).toBeGreaterThan(0.5)
    expect(neutral).toBeGreaterThan(0.25)
  })
  it('reads questions as neutral', () => expect(sign(ofGoEmotions('curiosity'))).toEqual([0, 1, 0]))
})

describe('what BRIGHTER marks', () => {
  const none = { anger: '0', disgust: '0', fear: '0', joy: '0', sadness: '0', surprise: '0' }
  it('is neutral where nothing is marked, and then no love either; of curiosity it knows nothing', () => {
    const labels = brighterLabels(none)!
    expect(felt(labels)).toEqual(['neutral'])
    expect(unknown(labels)).toEqual(['curiosity'])
    expect(sign(labels)).toEqual([0, 1, 0])
  })
  it('does not know what it does not have', () => {
    const { disgust: _, ...withoutDisgust } = none
    expect(unknown(brighterLabels({ ...withoutDisgust, joy: '1' })!)).toEqual([
      'love',
      'caring',
      'gratitude',
      'admiration',
      'amusement',
      'curiosity',
      'disgust',
    ])
  })
  it('takes its sentiment from joy or from the dark ones', () => {
    expect(sign(brighterLabels({ ...none, joy: '1', surprise: '1' })!)).toEqual([1, 0, 0])
    expect(sign(brighterLabels({ ...none, fear: '1', surprise: '1' })!)).toEqual([0, 0, 1])
    expect(sign(brighterLabels({ ...none, fear: '1', joy: '1' })!)).toBeNull()
    expect(sign(brighterLabels({ ...none, surprise: '1' })!)).toEqual([0.25, 0.5, 0.25])
  })
  it('leaves out a row nobody marked', () => expect(brighterLabels({ joy: '' })).toBeNull())
})

describe('what XED marks', () => {
  it('masks trust and anticipation', () => {
    const labels = xedLabels('2, 8')!
    expect(felt(labels)).toEqual([])
    expect(unknown(labels)).toContain('neutral')
    expect(sign(labels)).toBeNull()
  })
  it('reads its numbers', () => {
    expect(felt(xedLabels('1,6')!)).toEqual(['sadness', 'anger'])
    expect(sign(xedLabels('5')!)).toEqual([1, 0, 0])
  })
  it('ignores lines with more than four labels, and lines with none', () => {
    expect(xedLabels('1,2,3,4,5')).toBeNull()
    expect(xedLabels('')).toBeNull()
    expect(xedLabels('en/1990/x.xml.gz')).toBeNull()
  })
})

describe('a table with commas', () => {
  it('keeps commas, doubled quotes and line ends that are in quotes', () => {
    expect([...csvRows('id,text\r\n1,"a, ""b""\nc"\n2,\n')]).toEqual([
      ['id', 'text'],
      ['1', 'a, "b"\nc'],
      ['2', ''],
    ])
  })
})

describe('the folder of the sets', () => {
  const dir = mkdtempSync(join(tmpdir(), 'convostat-sets-'))
  const file = (path: string, text: string) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  beforeAll(() => {
    for (const split of ['train', 'dev']) {
      file(`goemotions-en/${split}.tsv`, `Thanks [NAME]!\t15\tab1\n`)
      file(`goemotions-ko/${split}.tsv`, '고마워 [이름]\t15\n')
      file(`brighter/${split}/ptbr.csv`, 'id,text,anger,disgust,fear,joy,sadness,surprise\n1,"Que bom, né",0,0,0,1,0,0\n')
      file(`afrisenti/${split}/swa.tsv`, 'tweet\tlabel\nNzuri sana\tpositive\n')
    }
    file('goemotions-ru/validation.csv', 'ru_text,text,labels,id\n"Спасибо, [ИМЯ]","Thanks, [NAME]","[15, 17]",x\n')
    file('smsa-id/train.tsv', 'makanan nya enak\tpositive\n')
    file('smsa-id/valid.tsv', 'mahal sekali\tnegative\n')
    file('xed/en-annotated.tsv', "I do n't like it , sir .\t1, 6\r\n, ...\t1\r\n")
    file('xed/fi-annotated.tsv', 'Kiva !\t5\n')
    file('xed/neu_en.txt', '9\tTwo pairs.\n')
    file('xed/neu_fi.txt', '1\tMiksi?\t2\t4\tfi/1.xml.gz\n')
    file('xed/pairs/pairs-en.txt', "da/1.gz\ten/1.gz\t7\t8\tJeg kan ikke lide det.\tI don't like it, sir.\n")
    file(
      'xed/pairs/pairs-de.txt',
      'da/1.gz\tde/1.gz\t7\t9\tJeg kan ikke lide det.\tIch mag es nicht.\nen/2.gz\tde/2.gz\t1\t2\tTwo pairs.\tZwei Paare.\n',
    )
    file('tatoeba/fra-eng.eng', 'Hello.\nI see.\n')
    file('tatoeba/fra-eng.fra', 'Bonjour.\nJe vois.\n')
  })
  afterAll(() => rmSync(dir, { recursive: true }))

  it('is read set by set, with the language and part of each', () => {
    const rows = [...readAll(dir)]
    const of = (source: string) => rows.filter((row) => row.source === source)
    expect(of('goemotions/en').map((row) => [row.text, row.split])).toEqual([
      ['Thanks @name!', 'train'],
      ['Thanks @name!', 'dev'],
    ])
    expect(felt(of('goemotions/ko')[0])).toEqual(['gratitude'])
    expect(of('goemotions/ru')).toMatchObject([{ text: 'Спасибо, @name', language: 'ru' }])
    expect(felt(of('goemotions/ru')[0])).toEqual(['joy', 'gratitude'])
    expect(of('brighter/ptbr')).toMatchObject([{ text: 'Que bom, né', language: 'pt' }, { split: 'dev' }])
    expect(of('afrisenti/swa')).toMatchObject([{ text: 'Nzuri sana', language: 'sw' }, { split: 'dev' }])
    expect(of('smsa').map((row) => sign(row))).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ])
    expect(of('xed/en').map((row) => row.text)).toEqual(["I don't like it, sir.", 'Two pairs.'])
    expect(of('xed/fi').map((row) => felt(row))).toEqual([['joy'], ['neutral']])
    expect(rows.every(hasWholeLabels)).toBe(true)
  })
  it('leads from a Danish line to the English one and to what was marked there', () => {
    const pairs = [...readPairs(dir)]
    expect(pairs.map(({ english, foreign, language }) => [english, foreign, language])).toEqual([
      ["I don't like it, sir.", 'Ich mag es nicht.', 'de'],
      ['Two pairs.', 'Zwei Paare.', 'de'],
      ["I don't like it, sir.", 'Jeg kan ikke lide det.', 'da'],
      ['Hello.', 'Bonjour.', 'fr'],
      ['I see.', 'Je vois.', 'fr'],
    ])
    expect(felt(pairs[0].labels!)).toEqual(['sadness', 'anger'])
    expect(felt(pairs[1].labels!)).toEqual(['neutral'])
    expect(pairs[3].labels).toBeNull()
    expect(pairs[0].split).toBe(pairs[2].split)
  })
  it('keeps a line in one part wherever it is', () => {
    expect(splitOf("I do n't like it , sir .")).toBe(splitOf("I don't like it, sir"))
    const parts = Array.from({ length: 2000 }, (_, i) => splitOf(`line ${i}`))
    const dev = parts.filter((part) => part === 'dev').length
    expect(dev).toBeGreaterThan(140)
    expect(dev).toBeLessThan(260)
  })
})

function hasWholeLabels({ sentiment, emotions }: Row): boolean {
  const isSum = !sentiment || Math.abs(sentiment[0] + sentiment[1] + sentiment[2] - 1) < 1e-6
  return isSum && emotions.length === innerLabels.length && Array.from(emotions).every((p) => Number.isNaN(p) || (p >= 0 && p <= 1))
}
