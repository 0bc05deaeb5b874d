import { Link, Outlet, useNavigate, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { linkedIn } from '#components/conversation/kept-conversation.ts'
import { focusOpener } from '#components/conversation/opener.ts'
import { Footer } from '#components/footer/footer.tsx'
import { PeopleDialog } from '#components/people/people-dialog.tsx'
import { WhyDialog } from '#components/sentiment/why-dialog.tsx'
import { stay } from '#data/chat/leave-app.ts'
import { usePending } from '#data/chat/pending-uploads.ts'
import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { PrivacyMark } from '#features/privacy/privacy-mark.tsx'
import { say } from '#messages/index.ts'
import { sayStorage } from '#messages/storage/index.ts'
import { classes } from '#ui/classes.ts'
import { SkipLink } from '#ui/skip-link.tsx'
import { Palette } from '../command-palette/palette.tsx'
import { screens } from '../screens.ts'
import { BelowTopBar, toSettings } from './below-top-bar.tsx'
import { Leaving } from './leaving.tsx'
import { LocalModelMark, useLookingForLocalModel } from './local-model-mark.tsx'
import { BottomBar, PhoneBar, Reader, Sidebar } from './navigation.tsx'

/** What is around every chat screen. */
export function Frame() {
  // The address changes first: by it, the screen before would be drawn again in the frame of the next one.
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname })
  const screen = screens.find((each) => each.path === path)
  useLookingForLocalModel()
  useWaitingUpload(path === '/app')
  // Never the chat's name: a title is in the browser's history.
  useEffect(() => {
    document.title = screen ? say.documentTitle({ screen: screen.title }) : say.brand
  }, [screen])
  // Users of a screen reader are at the new screen's start, too.
  const shown = useRef(path)
  const { history } = useRouter()
  const linked = useRef<number | null>(null)
  useEffect(() => {
    if (shown.current === path) return
    const isFromConversation = shown.current === '/conversation'
    shown.current = path
    document.getElementById('content')?.focus({ preventScroll: true })
    // Whether to leave is a question of the screen before.
    stay()
    return isFromConversation ? focusOpener(history.location.state.__TSR_index, linked.current) : undefined
  }, [path, history])
  // As long as the address is the conversation's: it changes before the screen does.
  const named = useRouterState({ select: ({ location }) => (location.pathname === '/conversation' ? location.hash : null) })
  useEffect(() => {
    if (named !== null) linked.current = linkedIn(named)
  }, [named])
  return (
    <>
      {screen && screen.frame !== 'top-bar' ? (
        <WithSidebar name={screen.title} isWindow={screen.frame === 'window'} />
      ) : (
        <WithTopBar name={screen?.title} />
      )}
      <Palette screens={screens} />
      <WhyDialog />
      <PeopleDialog />
      <Leaving />
    </>
  )
}

interface AroundProps {
  /** What the screen is called: said of the part of the page to which the keyboard goes with every change of screens. */
  name?: string
}

function WithTopBar({ name }: AroundProps) {
  return (
    <BelowTopBar
      name={name}
      marks={
        <>
          <LocalModelMark isShort />
          <PrivacyMark className="-me-2" />
          <Link to="/settings" {...toSettings()} />
        </>
      }
    >
      <Outlet />
    </BelowTopBar>
  )
}

/** `isWindow`: the screen is as high as the window and scrolls on its own; nothing is below it. */
function WithSidebar({ name, isWindow }: AroundProps & { isWindow: boolean }) {
  return (
    <div className={classes('lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]', isWindow ? 'flex h-dvh flex-col overflow-hidden' : 'min-h-dvh')}>
      <SkipLink />
      <Sidebar />
      <PhoneBar />
      <div
        className={classes(
          'flex flex-col pb-[calc(4rem+env(safe-area-inset-bottom))] lg:pb-0',
          isWindow ? 'min-h-0 flex-1 lg:h-dvh' : 'min-h-dvh',
        )}
      >
        <main
          id="content"
          tabIndex={-1}
          aria-label={name}
          className={classes('flex-1 outline-none', isWindow && 'min-h-0 overflow-y-auto')}
        >
          {/* As high as the window, so that what is below it is not in sight while the screen is shorter than it will be. */}
          <div className={isWindow ? 'contents' : 'min-h-dvh'}>
            <Outlet />
          </div>
          {!isWindow && (
            <div className="mx-auto mt-8 max-w-6xl px-4 pb-6 sm:px-8 lg:hidden">
              <Reader />
            </div>
          )}
        </main>
        {!isWindow && <Footer className="lg:mt-16" />}
      </div>
      <BottomBar />
    </div>
  )
}

const { waiting: words } = sayStorage

/** On screens of another chat, says that one is not saved yet; the upload screen finishes it automatically. */
function useWaitingUpload(isUpload: boolean): void {
  const { next } = usePending()
  const navigate = useNavigate()
  const isWaiting = next?.isAnalyzing === true && !isUpload
  useEffect(() => {
    if (!isWaiting) return
    const onPress = () => void navigate({ to: '/app' })
    notify({
      topic: 'waiting-upload',
      text: words.text,
      milliseconds: undoMilliseconds,
      action: { label: words.finish, altText: words.altText, onPress },
    })
  }, [isWaiting, navigate])
}
