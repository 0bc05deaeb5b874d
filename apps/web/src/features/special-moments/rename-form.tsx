import { mostTitle } from '@convostat/api'
import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { rename } from '#data/saved/moment-marks.ts'
import { useSaving } from '#data/saved/use-saving.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { Button } from '#ui/button.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import type { ShownMoment } from './shown-moments.ts'

const { rename: words } = saySpecialMoments

/** What names this field among what was typed and not saved. */
export const renameField = (id: string): string => `moment ${id}`

/** The reader's own name for a moment; an empty one gives its own back. */
export function RenameForm({ moment: { id, markId, title, ownTitle }, onDone }: { moment: ShownMoment; onDone: () => void }) {
  const field = useId()
  const { draft, trouble, save, giveUp } = useSaving(renameField(id))
  const [name, setName] = useState(draft ?? title)
  const leave = () => {
    // The button that opened the form must be on the page again to take the focus.
    flushSync(onDone)
    document.querySelector<HTMLElement>(`[data-moment="${CSS.escape(id)}"] [aria-haspopup="menu"]`)?.focus()
  }
  const cancel = () => {
    giveUp()
    leave()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const given = name.trim()
    void save(name, () => rename(markId, given === '' || given === ownTitle ? null : given)).then((isSaved) => isSaved && leave())
  }
  return (
    // A browser stores what is typed into a field, where it cannot be deleted from here, unless its form forbids it.
    <form autoComplete="off" onSubmit={submit} className="mt-3 flex max-w-xl flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-64">
        <label htmlFor={field} className="font-semibold text-base">
          {words.label}
        </label>
        <input
          id={field}
          value={name}
          maxLength={mostTitle}
          // biome-ignore lint/a11y/noAutofocus: it is what was asked for
          autoFocus
          onFocus={({ target }) => draft === undefined && target.select()}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            // While a word is composed, Escape is about the word.
            if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
            event.stopPropagation()
            cancel()
          }}
          aria-invalid={trouble !== null}
          aria-describedby={`${field}-trouble`}
          className="mt-1 min-h-11 w-full rounded-md bg-sheet px-3 shadow-[inset_0_0_0_1px_var(--color-edge)] aria-invalid:shadow-[inset_0_0_0_2px_var(--color-wax)]"
        />
      </div>
      <Button type="submit">{words.save}</Button>
      <Button kind="outline" onClick={cancel}>
        {words.cancel}
      </Button>
      <div className="w-full">
        <NotSaved id={`${field}-trouble`} trouble={trouble} />
      </div>
    </form>
  )
}
