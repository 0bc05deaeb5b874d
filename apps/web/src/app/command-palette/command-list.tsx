import { Command as Cmdk } from 'cmdk'
import { Lock, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { SearchField } from '#data/search/use-search-field.ts'
import { say } from '#messages/index.ts'
import { Name } from '#ui/person.tsx'
import type { Screen } from '../screens.ts'
import { type Command, isMeant } from './commands.ts'
import { fieldIsThere, typedAhead } from './palette-state.ts'
import { useCommands } from './use-commands.ts'

const { palette: words } = say

interface CommandListProps {
  screens: readonly Screen[]
  toSearch: SearchField
  /** Closes it, and leads the keyboard elsewhere than back. */
  onLeave: () => void
}

/** Typing narrows the commands; text that matches none is searched for in the chat. */
export function CommandList({ screens, toSearch, onLeave }: CommandListProps) {
  const [typed, setTyped] = useState(() => typedAhead().text)
  const groups = useCommands(screens, onLeave)
  const sought = typed.trim()
  const search = (text: string) => {
    onLeave()
    toSearch.go(text)
  }
  const runFirst = (text: string) => {
    const first = groups.flatMap(({ commands }) => commands).find((command) => isMeant(command, text))
    if (first) first.run()
    else if (text.trim() !== '' && toSearch.isThere) search(text.trim())
  }
  const enter = useRef(runFirst)
  useEffect(() => {
    const ahead = fieldIsThere()
    if (ahead === null) return
    setTyped(ahead.text)
    if (ahead.isEntered) enter.current(ahead.text)
  }, [])
  return (
    <Cmdk label={words.title} shouldFilter={false} vimBindings={false} loop className="flex min-h-0 flex-col">
      <div className="flex items-center gap-3 border-b-2 border-line px-4 focus-within:border-pen">
        <Search className="size-5 shrink-0 text-ink-faint" aria-hidden="true" />
        <Cmdk.Input
          value={typed}
          onValueChange={setTyped}
          placeholder={words.placeholder}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-faint"
        />
      </div>
      <Cmdk.List label={words.results} className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2">
        {groups.map(({ name, commands }) => {
          const meant = commands.filter((command) => isMeant(command, typed))
          return (
            meant.length > 0 && (
              <Cmdk.Group key={name} heading={name} className={groupLook}>
                {meant.map((command) => (
                  <Item key={command.id} {...command} />
                ))}
              </Cmdk.Group>
            )
          )
        })}
        {sought !== '' && toSearch.isThere && (
          <Cmdk.Group heading={words.groups.search} className={groupLook}>
            <Cmdk.Item value="search" onSelect={() => search(sought)} className={itemLook}>
              <Search className="size-5 shrink-0 text-ink-faint" aria-hidden="true" />
              <span className="min-w-0 truncate">
                {words.searchFor.before}
                <Name>{sought}</Name>
                {words.searchFor.after}
              </span>
            </Cmdk.Item>
          </Cmdk.Group>
        )}
        <Cmdk.Empty className="px-3 py-6 text-center text-ink-faint">{words.none}</Cmdk.Empty>
      </Cmdk.List>
      <p aria-hidden="true" className="hidden gap-5 border-t border-line px-4 py-2 text-sm text-ink-faint sm:flex">
        <span>
          <Key>↑</Key> <Key>↓</Key> {words.hints.choose}
        </span>
        <span>
          <Key>↵</Key> {words.hints.run}
        </span>
        <span>
          <Key>Esc</Key> {words.hints.close}
        </span>
      </p>
    </Cmdk>
  )
}

const groupLook =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-ink-faint'
const itemLook =
  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-md px-3 data-[selected=true]:bg-pen-wash data-[selected=true]:text-pen'

function Item({ id, title, isWritten, hint, isLocked, Icon, run }: Command) {
  return (
    <Cmdk.Item value={id} onSelect={run} className={itemLook}>
      <Icon className="size-5 shrink-0 text-ink-faint" aria-hidden="true" />
      {isWritten ? <Name className="truncate">{title}</Name> : <span className="min-w-0 truncate">{title}</span>}
      {isLocked && (
        <span className="ms-auto inline-flex shrink-0 items-center gap-1 text-sm font-semibold text-wax">
          <Lock className="size-3.5" aria-hidden="true" />
          <span aria-hidden="true">{say.pro.mark}</span>
          <span className="sr-only">{say.pro.isLocked}</span>
        </span>
      )}
      {hint && (
        <span aria-hidden="true" className="ms-auto shrink-0 text-sm text-ink-faint">
          {hint}
        </span>
      )}
    </Cmdk.Item>
  )
}

/** A key as it is on the keyboard. */
export function Key({ children }: { children: string }) {
  return <kbd className="rounded-sm border border-line px-1.5 font-sans">{children}</kbd>
}
