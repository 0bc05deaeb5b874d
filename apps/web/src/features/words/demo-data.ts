import { emojis } from '@convostat/figures/emojis/example'
import { wordComparison } from '@convostat/figures/word-comparison/example'
import { words } from '@convostat/figures/words/example'

/** Invented answers, as the calls would give them. */
export const demo = { people: wordComparison.people.map(({ person }) => person), words, emojis, compared: wordComparison }
