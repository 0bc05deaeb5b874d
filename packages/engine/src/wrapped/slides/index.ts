import type { Finder } from '../scope.ts'
import { balance } from './balance.ts'
import { brightestDay } from './brightest-day.ts'
import { burst } from './burst.ts'
import { busiestDay } from './busiest-day.ts'
import { busiestHour } from './busiest-hour.ts'
import { busiestMonth } from './busiest-month.ts'
import { busiestWeekday } from './busiest-weekday.ts'
import { firsts } from './firsts.ts'
import { links } from './links.ts'
import { longestConversation } from './longest-conversation.ts'
import { longestMessage } from './longest-message.ts'
import { love } from './love.ts'
import { media } from './media.ts'
import { moments } from './moments.ts'
import { mood } from './mood.ts'
import { nightOwl } from './night-owl.ts'
import { openers } from './openers.ts'
import { ownWords } from './own-words.ts'
import { people } from './people.ts'
import { phrase } from './phrase.ts'
import { replySpeed } from './reply-speed.ts'
import { reunion } from './reunion.ts'
import { streak } from './streak.ts'
import { topEmoji } from './top-emoji.ts'
import { topWords } from './top-words.ts'
import { wordsWritten } from './words-written.ts'

/** In the order in which a story shows them: neighbours are about different things. */
export const finders: readonly Finder[] = [
  firsts,
  people,
  balance,
  busiestDay,
  topEmoji,
  busiestHour,
  replySpeed,
  streak,
  busiestMonth,
  topWords,
  longestConversation,
  ownWords,
  nightOwl,
  openers,
  mood,
  busiestWeekday,
  phrase,
  burst,
  media,
  brightestDay,
  reunion,
  links,
  longestMessage,
  love,
  wordsWritten,
  moments,
]
