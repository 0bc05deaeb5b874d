import type { UploadAnswer } from '@convostat/api'
import { useNavigate } from '@tanstack/react-router'
import { EyeOff, ListFilter, MessagesSquare, Pencil, RotateCcw } from 'lucide-react'
import { useScreen } from '#components/screen/screen.ts'
import { notify } from '#data/client/notices.ts'
import { rename } from '#data/saved/moment-marks.ts'
import { noFilters } from '#data/search/filters.ts'
import { leadsWithin } from '#data/search/search-links.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { Menu, MenuEntry } from '#ui/menu.tsx'
import { dismissMoment } from './dismissing.ts'
import type { ShownMoment } from './shown-moments.ts'

const { card: words, rename: renaming } = saySpecialMoments

interface MomentMenuProps {
  moment: ShownMoment
  /** Its title, with its day where several have the same. */
  called: string
  chat: UploadAnswer
  onRename: () => void
}

/** What can be done with a moment besides. */
export function MomentMenu({ moment, called, chat, onRename }: MomentMenuProps) {
  const { markId, title, ownTitle, messages, message_id: messageId, others = [], from, to } = moment
  const { open } = useScreen()
  const go = useNavigate()
  const giveBack = () => rename(markId, null).catch(() => notify({ topic: 'failed', text: renaming.failed }))
  return (
    <Menu label={words.more({ title: called })}>
      {/* In its frame there may be another message. */}
      {others.length > 0 && (
        <MenuEntry onSelect={() => open(messageId)}>
          <MessagesSquare aria-hidden="true" />
          {words.open}
        </MenuEntry>
      )}
      <MenuEntry onSelect={() => void go(leadsWithin(chat, noFilters)({ from, to }))}>
        <ListFilter aria-hidden="true" />
        {from === to ? words.showDay : words.show({ n: messages })}
      </MenuEntry>
      <MenuEntry onSelect={onRename}>
        <Pencil aria-hidden="true" />
        {words.rename}
      </MenuEntry>
      {title !== ownTitle && (
        <MenuEntry onSelect={() => void giveBack()}>
          <RotateCcw aria-hidden="true" />
          {words.ownName}
        </MenuEntry>
      )}
      <MenuEntry isGrave onSelect={() => void dismissMoment(moment)}>
        <EyeOff aria-hidden="true" />
        {words.dismiss}
      </MenuEntry>
    </Menu>
  )
}
