import { Failure } from '@convostat/api'
import { ChevronDown } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { MailboxLink } from '#components/license/mailbox-link.tsx'
import { sayLicense } from '#components/license/messages/index.ts'
import { recoverLicense } from '#data/license/license.ts'
import { failureSentence } from '#messages/api/sentences.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'

const { recover: words } = sayLicense

type State = { state: 'idle' | 'sending' | 'sent' | 'wrong' } | { state: 'failed'; why: string | null }

/** Has a lost license sent again. Only the owner of an address learns whether there is one for it. */
export function RecoverLicense() {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [is, setIs] = useState<State>({ state: 'idle' })

  async function send(event: FormEvent) {
    event.preventDefault()
    if (is.state === 'sending') return
    const input = field.current
    if (!input?.value.trim() || !input.validity.valid) {
      setIs({ state: 'wrong' })
      return input?.focus()
    }
    setIs({ state: 'sending' })
    try {
      await recoverLicense(input.value.trim())
      setIs({ state: 'sent' })
    } catch (error) {
      const failure = Failure.from(error)
      if (failure.code !== 'field_invalid')
        return setIs({ state: 'failed', why: failure.code === 'too_many' ? failureSentence(failure) : null })
      setIs({ state: 'wrong' })
      input.focus()
    }
  }

  return (
    <details className="group border-t border-line px-5 sm:px-8">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 font-semibold [&::-webkit-details-marker]:hidden">
        {words.title}
        <ChevronDown className="size-5 shrink-0 text-ink-faint group-open:rotate-180" aria-hidden="true" />
      </summary>
      <form noValidate onSubmit={(event) => void send(event)} className="pb-6">
        <p className="text-base text-ink-soft">{words.text}</p>
        <label htmlFor={id} className="mt-3 block text-base font-semibold">
          {words.email}
        </label>
        <div className="mt-1 flex flex-wrap gap-3">
          <input
            ref={field}
            id={id}
            type="email"
            autoComplete="email"
            aria-invalid={is.state === 'wrong'}
            aria-describedby={`${id}-how`}
            onChange={() => is.state !== 'sending' && setIs({ state: 'idle' })}
            className="min-h-11 min-w-0 flex-1 basis-56 rounded-md bg-paper px-3 text-ink shadow-[inset_0_0_0_1px_var(--color-edge)] aria-invalid:shadow-[inset_0_0_0_2px_var(--color-wax)]"
          />
          <Button type="submit" kind="outline" aria-disabled={is.state === 'sending'}>
            {is.state === 'sending' ? words.sending : words.send}
          </Button>
        </div>
        {/* Always there, so that what comes into it is spoken. */}
        <div id={`${id}-how`} role="status">
          {is.state === 'wrong' && <p className="mt-2 text-base text-wax">{words.wrong}</p>}
          {is.state === 'sent' && (
            <Banner kind="note" isSpoken className="mt-4">
              {words.sent}
              <MailboxLink />
            </Banner>
          )}
          {is.state === 'failed' && (
            <Banner kind="failure" title={words.notSent} isSpoken className="mt-4">
              {is.why && <p>{is.why}</p>}
            </Banner>
          )}
        </div>
      </form>
    </details>
  )
}
