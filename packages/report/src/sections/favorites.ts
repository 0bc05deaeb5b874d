import { sayReport } from '#messages/index.ts'
import type { Facts, FavoriteFacts } from '../facts.ts'
import { dayAndTime } from '../format.ts'
import { type Color, type Message, type Section, said } from '../model.ts'
import { who } from './parts.ts'

const { favorites: say } = sayReport

/** Of a report; the book of favorites has them all. */
const mostFavorites = 20

export function favoritesSection(facts: Facts): Section | null {
  const { favorites } = facts
  if (favorites.length === 0) return null
  const shown = favorites.slice(0, mostFavorites)
  return {
    id: 'favorites',
    title: say.title,
    lead:
      favorites.length > mostFavorites
        ? say.part({ messages: favorites.length, shown: mostFavorites })
        : say.lead({ messages: favorites.length }),
    blocks: [
      {
        kind: 'messages',
        messages: shown.map((it) => kept(it, Object.hasOwn(facts.colors, it.author) ? facts.colors[it.author] : 'ink')),
      },
    ],
  }
}

const kept = ({ author, text, originalDate, note }: FavoriteFacts, color: Color): Message => ({
  author: who(author),
  color,
  when: dayAndTime(originalDate),
  text: said(text),
  note: note.trim() === '' ? null : said(note.trim()),
})
