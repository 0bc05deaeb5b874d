import { useMemo } from 'react'
import type { Saving } from '#charts/saving.ts'
import { countCell, messagesCell, type Table, text } from '#charts/table.ts'
import { ChartFrame } from '#components/figure/chart-frame.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import type { EmojiList, StoryTerm } from './answers.ts'
import { cloudPart } from './cloud/cloud-image.ts'
import { CloudPicture } from './cloud/cloud-picture.tsx'
import { makeCloud } from './cloud/make-cloud.ts'
import { sayWords } from './messages/index.ts'
import { listLook, ToldList } from './ranked-list.tsx'
import { emojiSentence } from './sentences.ts'
import { emojiSetting } from './settings.ts'
import { Emoji } from './shown-word.tsx'

const { emoji: words } = sayWords

const weighed = (list: EmojiList) => list.emojis.map(({ emoji, count, messages }) => ({ text: emoji, count, messages }))

const saving: Saving<EmojiList> = {
  file: 'emoji',
  sentence: (data) => `${data.emojis[0].emoji} ${emojiSentence(data)}`,
  notes: () => [],
  drawing: async (data, tokens, width) => [cloudPart(await makeCloud(weighed(data), width, emojiSetting), tokens, width)],
}

interface EmojiCloudProps {
  of: Loadable<EmojiList>
  onTell: (told: StoryTerm) => void
}

/** Which emoji are sent most: as a cloud and as a list, in one ink that is the same on every device. */
export function EmojiCloud({ of, onTell }: EmojiCloudProps) {
  return (
    <ChartFrame
      of={of}
      name={words.name}
      unit={words.unit}
      definition={words.definition}
      sentence={(data) => (
        <>
          <Emoji>{data.emojis[0].emoji}</Emoji> {emojiSentence(data)}
        </>
      )}
      table={emojiTable}
      saving={saving}
      wanted={{ emoji: true }}
      empty={words.empty}
      height={360}
      level={2}
    >
      {(data) => <Drawn data={data} onTell={onTell} />}
    </ChartFrame>
  )
}

function Drawn({ data, onTell }: { data: EmojiList; onTell: EmojiCloudProps['onTell'] }) {
  const entries = useMemo(() => weighed(data), [data])
  const tell = ({ text, count }: (typeof entries)[number]) => onTell({ kind: 'emoji', text, count })
  return (
    <>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_14rem]">
        <CloudPicture
          words={entries}
          settingFor={emojiSetting}
          label={`${words.name}: ${entries
            .slice(0, 5)
            .map(({ text }) => text)
            .join(' ')}`}
          hint={({ count, messages }) => words.hint({ n: count, messages })}
          onPick={tell}
        />
        <ToldList label={words.list} of={entries} first={8} onPick={tell} className={listLook}>
          {({ text }) => <Emoji className="text-2xl leading-tight">{text}</Emoji>}
        </ToldList>
      </div>
      {data.total > entries.length && (
        <p className="figures mt-4 text-ink-faint">{words.more({ shown: entries.length, total: data.total })}</p>
      )}
    </>
  )
}

const emojiTable = ({ emojis }: EmojiList): Table => ({
  columns: words.columns.map(text),
  rows: emojis.map(({ emoji, count, messages }) => [text(emoji), countCell(count), messagesCell(messages, { query: emoji })]),
})
