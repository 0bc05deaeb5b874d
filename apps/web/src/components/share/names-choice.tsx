import { useId } from 'react'
import { longestNickname, type Nicknames } from '#data/saved/nicknames.ts'
import { briefName } from '#format/index.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Person } from '#ui/person.tsx'
import { sayShare } from './messages/index.ts'

const { names: words } = sayShare

interface NamesChoiceProps {
  hasNames: boolean
  onChange: (hasNames: boolean) => void
  /** Who is in the picture, as the chat calls them. */
  named: readonly string[]
  nicknames: Nicknames
  /** What stands for a name in the picture. */
  initials: (name: string) => string
  call: (name: string, nickname: string) => void
}

/** Who is in the picture, and what they are called there: initials, a nickname, or their names where the reader wants them. */
export function NamesChoice({ hasNames, onChange, named, nicknames, initials, call }: NamesChoiceProps) {
  const title = useId()
  if (named.length === 0 && !hasNames) return <p className="text-base text-ink-soft">{words.none}</p>
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className="font-semibold">
        {words.title}
      </h3>
      {!hasNames && (
        <>
          <p className="text-base text-ink-soft">{words.about}</p>
          <ul className="mt-2 space-y-2">
            {named.map((name) => (
              <li key={name} className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 flex-1 basis-28 truncate">
                  <Person isWhole name={name} />
                </span>
                <input
                  aria-label={words.nickname({ name: briefName(name) })}
                  defaultValue={nicknames[name] ?? ''}
                  placeholder={initials(name)}
                  maxLength={longestNickname}
                  dir="auto"
                  autoComplete="off"
                  spellCheck={false}
                  onBlur={({ target }) => call(name, target.value)}
                  onKeyDown={(event) => event.key === 'Enter' && call(name, event.currentTarget.value)}
                  className="min-h-11 w-36 min-w-0 flex-1 rounded-md bg-sheet px-3 shadow-[inset_0_0_0_1px_var(--color-edge)]"
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Checkbox isChecked={hasNames} onChange={onChange}>
        {words.real}
      </Checkbox>
    </section>
  )
}
