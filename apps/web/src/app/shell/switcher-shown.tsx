import type { UploadAnswer } from '@convostat/api'
import { firstNames } from '@convostat/format/first-names'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown, FileUp } from 'lucide-react'
import { UploadRibbon } from '#components/uploads/upload-ribbon.tsx'
import { BriefTitle, titleOf } from '#components/uploads/upload-title.tsx'
import { lookAt } from '#data/chat/open-chat.ts'
import { useHistory } from '#data/chat/uploads.ts'
import { firstNamesOf } from '#data/people/first-names.ts'
import { say } from '#messages/index.ts'
import { classes } from '#ui/classes.ts'
import { Menu, MenuEntry } from '#ui/menu.tsx'

/** What fits on a line of the sidebar and of its menu, in letters. */
const [onSidebar, inMenu] = [20, 28]

interface SwitcherShownProps {
  chat: UploadAnswer
  isSmall: boolean
}

/** The open chat, and a menu of the others that are kept. */
export function SwitcherShown({ chat, isSmall }: SwitcherShownProps) {
  const titled = { title: chat.import.title, is_group: chat.import.is_group, participants: chat.overview.participants }
  const label = say.nav.chat({ title: titleOf(titled) })
  const called = firstNamesOf(chat)
  const isTwoLines = Math.min(titleOf(titled).length, titleOf(titled, called).length) > onSidebar
  return (
    <Menu
      label={label}
      align="start"
      trigger={
        isSmall ? (
          <button type="button" aria-label={label} className="min-h-11 min-w-0 flex-1 rounded-sm">
            <UploadRibbon id={chat.upload_id} className="h-6" />
          </button>
        ) : (
          <button
            type="button"
            aria-label={label}
            className={classes(
              'min-w-0 flex-1 rounded-md border border-line bg-sheet px-3 py-2.5 text-start hover:border-edge data-[state=open]:border-edge',
              isTwoLines ? 'space-y-1' : 'space-y-2',
            )}
          >
            {/* Two lines are set closer, above a lower ribbon: nothing below moves. */}
            <span className={classes('flex items-center gap-2', isTwoLines ? 'text-sm leading-tight' : 'text-base')}>
              <span className="min-w-0 flex-1 font-semibold">
                <BriefTitle of={titled} called={called} letters={onSidebar} />
              </span>
              <ChevronDown className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
            </span>
            <UploadRibbon id={chat.upload_id} className={isTwoLines ? 'h-4' : 'h-6'} />
          </button>
        )
      }
    >
      <Others current={chat.upload_id} />
    </Menu>
  )
}

/** Asked for as the menu opens. */
function Others({ current }: { current: string }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const history = useHistory()
  const uploads = history.state === 'ready' ? history.data.uploads : []
  return (
    <div className="max-h-[70dvh] w-64 overflow-y-auto">
      {uploads
        .filter(({ id }) => id !== current)
        .map((upload) => (
          <MenuEntry
            key={upload.id}
            onSelect={() => {
              lookAt(queries, upload.id)
              void navigate({ to: '/dashboard' })
            }}
          >
            <span className="min-w-0 flex-1 space-y-1 py-2">
              <span className="block">
                <BriefTitle of={upload} called={firstNames(upload.participants)} letters={inMenu} />
              </span>
              <UploadRibbon id={upload.id} className="h-6" />
            </span>
          </MenuEntry>
        ))}
      <MenuEntry onSelect={() => void navigate({ to: '/app' })}>
        <FileUp aria-hidden="true" />
        {say.nav.another}
      </MenuEntry>
    </div>
  )
}
