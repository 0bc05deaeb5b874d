import { useId } from 'react'
import { format } from '#format/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { replyStep } from '#messages/search/sentences.ts'
import { Select } from '#ui/select.tsx'
import { stepsFor } from './reply-steps.ts'

const { filters: words } = saySearch
const any = 'any'

interface ReplyTimeProps {
  /** Seconds; null where open. */
  least: number | null
  most: number | null
  onChoose: (least: number | null, most: number | null) => void
}

/** How long a reply took, from one time to choose to another; either end may be open. */
export function ReplyTime({ least, most, onChoose }: ReplyTimeProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <End end="least" value={least} other={most} onChoose={(value) => onChoose(value, most)} />
      <End end="most" value={most} other={least} onChoose={(value) => onChoose(least, value)} />
    </div>
  )
}

interface EndProps {
  end: 'least' | 'most'
  value: number | null
  other: number | null
  onChoose: (seconds: number | null) => void
}

function End({ end, value, other, onChoose }: EndProps) {
  const id = useId()
  const steps = stepsFor(end, other)
  // A figure elsewhere may have led here with a time that is none of the steps.
  const own = value !== null && !steps.some(({ seconds }) => seconds === value) ? [{ value: `${value}`, title: format.latency(value) }] : []
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-ink-soft">
        <span aria-hidden="true">{words[end]}</span>
        <span className="sr-only">{end === 'least' ? words.replyLeast : words.replyMost}</span>
      </label>
      <Select
        id={id}
        className="w-full"
        value={value === null ? any : `${value}`}
        options={[
          { value: any, title: words.anyReply },
          ...own,
          ...steps.map(({ seconds, n, unit }) => ({ value: `${seconds}`, title: replyStep({ n, unit }) })),
        ]}
        onChoose={(chosen) => onChoose(chosen === any ? null : Number(chosen))}
      />
    </div>
  )
}
