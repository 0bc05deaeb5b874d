import type { UploadAnswer } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown, FileUp } from 'lucide-react'
import { UploadRibbon } from '#components/uploads/upload-ribbon.tsx'
import { titleOf, UploadTitle } from '#components/uploads/upload-title.tsx'
import { lookAt } from '#data/chat/open-chat.ts'
import { useHistory } from '#data/chat/uploads.ts'
import { say } from '#messages/index.ts'
import { Menu, MenuEntry } from '#ui/menu.tsx'

interface SwitcherShownProps {
  chat: UploadAnswer
  isSmall: boolean
}

/** The open chat, and a menu of the others that are kept. */
export function SwitcherShown({ chat, isSmall }: SwitcherShownProps) {
  const titled = { title: chat.import.title, is_group: chat.import.is_group, participants: chat.overview.participants }
  const label = say.nav.chat({ title: titleOf(titled) })
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
            className="min-w-0 flex-1 space-y-2 rounded-md border border-line bg-sheet px-3 py-2.5 text-start hover:border-edge data-[state=open]:border-edge"
          >
            <span className="flex items-center gap-2 text-base">
              <span className="line-clamp-1 min-w-0 flex-1 font-semibold">
                <UploadTitle of={titled} />
              </span>
              <ChevronDown className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
            </span>
            <UploadRibbon id={chat.upload_id} className="h-6" />
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
              <span className="line-clamp-1">
                <UploadTitle of={upload} />
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
