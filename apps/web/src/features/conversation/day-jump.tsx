import type { UploadAnswer } from '@convostat/api'
import { useId, useState } from 'react'
import { useAfterPause } from '#components/filters/use-after-pause.ts'
import { isDay } from '#data/search/filters.ts'
import { saySearch } from '#messages/search/index.ts'
import { DayInput } from '#ui/day-input.tsx'

const { conversation: words } = saySearch

interface DayJumpProps {
  chat: UploadAnswer
  onDay: (day: string) => void
}

/** Goes to the first message on or after a day; what is half typed is not a day yet. */
export function DayJump({ chat, onDay }: DayJumpProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { start_date: first, end_date: last } = chat.overview
  const take = useAfterPause((day) => {
    if (!isDay(day) || first === null || last === null) return
    if (day < first || day > last) setProblem(words.outside({ first, last }))
    else onDay(day)
  })
  if (first === null || last === null) return null
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {words.goTo}
      </label>
      <DayInput
        id={id}
        {...{ typed, first, last, problem }}
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
