import type { UploadAnswer } from '@convostat/api'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { ArrowLeft, TextSearch } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isOfAnother, type KeptConversation, linkedIn, readConversation, version } from '#components/conversation/kept-conversation.ts'
import { savedFrom } from '#components/conversation/saved-from.ts'
import { LooksWrong } from '#components/sample/looks-wrong.tsx'
import { api } from '#data/client/api.ts'
import { askAbout, useCall } from '#data/client/use-call.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { saySearch } from '#messages/search/index.ts'
import type { AppPath } from '#routes.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { isCovered, isField } from '#ui/shortcuts.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { FindBar } from './find-bar.tsx'
import { type Place, placeIn } from './lines.ts'
import { MessageList } from './message-list.tsx'
import { Options } from './options.tsx'
import type { Goal } from './reading.ts'
import { Scrubber } from './scrubber.tsx'
import { useSeenAs } from './seen-as.ts'
import type { ConversationMessage } from './shown-part.ts'
import { type Find, useFind } from './use-find.ts'
import { useReading } from './use-reading.ts'

const { conversation: words } = saySearch

/** Milliseconds at one place after which a reload returns to it. */
const keptAfter = 400

/** The day one reads, the ribbon with every other one, the field that finds words, and the messages. */
export function ReadChat({ chat }: { chat: UploadAnswer }) {
  const router = useRouter()
  const hash = useRouterState({ select: ({ location }) => location.hash })
  const entry = useRouterState({ select: ({ location }) => location.state.conversation })
  const named = isOfAnother(entry, chat.upload_id) ? null : linkedIn(hash)
  const [first] = useState(() => firstGoal(named, readConversation(entry, chat.upload_id)))
  const from = readConversation(entry, chat.upload_id)?.from ?? null
  const scroller = useRef<HTMLElement>(null)
  const place = useRef<Place | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const { reading, missing, go, more } = useReading(first, () => {
    if (scroller.current) place.current = placeIn(scroller.current)
  })
  const { part } = reading
  const [day, setDay] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')
  const here = useRef<{ id: number; date: string } | null>(null)
  const keep = useKeptPlace(chat.upload_id)
  const isMissing = named !== null && missing === named
  const linked = isMissing || part === null ? null : named

  // The address names another message: a match that was stepped to, or a step back.
  const shown = useRef(named)
  useEffect(() => {
    if (named === shown.current) return
    shown.current = named
    if (named !== null) go({ id: named, align: 'center', isFocused: isFocusFree(scroller.current) })
  }, [named, go])

  const onRead = useCallback(
    (message: ConversationMessage) => {
      here.current = { id: message.id, date: message.date }
      setDay(message.date.slice(0, 10))
      // The address names the linked one already.
      keep(message.id === shown.current ? null : message.id)
    },
    [keep],
  )
  const onDay = useCallback(
    (wanted: string) => {
      setDay(wanted)
      go({ day: wanted, align: 'start' })
    },
    [go],
  )
  const onEnd = useCallback(
    (end: 'beginning' | 'end') => go(end === 'beginning' ? { place: 0, align: 'start' } : { place: Number.MAX_SAFE_INTEGER, align: 'end' }),
    [go],
  )
  const open = (id: number) => {
    // It is the linked one already, and was scrolled away from.
    if (id === named) return go({ id, align: 'center', isFocused: isFocusFree(scroller.current) })
    const { state } = router.history.location
    const conversation: KeptConversation = { version, upload_id: chat.upload_id, from, at: null }
    void router.navigate({ to: '.', hash: `${id}`, state: { ...state, conversation }, replace: true, resetScroll: false })
  }
  const find = useFind({ chat, linked, here: () => here.current, open })
  const finding = useFindWanted(find, input)
  const { seenAs, choose } = useSeenAs(chat)
  const ribbon = useCall(api.charts.ribbon, {})
  const looksWrong = (isWide: boolean) => (
    <LooksWrong
      isTall
      className={isWide ? '-mx-2 justify-start' : 'font-normal text-ink-soft'}
      make={(asking) => askAbout(api.messages.sample, { around: here.current?.id ?? 0 }, chat.upload_id, asking)}
    />
  )
  const highlights = useMemo(() => find.current?.highlights ?? [], [find.current?.highlights])
  return (
    <div className="flex h-full min-h-0 flex-col">
      <header className="border-line border-b">
        <div className="mx-auto max-w-[55rem] px-4 sm:px-8 sm:pt-6 sm:pb-3">
          <div className="flex min-h-11 items-center gap-1 sm:gap-2">
            {from !== null && <Back from={from} />}
            <h1 className="display min-w-0 flex-1 text-base leading-tight max-sm:line-clamp-2 sm:truncate sm:text-3xl">
              <span className="sr-only">{words.title}: </span>
              {day === null ? '\u00a0' : format.longDay(day)}
            </h1>
            <span className="flex shrink-0 max-sm:hidden">{looksWrong(false)}</span>
            <FindToggle isShown={finding.isShown} onPress={finding.toggle} />
            <Options
              chat={chat}
              besides={looksWrong(true)}
              seenAs={seenAs}
              onSeenAs={choose}
              onDay={(wanted) => {
                onDay(wanted)
                setSpoken(words.shown({ date: wanted }))
              }}
            />
          </div>
          <div className="mt-1 sm:mt-3">
            <Scrubber of={ribbon} day={day} onDay={onDay} onEnd={onEnd} />
          </div>
          <div className={classes('sm:mt-2', finding.isShown ? 'max-sm:py-1' : 'max-sm:hidden')}>
            <FindBar find={find} input={input} />
          </div>
          {chat.was_truncated && chat.message_limit !== null && (
            <p className="text-ink-soft text-sm max-sm:pb-1 sm:mt-2">{saySearch.none.truncated({ limit: chat.message_limit })}</p>
          )}
          <p role="status" className="sr-only">
            {spoken}
          </p>
        </div>
      </header>
      {isMissing && <NotHere />}
      {part !== null ? (
        <MessageList
          {...{ chat, part, reading, seenAs, linked, highlights, scroller, place, more, onRead, onEnd }}
          source={savedFrom(from)}
        />
      ) : reading.failed && 'goal' in reading.failed ? (
        <NotOpened goal={reading.failed.goal} go={go} />
      ) : (
        <Waiting />
      )}
    </div>
  )
}

/** On a phone, in the field's place. */
const FindToggle = ({ isShown, onPress }: { isShown: boolean; onPress: () => void }) => (
  <Button
    kind="quiet"
    size="icon"
    className="shrink-0 text-ink-soft hover:text-pen sm:hidden"
    aria-label={words.showFind}
    aria-expanded={isShown}
    onClick={onPress}
  >
    <TextSearch aria-hidden="true" />
  </Button>
)

/** On a phone the field is there once it is wanted, or something is searched. */
function useFindWanted(find: Find, input: RefObject<HTMLInputElement | null>): { isShown: boolean; toggle: () => void } {
  const [isWanted, setWanted] = useState(false)
  const isSearched = find.query !== '' || find.hasFilters
  const open = () => {
    flushSync(() => setWanted(true))
    input.current?.focus()
  }
  useFindKeys(open, find.total ? find.step : null)
  return { isShown: isWanted || isSearched, toggle: () => (isWanted && !isSearched ? setWanted(false) : open()) }
}

/** Back to where one read; else to the linked message; else from the beginning. */
function firstGoal(linked: number | null, kept: KeptConversation | null): Goal {
  if (kept && kept.at !== null) return { id: kept.at, align: 'start' }
  return linked === null
    ? { place: 0, align: 'start' }
    : { id: linked, align: 'center', isFocused: isFocusFree(document.getElementById('content')) }
}

/** Whether the keyboard may go to a message: who steps through matches in the field, or by its buttons, stays there. */
function isFocusFree(messages: HTMLElement | null): boolean {
  const { activeElement } = document
  return !activeElement || activeElement.matches('body, #content') || (messages?.contains(activeElement) ?? false)
}

/** Keeps the message one reads at in the history entry, once one stays there. */
function useKeptPlace(uploadId: string): (at: number | null) => void {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useCallback(
    (at) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        const { state } = router.history.location
        const kept = readConversation(state.conversation, uploadId)
        // Written even for no place: the entry is this chat's from now on.
        if (kept && kept.at === at) return
        const conversation: KeptConversation = { version, upload_id: uploadId, from: kept?.from ?? null, at }
        const hash = isOfAnother(state.conversation, uploadId) ? '' : true
        void router.navigate({ to: '.', hash, state: { ...state, conversation }, replace: true, resetScroll: false })
      }, keptAfter)
    },
    [router, uploadId],
  )
}

/** The sign of the search focuses the field here; N and P step through the matches. */
function useFindKeys(toFind: () => void, step: ((by: 1 | -1) => void) | null): void {
  const stepping = useRef(step)
  stepping.current = step
  const finding = useRef(toFind)
  finding.current = toFind
  useEffect(() => {
    const hear = (pressed: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = pressed
      if (ctrlKey || metaKey || altKey || pressed.defaultPrevented || isField(target) || isCovered()) return
      if (key === '/') finding.current()
      else if (key === 'n' && stepping.current) stepping.current(1)
      else if (key === 'p' && stepping.current) stepping.current(-1)
      else return
      pressed.preventDefault()
    }
    // Before the app's own keys, which open the search.
    document.addEventListener('keydown', hear, true)
    return () => document.removeEventListener('keydown', hear, true)
  }, [])
}

/** One step back, to the screen it was opened from. */
function Back({ from }: { from: AppPath }) {
  const router = useRouter()
  const title = router.routesByPath[from].options.staticData?.title ?? ''
  return (
    <Button
      kind="quiet"
      className="-ms-3 shrink-0 max-sm:w-11 max-sm:px-0 sm:order-last sm:ms-0"
      aria-label={words.back({ screen: title })}
      onClick={() => router.history.back()}
    >
      <ArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
      <span className="max-sm:hidden">{words.back({ screen: title })}</span>
    </Button>
  )
}

function NotOpened({ goal, go }: { goal: Goal; go: (goal: Goal) => void }) {
  return (
    <div className="mx-auto w-full max-w-[55rem] p-6">
      <Banner kind="failure">
        <p>{words.failed}</p>
        <Button kind="outline" size="small" onClick={() => go(goal)}>
          {say.retry}
        </Button>
      </Banner>
    </div>
  )
}

const NotHere = () => (
  <div className="mx-auto w-full max-w-[55rem] px-4 pt-3 sm:px-8">
    <Banner kind="note">
      <p>{words.notHere}</p>
    </Banner>
  </div>
)

const Waiting = () => (
  <div role="status" aria-label={words.opening} className="late mx-auto w-full max-w-[51rem] flex-1 space-y-4 px-4 pt-8 sm:px-8">
    <Skeleton className="h-16 w-2/3" />
    <Skeleton className="ms-auto h-24 w-2/3" />
    <Skeleton className="h-12 w-1/2" />
  </div>
)
