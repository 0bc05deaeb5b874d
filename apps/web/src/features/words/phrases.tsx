import { fontsLoaded } from '#charts/painting.ts'
import type { Saving } from '#charts/saving.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { useMapped } from '#data/client/use-mapped.ts'
import type { PhraseList, StoryTerm } from './answers.ts'
import { sayWords } from './messages/index.ts'
import { phraseFont, phrasesPart } from './phrases-part.ts'
import { RankedList } from './ranked-list.tsx'
import { mostSaidFirst, phraseSentence } from './sentences.ts'
import { Word } from './shown-word.tsx'
import { TableBlock } from './table-block.tsx'
import { phraseTable } from './tables.ts'

const { phrases: words } = sayWords

interface PhrasesProps {
  of: Loadable<PhraseList>
  onTell: (told: StoryTerm) => void
}

const saving: Saving<PhraseList> = {
  file: 'phrases',
  sentence: phraseSentence,
  notes: () => [],
  drawing: async (list, tokens, width) => {
    await fontsLoaded({ font: phraseFont(tokens), text: list.phrases.map(({ phrase }) => phrase).join(' ') })
    return [phrasesPart(list, tokens, width)]
  },
}

/** Words that belong together in this chat: the strongest, in the order of how often they are said. */
export function Phrases({ of, onTell }: PhrasesProps) {
  return (
    <TableBlock
      of={useMapped(of, mostSaidFirst)}
      name={words.title}
      definition={words.definition}
      over={({ messages }) => words.over({ messages })}
      sentence={phraseSentence}
      empty={words.none}
      unit={words.unit}
      showsUnit
      table={phraseTable}
      saving={saving}
    >
      {({ phrases }) => (
        <RankedList
          label={words.list}
          unit={words.times}
          hint={({ text, count, messages }) => sayWords.cloud.hint({ word: text, n: count, messages })}
          of={phrases.map(({ phrase, count, messages }) => ({ text: phrase, count, messages }))}
          first={12}
          onPick={({ text, count }) => onTell({ kind: 'phrase', text, count })}
          className="[&_ol]:gap-x-16 sm:[&_ol]:columns-2"
        >
          {({ text }) => <Word className="font-serif text-lg italic">{text}</Word>}
        </RankedList>
      )}
    </TableBlock>
  )
}
