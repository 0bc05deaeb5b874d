import type { UploadAnswer } from '@convostat/api'
import { type AnyRouter, Link, useRouter } from '@tanstack/react-router'
import { ArrowRight, FilePlus2, FileUp, type LucideIcon } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { sayUploads } from '#components/uploads/messages/index.ts'

const { actions: words } = sayUploads

interface Action {
  title: string
  about?: string
  Icon: LucideIcon
  link: Pick<ComponentProps<typeof Link>, 'to' | 'state'>
}

/** The screens one goes to from a chat at a glance, as soon as there are such screens. */
const wanted = ['/special-moments', '/search', '/emotional-insights', '/custom-milestones', '/favorites']

/** Where to go from here. */
export function QuickActions({ chat }: { chat: UploadAnswer }) {
  const title = useId()
  const router = useRouter()
  return (
    <nav aria-labelledby={title}>
      <h2 id={title} className="display text-2xl">
        {words.title}
      </h2>
      <ul className="mt-4 grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
        {actionsFor(chat, router).map(({ title, about, Icon, link }) => (
          <li key={title} className="border-b border-line">
            <Link {...link} className="group flex min-h-16 items-center gap-4 py-3">
              <Icon className="size-5 shrink-0 text-ink-faint group-hover:text-pen" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-pen group-hover:underline group-hover:underline-offset-4">{title}</span>
                {about && <span className="block text-base text-ink-soft">{about}</span>}
              </span>
              <ArrowRight
                className="size-5 shrink-0 text-ink-faint transition-transform group-hover:translate-x-1 rtl:group-hover:-translate-x-1 group-hover:text-pen"
                aria-hidden="true"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const actionsFor = (chat: UploadAnswer, router: AnyRouter): Action[] => [
  ...wanted.flatMap((path) => screenAt(path, router)),
  { title: words.add, about: words.addAbout, Icon: FilePlus2, link: { to: '/app', state: { appendTo: chat.upload_id } } },
  { title: words.upload, about: words.uploadAbout, Icon: FileUp, link: { to: '/app' } },
]

function screenAt(path: string, { routesByPath }: AnyRouter): Action[] {
  const screens = new Map(Object.entries<AnyRouter['routesByPath'][string]>(routesByPath))
  const { title, Icon } = screens.get(path)?.options.staticData ?? {}
  return title && Icon ? [{ title, Icon, link: { to: path } }] : []
}
