import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Download, EyeOff, Keyboard, Languages, MessagesSquare, Monitor, Moon, Sun, UsersRound } from 'lucide-react'
import { sayPeople } from '#components/people/messages/index.ts'
import { openPeople } from '#components/people/people-state.ts'
import { downloadData } from '#components/uploads/download-data.ts'
import { sayUploads } from '#components/uploads/messages/index.ts'
import { notInDownload } from '#components/uploads/sentences.ts'
import { titleOf } from '#components/uploads/upload-title.tsx'
import { lookAt, useCurrentId, useOpenId } from '#data/chat/open-chat.ts'
import { useHistory } from '#data/chat/uploads.ts'
import { openIn, wouldBeLost } from '#data/client/language.ts'
import { notify } from '#data/client/notices.ts'
import { usePlan } from '#data/license/plan.ts'
import { setMasked, useMasked } from '#data/masking/masked.ts'
import { say } from '#messages/index.ts'
import { type Language, language, languages } from '#messages/language.ts'
import { chooseTheme, useChosenTheme } from '#ui/theme.ts'
import type { Screen } from '../screens.ts'
import type { Command } from './commands.ts'
import { closePalette, openShortcuts } from './palette-state.ts'

const { palette: words } = say

interface Group {
  name: string
  commands: readonly Command[]
}

/** Everything that can be done from anywhere, in groups. `onLeave` closes the list where another screen comes. */
export function useCommands(screens: readonly Screen[], onLeave: () => void): readonly Group[] {
  const router = useRouter()
  const queries = useQueryClient()
  const history = useHistory()
  const current = useCurrentId()
  const isOpen = useOpenId() !== null
  const theme = useChosenTheme()
  const { plan } = usePlan()
  const isMasked = useMasked()
  const uploads = history.state === 'ready' ? history.data.uploads : []

  const goTo = (path: string) => {
    onLeave()
    void router.navigate({ to: path })
  }
  const done = (act: () => void) => () => {
    closePalette()
    act()
  }
  return [
    {
      name: words.groups.screens,
      commands: screens.map(({ path, title, Icon, plan: needed }) => ({
        id: path,
        title,
        Icon,
        isLocked: needed === 'pro' && plan === 'free',
        run: () => goTo(path),
      })),
    },
    {
      name: words.groups.chats,
      commands: uploads
        .filter(({ id }) => id !== current)
        .map((upload) => ({
          id: upload.id,
          title: titleOf(upload),
          isWritten: true,
          Icon: MessagesSquare,
          run: () => {
            lookAt(queries, upload.id)
            goTo('/dashboard')
          },
        })),
    },
    {
      name: words.groups.actions,
      commands: [
        ...(['light', 'dark', 'system'] as const)
          .filter((each) => each !== theme)
          .map((each) => ({
            id: `theme-${each}`,
            title: words.theme[each],
            also: words.themeAlso,
            Icon: { light: Sun, dark: Moon, system: Monitor }[each],
            run: done(() => chooseTheme(each)),
          })),
        ...(Object.keys(languages) as Language[])
          .filter((each) => each !== language)
          .map((each) => ({
            id: `language-${each}`,
            title: words.language({ name: languages[each] }),
            also: words.languageAlso,
            Icon: Languages,
            // What would be lost by it is said in the settings.
            run: done(() => void wouldBeLost(queries).then((isLost) => (isLost ? goTo('/settings') : openIn(each)))),
          })),
        ...(isOpen ? [{ id: 'people', title: sayPeople.open, also: sayPeople.also, Icon: UsersRound, run: done(openPeople) }] : []),
        ...(uploads.length > 0
          ? [{ id: 'download', title: words.download.title, also: words.download.also, Icon: Download, run: done(() => void download()) }]
          : []),
        {
          id: 'masked',
          title: isMasked ? say.masked.off : say.masked.on,
          also: [say.masked.title, ...say.masked.also],
          Icon: EyeOff,
          run: done(() => setMasked(!isMasked)),
        },
        { id: 'shortcuts', title: words.shortcuts, also: words.shortcutsAlso, hint: '?', Icon: Keyboard, run: openShortcuts },
      ],
    },
  ]
}

/** A toast says that it is under way, whether it failed, and which chats are damaged; what was saved, the browser shows. */
async function download(): Promise<void> {
  const { working, failed } = sayUploads.yourData.download
  const tell = (text: string) => notify({ topic: 'download', text })
  tell(working)
  await downloadData().then(
    ([damaged, missing]) => damaged.length + missing.length > 0 && tell(notInDownload({ damaged, missing })),
    () => tell(failed),
  )
}
