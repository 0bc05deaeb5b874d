import type { HistoryEntry } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { loadPlotly } from '#charts/plotly.ts'
import { useAppendTarget } from '#data/chat/append-target.ts'
import { whenKept } from '#data/chat/kept-finally.ts'
import { openUploaded } from '#data/chat/open-chat.ts'
import { makeRoomForUploads, refreshUploads, replaceUpload } from '#data/chat/uploads.ts'
import { api } from '#data/client/api.ts'
import type { Shown } from '#data/client/loadable.ts'
import { warmDashboard } from '#data/client/prefetch-dashboard.ts'
import { hearErasing } from '#data/deletions/erasing.ts'
import { keepAddedTo } from '#data/deletions/uploads-deleting.ts'
import { sayUpload } from '#messages/say/upload.ts'
import { askingWhile } from '#platform/ask-before-leaving.ts'
import type { Choice } from './chosen-file.ts'
import { type Demo, fetchDemo } from './demo-chats.tsx'
import { advance, isBusy, nothingChosen, type ReadChoices, redirectDelay } from './flow.ts'
import { problemOf } from './problem.ts'

interface Asking {
  signal: AbortSignal
  report: (progress: Shown) => void
}

/** The upload as the screen uses it: where it stands, and what can be done. */
export function useUpload() {
  const [flow, send] = useReducer(advance, nothingChosen)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const running = useRef<AbortController>(null)
  // Whoever leaves the screen cancels what is under way.
  useEffect(() => () => running.current?.abort(), [])
  const cancel = () => {
    running.current?.abort()
    send({ type: 'canceled' })
  }
  const stop = useEffectEvent(cancel)
  useEffect(() => hearErasing(() => stop()), [])

  /** Does one slow thing at a time; what was under way is stopped and no longer heard. */
  async function run(isMerging: boolean, work: (asking: Asking) => Promise<void>) {
    running.current?.abort()
    const aborter = new AbortController()
    running.current = aborter
    const { signal } = aborter
    try {
      await work({ signal, report: (progress) => !signal.aborted && send({ type: 'progress', progress }) })
    } catch (error) {
      if (!signal.aborted) send({ type: 'failed', problem: problemOf(error, isMerging) })
    }
  }

  function inspect(file: File, reading: ReadChoices = {}) {
    if (isBusy(flow)) return
    void run(false, (asking) => read(asking, file, reading))
  }

  async function read(asking: Asking, file: File, reading: ReadChoices = {}) {
    const { dateOrder, otherFormats } = reading
    send({ type: 'inspect', file, dateOrder, otherFormats })
    const facts = await api.upload.inspect({ file, date_order: dateOrder, other_formats: otherFormats }, asking)
    send({ type: 'inspected', facts })
  }

  function choose(choice: Choice) {
    if ('file' in choice) return inspect(choice.file)
    if (!isBusy(flow)) running.current?.abort()
    send({ type: 'refused', problem: choice.problem })
  }

  function tryDemo(which: Demo) {
    if (isBusy(flow)) return
    void run(false, async (asking) => {
      const demo = await fetchDemo(which, asking.signal)
      if (asking.signal.aborted) return
      if (demo) await read(asking, demo)
      else send({ type: 'refused', problem: { sentence: sayUpload.demo.failed } })
    })
  }

  function start(appendTo?: string, replaced?: HistoryEntry) {
    if (flow.step === 'empty' || flow.step === 'unreadable') return send({ type: 'refused', problem: { sentence: sayUpload.noFile } })
    if (flow.step !== 'chosen') return
    const { file, dateOrder, otherFormats } = flow.chosen
    void run(appendTo !== undefined, async (asking) => {
      send({ type: 'analyze' })
      // While the chat is read this thread has nothing to do. Where it fails the charts say so.
      loadPlotly().catch(() => undefined)
      await makeRoomForUploads(queries, appendTo)
      asking.signal.throwIfAborted()
      // What is replaced was said before, and this page deletes it as any other chat: the engine replaces none by itself.
      const how = { date_order: dateOrder, other_formats: otherFormats }
      const answer = await askingWhile(api.upload.run({ file, ...how, append_to: appendTo, replace: 'none' }, asking))
      const kept = whenKept(answer.upload_id)
      if (appendTo !== undefined) await keepAddedTo(appendTo)
      // From 'Upload successful!' on the page may be left at once.
      asking.report({ stage: 'saving', done: 0, total: 0 })
      await kept
      // Who left the screen meanwhile finds the chat among the kept ones.
      if (asking.signal.aborted) return void refreshUploads(queries)
      openUploaded(queries, answer)
      send({ type: 'analyzed', answer })
      if (replaced) void replaceUpload(queries, replaced, answer.upload_id)
      void refreshUploads(queries)
      void warmDashboard(queries, answer.upload_id)
    })
  }

  const openDashboard = () => void navigate({ to: '/dashboard' })
  const whenRead = useEffectEvent(openDashboard)
  const answer = flow.step === 'done' ? flow.answer : null
  useEffect(() => {
    if (!answer) return
    const timer = setTimeout(whenRead, redirectDelay(answer))
    return () => clearTimeout(timer)
  }, [answer])

  const target = useAppendTarget()
  return {
    flow,
    choose,
    inspect,
    tryDemo,
    /** The upload that the file is added to, where that was chosen before. */
    target,
    /** The choice is taken back: with the history entry it would be there again after a reload. */
    forgetTarget: () => void navigate({ to: '.', replace: true, state: {} }),
    /** `replaced` is the upload that is deleted for it, where as many are kept as can be. */
    analyze: (replaced?: HistoryEntry) => start(target?.id, replaced),
    addTo: ({ id }: HistoryEntry) => start(id),
    analyzeSeparately: (replaced?: HistoryEntry) => start(undefined, replaced),
    cancel,
    putBack: () => send({ type: 'putBack' }),
    openDashboard,
  }
}
