import type { UploadAnswer } from '@convostat/api'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useScreen } from '#components/screen/screen.ts'
import { noteSentence } from '#messages/api/sentences.ts'
import { say } from '#messages/index.ts'
import { local } from '#platform/local.ts'
import { Banner } from '#ui/banner.tsx'
import { buttonLook } from '#ui/button.tsx'
import { sayUploads } from './messages/index.ts'
import { freshBetween, freshSince } from './sentences.ts'

const { whatIsNew: words } = sayUploads

/** What the export brought that was added last, until the reader has seen it. */
export function WhatIsNew({ chat }: { chat: UploadAnswer }) {
  const { upload_id: id, appended } = chat
  const [dismissed, setDismissed] = useState<string | null>(null)
  // A snapshot has not all there is to say of it, and what is put away unread is never read.
  const { isRefreshing } = useScreen()
  if (isRefreshing || appended === null || dismissed === appended.appendDate || isAppendDismissed(id, appended.appendDate)) return null
  const dismiss = () => {
    dismissAppend(id, appended.appendDate)
    setDismissed(appended.appendDate)
  }
  return (
    <Banner kind="success">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 space-y-2 [overflow-wrap:anywhere]">
          <p className="figures">{sentenceOf(appended, chat.overview.end_date)}</p>
          {assumptionsOf(chat).map((assumption) => (
            <p key={assumption} className="text-base text-ink-soft">
              {assumption}
            </p>
          ))}
        </div>
        <button
          type="button"
          aria-label={say.notices.dismiss}
          onClick={dismiss}
          className={buttonLook({ kind: 'quiet', size: 'icon', className: '-my-2.5 -me-3 shrink-0' })}
        >
          <X aria-hidden="true" />
        </button>
      </div>
    </Banner>
  )
}

/** What was taken for granted in putting the exports together. */
const assumed = new Set(['clock_shifted', 'renamed', 'renamed_assumed', 'other_phone'])

/** The sentences about that. */
export const assumptionsOf = ({ import: { notes } }: Pick<UploadAnswer, 'import'>): string[] =>
  notes.filter(({ code }) => assumed.has(code)).map(noteSentence)

/** New at the end is "since"; new before what was there has two ends. `end` is the chat's last day. */
export function sentenceOf(appended: NonNullable<UploadAnswer['appended']>, end: string | null): string {
  const { new_messages: fresh, known_messages: known, first_new: first, last_new: last } = appended
  if (fresh === 0 || first === null || last === null) return words.nothing
  return last.slice(0, 10) === end ? freshSince({ fresh, known, from: first }) : freshBetween({ fresh, known, from: first, to: last })
}

/** Which news of merged exports the reader has put away: by the upload's id the instant of its newest append. */
const keyOf = (id: string) => `seen-append:${id}`

const isAppendDismissed = (id: string, appendDate: string): boolean => local.get(keyOf(id)) === appendDate

const dismissAppend = (id: string, appendDate: string): void => void local.set(keyOf(id), appendDate)
