import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useId } from 'react'
import { ProMark } from '#components/license/pro-mark.tsx'
import { MaskedSwitch } from '#components/masking/masked-switch.tsx'
import { engine } from '#data/client/engine.ts'
import { PrivacyDialog } from '#features/privacy/privacy-dialog.tsx'
import { PrivacyMark } from '#features/privacy/privacy-mark.tsx'
import { say } from '#messages/index.ts'
import { sitePath } from '#site-path.ts'
import { Logo } from '#ui/logo.tsx'
import { ThemeToggle } from '#ui/theme-toggle.tsx'
import { PaletteButton } from '../command-palette/palette-button.tsx'
import { barOrder, groups, screens } from '../screens.ts'
import { ChatSwitcher } from './chat-switcher.tsx'
import { LocalModelMark } from './local-model-mark.tsx'
import { BarLabel, MoreSheet } from './more-sheet.tsx'

/** On a desk: where everything is found, the screens, who reads the chat, the theme. */
export function Sidebar() {
  return (
    <header className="hidden border-e border-line lg:block">
      <div className="sticky top-0 flex h-dvh flex-col gap-4 overflow-y-auto px-4 py-5">
        <a href={sitePath('/')} aria-label={say.home} className="self-start rounded-sm px-2">
          <Logo />
        </a>
        <ChatSwitcher />
        <PaletteButton className="w-full" />
        <nav aria-label={say.nav.screens}>
          {groups.map((group) => (
            <ScreenGroup key={group} group={group} />
          ))}
        </nav>
        <div className="mt-auto space-y-2 px-2">
          <LocalModelMark />
          <Reader />
          <MaskedSwitch place="sidebar" className="text-sm text-ink-soft hover:text-ink" />
          <ThemeToggle />
        </div>
      </div>
    </header>
  )
}

/** Screens that belong together, under their heading where they have one. */
function ScreenGroup({ group }: { group: (typeof groups)[number] }) {
  const title = useId()
  const heading = group === 'chat' || group === 'app' ? undefined : say.nav.groups[group]
  return (
    <div className={group === 'chat' ? undefined : 'mt-3'}>
      {heading && (
        <p id={title} className="px-3 text-sm text-ink-faint">
          {heading}
        </p>
      )}
      <ul aria-labelledby={heading && title}>
        {screens
          .filter((screen) => screen.group === group)
          .map(({ path, title, Icon, plan }) => (
            <li key={path}>
              <Link
                to={path}
                aria-describedby={plan === 'pro' ? proMarkOf(path) : undefined}
                className="flex min-h-11 items-center gap-3 rounded-md border-s-3 pointer-fine:min-h-8.5 border-transparent px-3 text-ink-soft hover:bg-well hover:text-ink aria-[current=page]:rounded-s-none aria-[current=page]:border-wax aria-[current=page]:bg-well aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                <Icon className="size-5 shrink-0" aria-hidden="true" />
                {title}
                {plan === 'pro' && <ProMark id={proMarkOf(path)} className="ms-auto" />}
              </Link>
            </li>
          ))}
      </ul>
    </div>
  )
}

const proMarkOf = (path: string) => `pro-${path.slice(1)}`

/** On a phone, above the screen. */
export function PhoneBar() {
  return (
    <header className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-4 lg:hidden">
      <a href={sitePath('/')} aria-label={say.home} className="flex min-h-11 items-center rounded-sm">
        <Logo />
      </a>
      <ChatSwitcher isSmall />
      <div className="flex items-center gap-1">
        <LocalModelMark isShort />
        <PrivacyMark />
        <PaletteButton isSmall className="-me-2" />
      </div>
    </header>
  )
}

/** On a phone, under the thumb: what one goes to most, and the way to the rest. */
export function BottomBar() {
  return (
    <nav
      data-bottom-bar
      aria-label={say.nav.screens}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      {/* Each as wide as its label needs: five equal ones on a phone of 360 pixels leave the longest no margin. */}
      <ul className="mx-auto flex max-w-md">
        {screens
          .filter(({ place }) => place === 'bar')
          .sort((a, b) => barOrder.indexOf(a.path) - barOrder.indexOf(b.path))
          .map(({ path, title, short, Icon }) => (
            <li key={path} className="min-w-0 flex-auto">
              <Link to={path} className={barLook} aria-label={short && title}>
                <Icon className="size-5" aria-hidden="true" />
                <BarLabel text={short ?? title} />
              </Link>
            </li>
          ))}
        <li className="min-w-0 flex-auto">
          <MoreSheet className={barLook} />
        </li>
      </ul>
    </nav>
  )
}

const barLook =
  'flex min-h-16 w-full flex-col items-center justify-center gap-1 border-t-3 border-transparent px-0.5 text-sm text-ink-soft outline-offset-[-4px] aria-[current=page]:border-wax aria-[current=page]:font-semibold aria-[current=page]:text-ink data-[state=open]:text-ink'

/** Who reads the chat, and the way to see it for oneself: in sight on a desk, at the end of the screen on a phone. */
export function Reader() {
  return (
    <PrivacyDialog
      trigger={
        <button
          type="button"
          title={say.engine.open}
          className="flex min-h-11 w-fit items-center gap-2 rounded-sm text-start text-sm text-ink-faint underline-offset-4 hover:text-ink hover:underline"
        >
          <Lock className="size-4 shrink-0" aria-hidden="true" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {engine.kind === 'browser' ? say.engine.browser : say.engine.server({ host: engine.host })}
          </span>
        </button>
      }
    />
  )
}
