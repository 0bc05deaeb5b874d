import type { UploadAnswer } from '@convostat/api'
import { SlidersHorizontal } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { shownName } from '#format/index.ts'
import { saySearch } from '#messages/search/index.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { DayJump } from './day-jump.tsx'
import type { SeenAs } from './seen-as.ts'

const { conversation: words } = saySearch

interface OptionsProps {
  chat: UploadAnswer
  seenAs: SeenAs
  onSeenAs: (person: SeenAs) => void
  onDay: (day: string) => void
  /** What has no room beside it on a phone. */
  besides: ReactNode
}

/** Whose eyes it is seen through, and a day to go to. */
export function Options({ chat, seenAs, onSeenAs, onDay, besides }: OptionsProps) {
  const id = useId()
  const people = chat.people.map(({ name }, place) => ({ value: `${place}`, title: shownName(name), name }))
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button
          kind="outline"
          size="icon"
          className="shrink-0 data-[state=open]:bg-pen-wash max-sm:bg-transparent max-sm:shadow-none"
          aria-label={words.options}
          title={words.options}
        >
          <SlidersHorizontal aria-hidden="true" />
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={words.options}
          className="appear z-50 grid w-72 gap-4 rounded-md border border-line bg-sheet p-4 text-base shadow-lift"
        >
          <div className="grid gap-1.5">
            <label htmlFor={id} className="font-semibold">
              {words.seenAs}
            </label>
            <Select
              id={id}
              value={people.find(({ name }) => name === seenAs)?.value ?? nobody}
              options={[...people, { value: nobody, title: words.nobody }]}
              onChoose={(value) => onSeenAs(people.find((each) => each.value === value)?.name ?? null)}
            />
          </div>
          <DayJump chat={chat} onDay={onDay} />
          <div className="border-t border-line pt-2 sm:hidden">{besides}</div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

const nobody = ''
