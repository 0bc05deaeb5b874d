import { capital, listed } from '../listed.ts'
import { sayStorage } from './index.ts'

const { interrupted, interruptedNotAll, lostMeaning: words, lostParts: parts, trouble } = sayStorage

/** What a database that was lost took along: numbers, as far as they were known. */
export interface LostSaved {
  favorites: number
  /** Saved keywords. */
  milestones: number
  /** Chats with names. */
  people: number
  license: boolean
}

/** What is gone, and how it comes back. */
export function lostMeaning({ favorites, milestones, people, license }: LostSaved): string {
  if (favorites + milestones + people === 0) return words.license
  if (!license && people === 0 && favorites + milestones === 1) return favorites === 1 ? words.message : words.keyword
  const lost = [
    favorites > 0 && parts.favorites({ n: favorites }),
    milestones > 0 && parts.milestones({ n: milestones }),
    people > 0 && parts.people({ chats: people }),
    license && parts.license,
  ]
  return capital(words.several({ lost: listed(lost.filter((part) => part !== false)) }))
}

/** How many chats of a backup are back; with all of them back, something else is missing. */
export const interruptedOf = ({ back, all }: { back: number; all: number }): string =>
  back === all ? interruptedNotAll : interrupted({ back, all })

/** What the trouble with the list of chats means, and what can be done. */
export const troubleText = ({ kind, hasChats }: { kind: 'newer' | 'unopenable'; hasChats: boolean }): string =>
  kind === 'newer' ? trouble.newer.text({ hasChats }) : trouble.unopenable.text
