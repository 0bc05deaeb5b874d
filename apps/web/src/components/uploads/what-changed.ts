import type { UploadAnswer } from '@convostat/api'
import { sayUpload } from '#messages/say/upload.ts'
import { sayUploads } from '#messages/say/uploads.ts'

const { reread: words } = sayUploads

/** The differences of two readings, each in a sentence. */
export function whatChanged({ before, now }: NonNullable<UploadAnswer['reread']>): string[] {
  const daysOf = ({ first, last }: typeof now): [string, string] => [first.slice(0, 10), last.slice(0, 10)]
  const hasOtherDays = daysOf(before).join() !== daysOf(now).join()
  const hasOtherOrder = before.date_order !== null && before.date_order !== now.date_order
  const said: string[] = []
  if ((hasOtherDays || hasOtherOrder) && now.date_order !== null)
    said.push(words.dates(sayUpload.card.orders[now.date_order], daysOf(now), daysOf(before)))
  else if (before.first !== now.first || before.last !== now.last) said.push(words.times)
  if (before.message_count !== now.message_count) said.push(words.messages(now.message_count, before.message_count))
  if (before.people_count !== now.people_count) said.push(words.people(now.people_count, before.people_count))
  return said.length > 0 ? said : [words.texts]
}
