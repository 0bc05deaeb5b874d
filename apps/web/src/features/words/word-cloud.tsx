import { useMemo } from 'react'
import type { Saving } from '#charts/saving.ts'
import { countCell, messagesCell, type Table, text } from '#charts/table.ts'
import { ChartFrame } from '#components/figure/chart-frame.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { asPhrase } from '#data/search/as-phrase.ts'
import type { StoryTerm, WordList } from './answers.ts'
import { cloudPart } from './cloud/cloud-image.ts'
import { CloudPicture } from './cloud/cloud-picture.tsx'
import { makeCloud } from './cloud/make-cloud.ts'
import { sayWords } from './messages/index.ts'
import { listLook, ToldList } from './ranked-list.tsx'
import { wordSentence } from './sentences.ts'
import { wordSetting } from './settings.ts'
import { Word } from './shown-word.tsx'

const { cloud: words } = sayWords

const weighed = (list: WordList) => list.words.map(({ word, count, messages }) => ({ text: word, count, messages }))

const saving: Saving<WordList> = {
  file: 'words',
  sentence: wordSentence,
  notes: () => [],
  drawing: async (data, tokens, width) => [cloudPart(await makeCloud(weighed(data), width, wordSetting), tokens, width)],
}

interface WordCloudProps {
  of: Loadable<WordList>
  onTell: (told: StoryTerm) => void
}

/** What is said most: as a cloud, and as a list that whoever reads rather than looks goes through. */
export function WordCloud({ of, onTell }: WordCloudProps) {
  return (
    <ChartFrame
      of={of}
      name={words.name}
      unit={words.unit}
      definition={words.definition}
      sentence={wordSentence}
      table={wordTable}
      saving={saving}
      empty={words.empty}
      height={480}
      level={2}
    >
      {(data) => <Drawn data={data} onTell={onTell} />}
    </ChartFrame>
  )
}

function Drawn({ data, onTell }: { data: WordList; onTell: WordCloudProps['onTell'] }) {
  const entries = useMemo(() => weighed(data), [data])
  const tell = ({ text, count }: (typeof entries)[number]) => onTell({ kind: 'word', text, count })
  return (
    <>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_14rem]">
        <CloudPicture
          words={entries}
          settingFor={wordSetting}
          label={`${words.name}. ${wordSentence(data)}`}
          hint={({ text, count, messages }) => words.hint({ word: text, n: count, messages })}
          onPick={tell}
        />
        <ToldList label={words.list} of={entries} first={12} onPick={tell} className={listLook}>
          {({ text }) => <Word className="font-serif text-lg">{text}</Word>}
        </ToldList>
      </div>
      {data.total > entries.length && (
        <p className="figures mt-4 text-ink-faint">{words.more({ shown: entries.length, total: data.total })}</p>
      )}
    </>
  )
}

const wordTable = ({ words: list }: WordList): Table => ({
  columns: words.columns.map(text),
  rows: list.map(({ word, count, messages }) => [text(word), countCell(count), messagesCell(messages, { query: asPhrase(word) })]),
  people: true,
})
