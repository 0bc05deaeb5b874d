import { DAY } from '@convostat/format/seconds'
import { canBeTold, languagesSpoken } from '#analyses/suggestions/everyday.ts'
import { type Sample, sampleOf } from '#analyses/suggestions/sample.ts'
import { keywordRowsEach } from '#analyses/words/messages-finding.ts'
import { type Chat, messageText } from '#chat/chat.ts'
import { dateOf } from '#chat/civil.ts'
import { everything } from '#chat/selection.ts'
import { type Wishes, wishes } from '#languages/wishes.ts'
import { fold } from '#words/fold.ts'
import { reportedIn } from './reported-wish.ts'
import { turnedIn } from './turned-love.ts'

/** The rows in which something of a kind is said, ascending. "I love you but…" declares nothing, so `love` leaves it out. */
export type PhraseRows = Readonly<Record<'love' | 'birthday' | 'anniversary', readonly number[]>>

/** This many phrases are looked for together. */
const AT_ONCE = 1024

/** In every chat, whatever its languages are. */
const ANYWHERE = 'und'

/**
 * What people say in the languages that are spoken in the chat, or that no word identifies; in every one, where none is given.
 * `step` lets others go on between some phrases and others.
 */
export async function saidIn(chat: Chat, step: () => Promise<void>): Promise<PhraseRows> {
  const sample = sampleOf(chat, everything(chat))
  const languages = languagesOf(sample)
  const isMet = scriptsMet(sample)
  const phrasesOf = (kind: keyof Wishes) => [...new Set(languages.flatMap((language) => wishes[language][kind]))].filter(isMet)
  const rowsOf = async (phrases: readonly string[]): Promise<Set<number>> => {
    const rows = new Set<number>()
    for (let from = 0; from < phrases.length; from += AT_ONCE) {
      await step()
      for (const found of keywordRowsEach(chat, phrases.slice(from, from + AT_ONCE)))
        for (let i = 0; i < found.length; i++) rows.add(found[i])
    }
    return rows
  }
  const love = await rowsOf(phrasesOf('love'))
  const birthdays = phrasesOf('birthday')
  const birthday = await rowsOf(birthdays)
  for (const row of await rowsOf(phrasesOf('manyHappyDays'))) if (!isTurnOfYear(chat.time[row])) birthday.add(row)
  // One language's wedding day is another one's birthday: `feliz aniversario`.
  const known = new Set(birthdays.map(fold))
  const anniversary = await rowsOf(phrasesOf('anniversary').filter((phrase) => !known.has(fold(phrase))))
  for (const row of anniversary) birthday.delete(row)
  const butNot = await rowsOf(phrasesOf('butNot'))
  const meant = (rows: ReadonlySet<number>) => [...rows].filter((row) => !butNot.has(row)).sort((a, b) => a - b)
  const wished = (rows: ReadonlySet<number>, kinds: readonly (keyof Wishes)[]) => {
    const isReported = reportedIn(languages, kinds)
    return meant(rows).filter((row) => !isReported(messageText(chat, row)))
  }
  const isTurned = turnedIn(languages)
  return {
    love: meant(love).filter((row) => !isTurned(messageText(chat, row))),
    birthday: wished(birthday, ['birthday', 'manyHappyDays']),
    anniversary: wished(anniversary, ['anniversary']),
  }
}

function languagesOf({ words }: Sample): string[] {
  const spoken = languagesSpoken(words)
  const all = Object.keys(wishes)
  if (spoken.length === 0) return all
  return all.filter((language) => language === ANYWHERE || spoken.includes(language) || !canBeTold(language))
}

/** In a long chat a phrase in a script that its sample lacks is not looked for. */
function scriptsMet({ isWhole, words }: Sample): (phrase: string) => boolean {
  const characters = new Set(words.flatMap(({ text }) => [...text]))
  return (phrase) => isWhole || [...fold(phrase)].some((character) => characters.has(character))
}

/** From 20 December to 8 January. */
function isTurnOfYear(seconds: number): boolean {
  const { month, day } = dateOf(Math.floor(seconds / DAY))
  return (month === 12 && day >= 20) || (month === 1 && day <= 8)
}
