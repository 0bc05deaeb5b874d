import type { HistoryEntry } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useAppendTarget } from '#data/chat/append-target.ts'
import { resumeUpload } from '#data/chat/begun-uploads.ts'
import { type LeftUpload, refreshPending } from '#data/chat/pending-uploads.ts'
import { keptUploads } from '#data/chat/uploads.ts'
import { api } from '#data/client/api.ts'
import { hearErasing } from '#data/deletions/erasing.ts'
import type { Asking } from './analyze-chat.ts'
import type { Choice } from './chosen-file.ts'
import { type Demo, fetchDemo } from './demo-chats.tsx'
import { advance, type Flow, type FlowEvent, isBusy, nothingChosen, type ReadChoices, readingOf, redirectDelay } from './flow.ts'
import { sayUpload } from './messages/index.ts'
import { useAnalyze } from './use-analyze.ts'
import { useCard } from './use-card.ts'
import { useNotedFile } from './use-noted-file.ts'
import { useWork } from './use-work.ts'

/** The upload as the screen uses it: its state, and what can be done. */
export function useUpload() {
  const [flow, send] = useReducer(advance, nothingChosen)
  const queries = useQueryClient()
  const navigate = useNavigate()
  /** The sample chat that was fetched, which can be had again: it is not noted before it is analyzed. */
  const sample = useRef<File>(null)
  const target = useAppendTarget()
  const noted = useNotedFile()
  const { isAnalyzing, resumed } = noted
  const giveUp = useCard(flow, target !== null, noted.giveUp)
  const { run, stop: stopWork, isThere } = useWork(send, { giveUp, isAnalyzing })
  /** The card is there again, and nothing more is asked for. */
  const backToChosen = (reading: ReadChoices) =>
    noted.happened({ type: 'chosen_again', wanted: { ...readingOf(reading), appendTo: target?.id } })
  const analyze = useAnalyze({ send, noted: { ...noted, giveUp }, isThere, backToChosen })
  const cancel = () => {
    stopWork()
    const before = flow.step === 'analyzing' ? flow.chosen : flow.step === 'inspecting' ? flow.before : undefined
    if (before) backToChosen(before)
    else giveUp()
    send({ type: 'canceled' })
  }
  const stop = useEffectEvent(() => {
    cancel()
    giveUp()
  })
  useEffect(() => hearErasing(() => stop()), [])

  function inspect(file: File, reading: ReadChoices = {}) {
    if (isBusy(flow)) return
    void run(false, (asking) => read(asking, file, reading))
  }

  async function read(asking: Asking, file: File, reading: ReadChoices = {}) {
    const wanted = { ...readingOf(reading), appendTo: target?.id }
    noted.happened({ type: 'read', file, isSample: file === sample.current, wanted })
    await readThrough(asking, file, reading, { send, giveUp })
  }

  function choose(choice: Choice) {
    if ('file' in choice) return inspect(choice.file)
    if (!isBusy(flow)) stopWork()
    // The file that was being read is no longer shown.
    if (flow.step === 'inspecting') giveUp()
    send({ type: 'refused', problem: choice.problem })
  }

  /** `isDirect`: it is analyzed without being asked about, as nothing has to be decided. */
  function tryDemo(which: Demo, isDirect = true) {
    if (isBusy(flow)) return
    void run(false, async (asking) => {
      const demo = await fetchDemo(which, asking.signal)
      if (asking.signal.aborted) return
      sample.current = demo
      if (!demo) return send({ type: 'refused', problem: { sentence: sayUpload.demo.failed } })
      await read(asking, demo)
      if (isDirect) await analyze(asking, demo, {})
    })
  }

  function start(appendTo?: string, replaced?: HistoryEntry) {
    if (flow.step === 'empty' || flow.step === 'unreadable') return send({ type: 'refused', problem: { sentence: sayUpload.noFile } })
    if (flow.step !== 'chosen') return
    const { file, ...reading } = flow.chosen
    void run(appendTo !== undefined, (asking) => analyze(asking, file, { ...readingOf(reading), appendTo }, replaced))
  }

  /** Finishes what an earlier page did not: its file is read again, and analyzed if that was asked for. */
  function resume(left: LeftUpload) {
    const { file, isAnalyzing, appendTo, ...more } = left
    if (isBusy(flow) || !file) return
    void run(appendTo !== undefined, async (asking) => {
      const replaced = isAnalyzing ? await stillReplaced(more.replaced) : undefined
      asking.signal.throwIfAborted()
      const upload = await resumeUpload(left)
      void refreshPending(queries)
      if (!upload) return
      if (asking.signal.aborted) return void upload.release().then(() => refreshPending(queries))
      noted.takeOver(upload, left, file)
      if (appendTo !== undefined && !isAnalyzing) void navigate({ to: '.', replace: true, state: { appendTo } })
      const reading = readingOf(more)
      await readThrough(asking, file, reading, { send, giveUp })
      const wanted = { ...reading, appendTo }
      if (!isAnalyzing) return void upload.wants({ isAnalyzing, ...wanted })
      await analyze(asking, file, wanted, replaced)
    })
  }

  /** The file is put back, with the copy of it. */
  function discard() {
    stopWork()
    giveUp()
    send({ type: 'canceled' })
    send({ type: 'putBack' })
  }

  const openDashboard = () => void navigate({ to: '/dashboard' })
  useRedirect(flow, openDashboard)

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
    putBack: discard,
    /** The upload that an earlier page left and this one continues with. */
    resumed,
    resume,
    openDashboard,
  }
}

interface ReadParts {
  send: (event: FlowEvent) => void
  giveUp: () => void
}

/** Reads a file that is noted, and says what is in it. */
async function readThrough(asking: Asking, file: File, { dateOrder, otherFormats }: ReadChoices, { send, giveUp }: ReadParts) {
  send({ type: 'inspect', file, dateOrder, otherFormats })
  try {
    const facts = await api.upload.inspect({ file, date_order: dateOrder, other_formats: otherFormats }, asking)
    send({ type: 'inspected', facts })
  } catch (error) {
    // What cannot be read is said, and is nothing to finish later.
    if (!asking.signal.aborted) giveUp()
    throw error
  }
}

/** Opens the dashboard a moment after the chat was analyzed. */
function useRedirect(flow: Flow, openDashboard: () => void): void {
  const whenRead = useEffectEvent(openDashboard)
  const answer = flow.step === 'done' ? flow.answer : null
  useEffect(() => {
    if (!answer) return
    const timer = setTimeout(whenRead, redirectDelay(answer))
    return () => clearTimeout(timer)
  }, [answer])
}

/** The chat that was to be replaced, where there is still no room beside it. */
async function stillReplaced(id: string | undefined): Promise<HistoryEntry | undefined> {
  if (id === undefined) return undefined
  const history = await api.uploads.list().catch(() => null)
  const kept = history?.uploads.filter(({ bytes }) => bytes !== null) ?? []
  return kept.length >= keptUploads ? kept.find((each) => each.id === id) : undefined
}
