import { Fragment, type ReactNode, useMemo } from 'react'
import type { Saving } from '#charts/saving.ts'
import { countCell, messagesCell, type Table, text } from '#charts/table.ts'
import { ChartFrame } from '#components/figure/chart-frame.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { asPhrase } from '#data/search/as-phrase.ts'
import type { EmojiList, StoryTerm, WordList } from './answers.ts'
import { cloudPart } from './cloud/cloud-image.ts'
import { CloudPicture } from './cloud/cloud-picture.tsx'
import { makeCloud, type Setting } from './cloud/make-cloud.ts'
import { sayWords } from './messages/index.ts'
import { RankedList } from './ranked-list.tsx'
import { emojiSentence, wordSentence } from './sentences.ts'
import { emojiSetting, wordSetting } from './settings.ts'
import { Emoji, Word } from './shown-word.tsx'

const { cloud, emoji } = sayWords

interface Term {
  text: string
  count: number
  messages: number
}

const wordsOf = ({ words }: WordList): Term[] => words.map(({ word, count, messages }) => ({ text: word, count, messages }))
const emojiOf = ({ emojis }: EmojiList): Term[] => emojis.map(({ emoji, count, messages }) => ({ text: emoji, count, messages }))

interface CloudProps<T> {
  of: Loadable<T>
  onTell: (term: StoryTerm) => void
}

export function WordCloud({ of, onTell }: CloudProps<WordList>) {
  return (
    <ChartFrame
      of={of}
      name={cloud.name}
      unit={cloud.unit}
      definition={cloud.definition}
      sentence={wordSentence}
      table={(list) => ({ ...tableOf(wordsOf(list), cloud.columns, asPhrase), people: true })}
      saving={savingOf('words', wordsOf, wordSetting, wordSentence)}
      empty={cloud.empty}
      height={480}
      level={2}
    >
      {(list) => (
        <Terms
          of={list}
          termsOf={wordsOf}
          words={cloud}
          setting={wordSetting}
          label={`${cloud.name}. ${wordSentence(list)}`}
          hint={({ text, count, messages }) => cloud.hint({ word: text, n: count, messages })}
          first={12}
          onPick={({ text, count }) => onTell({ kind: 'word', text, count })}
        >
          {({ text }) => <Word className="font-serif text-lg">{text}</Word>}
        </Terms>
      )}
    </ChartFrame>
  )
}

/** In the colors of the reader's device, as the people of the chat saw them. */
export function EmojiCloud({ of, onTell }: CloudProps<EmojiList>) {
  return (
    <ChartFrame
      of={of}
      name={emoji.name}
      unit={emoji.unit}
      definition={emoji.definition}
      sentence={(list) => (
        <>
          {emojiSentence(list).shown.map((emoji) => (
            <Fragment key={emoji}>
              <Emoji>{emoji}</Emoji>{' '}
            </Fragment>
          ))}
          {emojiSentence(list).sentence}
        </>
      )}
      table={(list) => tableOf(emojiOf(list), emoji.columns, (text) => text)}
      saving={savingOf('emoji', emojiOf, emojiSetting, (list) => [...emojiSentence(list).shown, emojiSentence(list).sentence].join(' '))}
      wanted={{ emoji: true }}
      empty={emoji.empty}
      height={360}
      level={2}
    >
      {(list) => (
        <Terms
          of={list}
          termsOf={emojiOf}
          words={emoji}
          setting={emojiSetting}
          label={`${emoji.name}: ${list.emojis
            .slice(0, 5)
            .map(({ emoji }) => emoji)
            .join(' ')}`}
          hint={({ count, messages }) => emoji.hint({ n: count, messages })}
          first={8}
          onPick={({ text, count }) => onTell({ kind: 'emoji', text, count })}
        >
          {({ text }) => <Emoji className="text-2xl leading-tight">{text}</Emoji>}
        </Terms>
      )}
    </ChartFrame>
  )
}

interface TermsProps<T> {
  of: T
  termsOf: (list: T) => Term[]
  words: Pick<typeof cloud, 'list' | 'more' | 'times'>
  setting: (width: number) => Setting
  /** What the cloud shows, in words. */
  label: string
  hint: (term: Term) => string
  /** How many are listed before "show all". */
  first: number
  onPick: (term: Term) => void
  children: (term: Term) => ReactNode
}

/** What is most frequent: as a cloud, and as a list for those who read rather than look. */
function Terms<T extends { total: number }>({ of, termsOf, words, setting, label, hint, first, onPick, children }: TermsProps<T>) {
  const terms = useMemo(() => termsOf(of), [termsOf, of])
  return (
    <>
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_14rem]">
        <CloudPicture words={terms} settingFor={setting} label={label} hint={hint} onPick={onPick} />
        <RankedList
          label={words.list}
          unit={words.times}
          hint={hint}
          of={terms}
          first={first}
          onPick={onPick}
          // Below the cloud in two columns where there is room, beside it in one.
          className="sm:max-lg:[&_ol]:columns-2 sm:max-lg:[&_ol]:gap-x-12"
        >
          {children}
        </RankedList>
      </div>
      {of.total > terms.length && <p className="figures mt-4 text-ink-faint">{words.more({ shown: terms.length, total: of.total })}</p>}
    </>
  )
}

const savingOf = <T,>(
  file: Saving<T>['file'],
  termsOf: (list: T) => Term[],
  setting: (width: number) => Setting,
  sentence: (list: T) => string,
): Saving<T> => ({
  file,
  sentence,
  notes: () => [],
  drawing: async (list, tokens, width) => [cloudPart(await makeCloud(termsOf(list), width, setting), tokens, width)],
})

const tableOf = (terms: readonly Term[], columns: readonly string[], queryOf: (text: string) => string): Table => ({
  columns: columns.map(text),
  rows: terms.map((term) => [text(term.text), countCell(term.count), messagesCell(term.messages, { query: queryOf(term.text) })]),
})
