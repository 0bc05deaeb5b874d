/**
 * What people talk about in chats, and how they say it: written by us as a lexicographer would, from general knowledge. One sense a line:
 *
 *     vet ~pet: words that mean it / words that only suggest it | Deutsch / … | español | português | हिन्दी, hindi | العربية
 *
 * Words and phrases are parted by commas. A phrase is its words in this order, with up to two others between them. `<pet` is a kind
 * of what another line is, `~pet` suggests it: the vet is found by who asks about the pet. Behind a name, `*` says that it alone says
 * little, `+` that the first word of each language names the whole and the others are kinds of it, `%` that all are kinds of something
 * without a word here. `?ill` is only so understood in questions: in messages it is mostly "I'll". `!having a baby` is only so understood
 * in messages: who asks when someone had her baby asks for the birth. `=is gone` is
 * only that, and not "is going". Lines of one name are one sense.
 */
import { civic } from './civic.ts'
import { daily } from './daily.ts'
import { family } from './family.ts'
import { happenings } from './happenings.ts'
import { health } from './health.ts'
import { home } from './home.ts'
import { leisure } from './leisure.ts'
import { money } from './money.ts'
import { nature } from './nature.ts'
import { travel } from './travel.ts'
import { work } from './work.ts'

export const everyday: readonly string[] = [home, work, health, family, money, travel, leisure, nature, civic, happenings, daily].flatMap(
  (text) => text.trim().split('\n'),
)
