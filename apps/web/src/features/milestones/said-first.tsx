import { Keyword } from '#components/message/shown-keyword.tsx'
import { sayMilestones } from '#messages/milestones/index.ts'
import { classes } from '#ui/classes.ts'
import { MarkedName } from '#ui/person.tsx'
import type { First } from './milestone-matches.ts'

const words = sayMilestones

export function Quoted({ keyword }: { keyword: string }) {
  return (
    <span>
      {words.quoted.before}
      <Keyword>{keyword}</Keyword>
      {words.quoted.after}
    </span>
  )
}

/** In letters: a short name is on one line. */
const longestUnbroken = 16

/** `was first said by Ana on a Tuesday in March 2021.`, the name underlined in its color. */
export function SaidFirst({ first }: { first: Pick<First, 'author' | 'timestamp'> }) {
  return (
    <>
      {words.first.said}{' '}
      <MarkedName className={classes(first.author.length <= longestUnbroken && 'whitespace-nowrap')}>{first.author}</MarkedName>{' '}
      {words.first.when({ dateTime: first.timestamp })}
    </>
  )
}
