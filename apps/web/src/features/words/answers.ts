import type { Contract, Output } from '@convostat/api'

type Call = Contract['words']

/** What the calls of this screen answer. */
export type WordList = Output<Call['list']>
export type EmojiList = Output<Call['emojis']>
export type PhraseList = Output<Call['phrases']>
export type Comparison = Output<Call['compare']>
export type Leaning = Comparison['people'][number]
export type OwnMessages = Output<Call['ownMessages']>
export type LinkList = Output<Call['links']>
export type Style = Output<Call['style']>
export type PersonStyle = Style['people'][number]
export type Topics = Output<Call['topics']>
export type Topic = Topics['topics'][number]

/** A word, an emoji or a phrase whose history is shown, and how often it was said in what is shown, where that is known. */
export interface StoryTerm {
  kind: 'word' | 'emoji' | 'phrase'
  text: string
  count?: number
}
