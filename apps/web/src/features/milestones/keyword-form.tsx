import { type FormEvent, useId, useRef, useState } from 'react'
import { sayMilestones } from '#messages/milestones/index.ts'
import { Button } from '#ui/button.tsx'

const words = sayMilestones

interface KeywordFormProps {
  /** The keyword whose answer is on the screen. */
  keyword: string | null
  onLook: (keyword: string) => void
}

/** Where one writes a keyword. A blank one is refused in a sentence below the field. */
export function KeywordForm({ keyword, onLook }: KeywordFormProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(keyword ?? '')
  const [isRefused, setRefused] = useState(false)
  // The field follows what is on the screen: a suggestion that was taken, back and forward.
  const [shown, setShown] = useState(keyword)
  if (shown !== keyword) {
    setShown(keyword)
    setTyped(keyword ?? '')
    setRefused(false)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const isBlank = typed.trim() === ''
    setRefused(isBlank)
    if (isBlank) field.current?.focus()
    else onLook(typed)
  }

  return (
    <search>
      <form onSubmit={submit} noValidate>
        <label htmlFor={id} className="font-semibold">
          {words.field}
        </label>
        <div className="mt-2 flex max-w-3xl flex-col gap-3 sm:flex-row">
          <input
            id={id}
            ref={field}
            type="text"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              setRefused(false)
            }}
            dir="auto"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            aria-invalid={isRefused}
            aria-describedby={isRefused ? `${id}-refused` : undefined}
            className="min-h-13 min-w-0 flex-1 rounded-md bg-sheet px-4 font-serif text-xl text-ink shadow-[inset_0_0_0_1px_var(--color-edge)] aria-invalid:shadow-[inset_0_0_0_2px_var(--color-wax)]"
          />
          <Button type="submit" size="large">
            {words.search}
          </Button>
        </div>
        {isRefused && (
          <p id={`${id}-refused`} role="alert" className="mt-2 text-wax">
            {words.blank}
          </p>
        )}
      </form>
    </search>
  )
}
