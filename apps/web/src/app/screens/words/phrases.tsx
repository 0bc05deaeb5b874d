import type { Loadable } from '../../../data/loadable.ts'
import { say } from '../../../messages/index.ts'
import { Block } from '../../../ui/block.tsx'
import type { PhraseList, Told } from './answers.ts'
import { phraseSentence } from './sentences.ts'
import { Word } from './shown-word.tsx'
import { ToldList } from './told-list.tsx'

const { phrases: words } = say.words

interface PhrasesProps {
  of: Loadable<PhraseList>
  onTell: (told: Told) => void
}

/** Words that belong together in this chat, the strongest first. */
export function Phrases({ of, onTell }: PhrasesProps) {
  return (
    <Block
      of={of}
      name={words.title}
      definition={words.definition}
      over={({ messages }) => words.over(messages)}
      sentence={phraseSentence}
      empty={words.none}
    >
      {({ phrases }) => (
        <ToldList
          label={words.list}
          of={phrases.map(({ phrase, count }) => ({ text: phrase, count }))}
          first={12}
          onPick={({ text, count }) => onTell({ kind: 'phrase', text, count })}
          className="[&_ol]:gap-x-16 sm:[&_ol]:columns-2"
        >
          {({ text }) => <Word className="font-serif text-lg italic">{text}</Word>}
        </ToldList>
      )}
    </Block>
  )
}
