import { useRouterState } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { loadOpening } from '#messages/in-language.ts'
import { say } from '#messages/index.ts'
import { later } from '#ui/lazy.ts'
import { Opener } from '#ui/opener.tsx'
import { screens } from '../screens.ts'

const MoreShown = later(async () => (await import('./more-shown.tsx')).MoreShown, loadOpening)

/** On a phone: the screens that the bar has no room for, the palette and the theme. */
export function MoreSheet({ className }: { className: string }) {
  const others = screens.filter(({ place }) => place === 'more')
  const path = useRouterState({ select: ({ location }) => location.pathname })
  return (
    <Opener
      trigger={
        <button type="button" className={className} aria-current={others.some((each) => each.path === path) ? 'page' : undefined}>
          <Ellipsis className="size-5" aria-hidden="true" />
          <BarLabel text={say.nav.more} />
        </button>
      }
    >
      {(held) => <MoreShown screens={others} {...held} />}
    </Opener>
  )
}

/** What a place in the bottom bar is called, as wide as it is in bold: nothing moves where another is the current one. */
export const BarLabel = ({ text }: { text: string }) => (
  <span
    data-text={text}
    className="max-w-full text-center [overflow-wrap:anywhere] after:invisible after:block after:h-0 after:overflow-hidden after:font-semibold after:content-[attr(data-text)]"
  >
    {text}
  </span>
)
