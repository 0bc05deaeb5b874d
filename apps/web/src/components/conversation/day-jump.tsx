import type { UploadAnswer } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useAfterPause } from '#components/filters/use-after-pause.ts'
import { useOpenId } from '#data/chat/open-chat.ts'
import { api } from '#data/client/api.ts'
import { callQuery } from '#data/client/use-call.ts'
import { isDay } from '#data/search/filters.ts'
import { saySearch } from '#messages/search/index.ts'
import { DayInput } from '#ui/day-input.tsx'

const { conversation: words } = saySearch

interface DayJumpProps {
  chat: UploadAnswer
  /** To the first message on or after a day. */
  onReach: (message: { id: number; date: string }) => void
}

/** Goes to the first message on or after a day; what is half typed is not a day yet. */
export function DayJump({ chat, onReach }: DayJumpProps) {
  const id = useId()
  const queries = useQueryClient()
  const uploadId = useOpenId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { start_date: first, end_date: last } = chat.overview

  async function go(day: string): Promise<void> {
    if (!isDay(day) || first === null || last === null) return
    if (day < first || day > last) return setProblem(words.outside({ first, last }))
    try {
      const asked = { start_date: day, sort_by: 'date_asc', limit: 1 } as const
      const [message] = (await queries.fetchQuery(callQuery(api.search.run, asked, uploadId))).results
      if (message) onReach(message)
      else setProblem(words.nothingSince({ date: day }))
    } catch {
      setProblem(words.failed)
    }
  }
  const take = useAfterPause((day) => void go(day))
  if (first === null || last === null) return null
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="me-2 text-ink-soft max-sm:sr-only">
        {words.goTo}
      </label>
      <DayInput
        id={id}
        {...{ typed, first, last, problem }}
        title={words.goTo}
        onType={(typed) => {
          setTyped(typed)
          setProblem(null)
          take.soon(typed)
        }}
        onEnter={() => take.now(typed)}
      />
    </div>
  )
}
