import { dateOf, emojiList, everything, messageShare, timeseries, wordList } from '@convostat/engine'
import type { Asked } from './asked.ts'
import { plan } from './reading/plan.ts'

const SUGGESTED = 6
/** In a chat of no more messages there may be neither a reply nor a silence. */
const FEW = 20

/**
 * Six questions that this chat has an answer to, each of another kind: of who writes, when, how fast, what with, and what about.
 * Each is understood as it stands; one with a name that a question cannot tell from other words is left out.
 */
export function suggestedQuestions(asked: Asked): readonly string[] {
  const kinds = candidates(asked).map((questions) => questions.find((question) => plan(question, asked) !== null))
  return kinds.filter((question) => question !== undefined).slice(0, SUGGESTED)
}

/** Of each kind the likeliest first, the most telling kinds first. */
function candidates({ chat }: Asked): string[][] {
  const people = messageShare(chat, everything(chat))
  if (people.length === 0) return []
  const [most, next = most] = people.map(({ person }) => person)
  const years = new Set(timeseries(chat).days.map((day) => dateOf(day).year))
  const word = wordList(chat, everything(chat), { most: 30 }).words.find(({ isName, word }) => !isName && word.length > 3)?.word
  const emoji = emojiList(chat, everything(chat), { most: 1 }).emojis[0]?.emoji
  const isTalk = people.length > 1 && chat.count > FEW
  const [firstYear, lastYear] = [Math.min(...years), Math.max(...years)]
  return [
    isTalk ? ['Who starts most conversations?'] : [],
    word ? [`When did we first say “${word}”?`] : [],
    isTalk ? [`How long does ${next} take to reply?`, `Who replies fastest?`] : [],
    emoji ? [`Which emoji does ${most} use most?`, 'Which emoji do we use most?'] : [],
    firstYear < lastYear ? [`Did we write more in ${firstYear} or ${lastYear}?`] : [],
    ['Which day was the busiest?'],
    chat.count > FEW ? ['What is our longest streak?'] : [],
    chat.count > FEW ? ['What was the longest silence?'] : [],
    isTalk ? ['Who sent most messages?'] : [],
    ['What was the first message?'],
    ['How many messages are there?'],
  ]
}
