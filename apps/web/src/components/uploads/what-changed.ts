import type { UploadAnswer } from '@convostat/api'
import { sayUploads } from './messages/index.ts'
import { rereadDates } from './sentences.ts'

const { reread: words } = sayUploads

/** The differences of two readings, each in a sentence. */
export function whatChanged({ before, now }: NonNullable<UploadAnswer['reread']>): string[] {
  const daysOf = ({ first, last }: typeof now): [string, string] => [first.slice(0, 10), last.slice(0, 10)]
  const hasOtherDays = daysOf(before).join() !== daysOf(now).join()
  const hasOtherOrder = before.date_order !== null && before.date_order !== now.date_order
  const said: string[] = []
  if ((hasOtherDays || hasOtherOrder) && now.date_order !== null)
    said.push(rereadDates({ order: now.date_order, now: daysOf(now), before: daysOf(before) }))
  else if (before.first !== now.first || before.last !== now.last) said.push(words.times)
  if (before.message_count !== now.message_count) said.push(words.messages({ now: now.message_count, before: before.message_count }))
  if (before.people_count !== now.people_count) said.push(words.people({ now: now.people_count, before: before.people_count }))
  return said.length > 0 ? said : [words.texts]
}
