/** "The heart emoji", "ein weinendes Emoji", "emoji de corazón": the emoji that a word names, of several the one this chat uses most. */
import type { Chat } from '@convostat/engine/chat/chat'
import { keywordRows } from '@convostat/engine/search/keyword'
import { dataOf } from '#languages/all.ts'
import { namedEmoji } from '#languages/emoji-names.ts'
import type { Language } from '#languages/index.ts'
import { forms } from './lexicon.ts'
import { plainWords, type Token } from './tokens.ts'

const NOUN = 'emojis?|smileys?|emoticons?|emoticonos?|caritas?|carinhas?|इमोजी|इमोज़ी|स्माइली|ايموجي|الايموجي|رمز|سمايل|وجه'
/** What may be between the noun and the name. */
const BETWEEN =
  'de|del|de la|de los|do|da|dos|com|con|con el|com o|mit|mit dem|mit den|with|with the|of|of a|वाला|वाली|वाले|का|की|wala|wali|wale|ka|ki'
const ARTICLE = '(?:(?:a|the|ein|das|den|dem|el|la|o|un|um) )?'

interface Named {
  pattern: RegExp
  emoji: readonly string[]
}

const known = new Map<Language, readonly Named[]>()

function namesIn(language: Language): readonly Named[] {
  const there = known.get(language)
  if (there) return there
  const { asides } = dataOf[language]
  const idle = new Set(forms(asides).map((form) => plainWords(form).join(' ')))
  const made = namedEmoji
    .flatMap(({ emoji, names }) => forms(names[language]).map((name) => ({ emoji, name: plainWords(name).join(' ') })))
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ emoji, name }) => ({
      emoji,
      // German writes both together.
      pattern: new RegExp(
        // "Emojis lol" has no name: who laughs there names nothing.
        `^(?:${name}${language === 'de' ? ' ?' : ' '}(?:(?:${BETWEEN}) )?(?:${NOUN})|(?:${NOUN}) (?:(?:${BETWEEN}) )${idle.has(name) ? '' : '?'}${ARTICLE}${name})(?= |$)`,
        'u',
      ),
    }))
  known.set(language, made)
  return made
}

export function emojiNamedAt(
  chat: Chat,
  language: Language,
  tokens: readonly Token[],
  start: number,
): { end: number; emoji: string } | null {
  const text = tokens
    .slice(start, start + LONGEST)
    .map(({ kind, text }) => (kind === 'word' ? text : '"'))
    .join(' ')
  if (!anyNoun.test(text)) return null
  for (const { pattern, emoji } of namesIn(language)) {
    const [found] = pattern.exec(text) ?? []
    if (found !== undefined) return { end: start + found.split(' ').length, emoji: mostUsed(chat, emoji) }
  }
  return null
}

const LONGEST = 7
const anyNoun = new RegExp(`(?:${NOUN})(?= |$)`, 'u')

const mostUsed = (chat: Chat, emoji: readonly string[]): string => {
  const counts = emoji.map((each) => keywordRows(chat, each).length)
  return emoji[counts.indexOf(counts.reduce((most, count) => Math.max(most, count)))]
}
