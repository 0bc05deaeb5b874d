import type { HistoryEntry } from '@convostat/api'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { loadPlotly } from '#charts/plotly.ts'
import { useAppendTarget } from '#data/chat/append-target.ts'
import { beginUpload, resumeUpload } from '#data/chat/begun-uploads.ts'
import { currentId, openUploaded } from '#data/chat/open-chat.ts'
import { type BegunUpload, type LeftUpload, noteAnalysis, refreshPending, type UploadOptions } from '#data/chat/pending-uploads.ts'
import { keptUploads, makeRoomForUploads, refreshUploads, replaceUpload } from '#data/chat/uploads.ts'
import { api } from '#data/client/api.ts'
import { notify, undoMilliseconds } from '#data/client/notices.ts'
import { warmDashboard } from '#data/client/prefetch-dashboard.ts'
import { hearErasing } from '#data/deletions/erasing.ts'
import { type Asking, analyzeChat } from './analyze-chat.ts'
import type { Choice } from './chosen-file.ts'
import { type Demo, fetchDemo } from './demo-chats.tsx'
import { advance, isBusy, nothingChosen, type ReadChoices, readingOf, redirectDelay } from './flow.ts'
import { sayUpload } from './messages/index.ts'
import { problemOf } from './problem.ts'

/** The upload as the screen uses it: its state, and what can be done. */
export function useUpload() {
  const [flow, send] = useReducer(advance, nothingChosen)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const running = useRef<AbortController>(null)
  /** The upload of the file that is chosen, and whether its chat is being analyzed. */
  const begun = useRef<{ upload: BegunUpload; file: File; isAnalyzing: boolean }>(null)
  /** The sample chat that was fetched, which can be had again: it is not noted before it is analyzed. */
  const sample = useRef<File>(null)
  const [resumed, setResumed] = useState<LeftUpload | null>(null)
  const target = useAppendTarget()
  const giveUp = () => {
    void begun.current?.upload.end()
    begun.current = null
    setResumed(null)
  }
  // Leaving the screen cancels reading; an analysis continues, and its chat is kept.
  const isThere = useRef(true)
  const leave = useEffectEvent(() => {
    isThere.current = false
    if (begun.current?.isAnalyzing) return
    running.current?.abort()
    giveUp()
  })
  useEffect(() => {
    isThere.current = true
    return () => leave()
  }, [])
  const cancel = () => {
    running.current?.abort()
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

  /** The card is there again, and nothing more is asked for. */
  function backToChosen(reading: ReadChoices): void {
    if (!begun.current) return
    begun.current.isAnalyzing = false
    void begun.current.upload.wants({ isAnalyzing: false, ...readingOf(reading), appendTo: target?.id })
  }

  /** Does one slow thing at a time; what was under way is stopped and no longer heard. */
  async function run(isMerging: boolean, work: (asking: Asking) => Promise<void>) {
    running.current?.abort()
    const aborter = new AbortController()
    running.current = aborter
    const { signal } = aborter
    // What continues after this screen was left stops, too: its chat would be kept after everything was deleted.
    const deaf = hearErasing(() => {
      if (isThere.current) return
      aborter.abort()
      giveUp()
    })
    try {
      await work({ signal, report: (progress) => !signal.aborted && send({ type: 'progress', progress }) })
    } catch (error) {
      if (signal.aborted) return
      const problem = problemOf(error, isMerging)
      if (isThere.current) send({ type: 'failed', problem })
      else notify({ topic: 'upload', text: [problem.sentence, problem.next].filter(Boolean).join(' '), milliseconds: undoMilliseconds })
    } finally {
      deaf()
    }
  }

  function inspect(file: File, reading: ReadChoices = {}) {
    if (isBusy(flow)) return
    void run(false, (asking) => read(asking, file, reading))
  }

  async function read(asking: Asking, file: File, reading: ReadChoices = {}, taken?: { upload: BegunUpload; isAnalyzing: boolean }) {
    const { dateOrder, otherFormats } = reading
    if (taken) begun.current = { ...taken, file }
    else if (file === sample.current) giveUp()
    else begun.current = { upload: begin(file, reading), file, isAnalyzing: false }
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

  /** The file is noted; one that is read in another way is the same. */
  function begin(file: File, reading: ReadChoices): BegunUpload {
    const wanted = { isAnalyzing: false, ...readingOf(reading), appendTo: target?.id }
    if (begun.current?.file === file) {
      void begun.current.upload.wants(wanted)
      return begun.current.upload
    }
    giveUp()
    return beginUpload(file, wanted)
  }

  function choose(choice: Choice) {
    if ('file' in choice) return inspect(choice.file)
    if (!isBusy(flow)) running.current?.abort()
    // The file that was being read is no longer shown.
    if (flow.step === 'inspecting') giveUp()
    send({ type: 'refused', problem: choice.problem })
  }

  function tryDemo(which: Demo) {
    if (isBusy(flow)) return
    void run(false, async (asking) => {
      const demo = await fetchDemo(which, asking.signal)
      if (asking.signal.aborted) return
      sample.current = demo
      if (demo) await read(asking, demo)
      else send({ type: 'refused', problem: { sentence: sayUpload.demo.failed } })
    })
  }

  function start(appendTo?: string, replaced?: HistoryEntry) {
    if (flow.step === 'empty' || flow.step === 'unreadable') return send({ type: 'refused', problem: { sentence: sayUpload.noFile } })
    if (flow.step !== 'chosen') return
    const { file, ...reading } = flow.chosen
    void run(appendTo !== undefined, (asking) => analyze(asking, file, { ...readingOf(reading), appendTo }, replaced))
  }

  async function analyze(asking: Asking, file: File, how: Omit<UploadOptions, 'isAnalyzing'>, replaced?: HistoryEntry) {
    const { appendTo } = how
    const wanted = { ...how, isAnalyzing: true, ...(replaced && { replaced: replaced.id }) }
    send({ type: 'analyze' })
    noteAnalysis(queries, 'running')
    const upload = begun.current?.upload ?? beginUpload(file, wanted)
    begun.current = { upload, file, isAnalyzing: true }
    // While the chat is read this thread has nothing to do. Where it fails the charts say so.
    loadPlotly().catch(() => undefined)
    try {
      await makeRoomForUploads(queries, appendTo)
      asking.signal.throwIfAborted()
      const answer = await analyzeChat(upload, file, wanted, asking)
      begun.current = null
      setResumed(null)
      if (asking.signal.aborted) {
        noteAnalysis(queries, 'none')
        return void refreshUploads(queries)
      }
      // Who left the screen meanwhile and looks at another chat finds this one among the kept ones.
      if (isThere.current || currentId() === null) openUploaded(queries, answer)
      noteAnalysis(queries, 'none')
      send({ type: 'analyzed', answer })
      if (replaced) void replaceUpload(queries, replaced, answer.upload_id)
      void refreshUploads(queries)
      void warmDashboard(queries, answer.upload_id)
    } catch (error) {
      const hasFailed = !asking.signal.aborted
      noteAnalysis(queries, hasFailed && !isThere.current ? 'failed' : 'none')
      if (hasFailed) {
        if (isThere.current) backToChosen(how)
        else giveUp()
      }
      throw error
    }
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
      setResumed(left)
      if (appendTo !== undefined && !isAnalyzing) void navigate({ to: '.', replace: true, state: { appendTo } })
      const reading = readingOf(more)
      await read(asking, file, reading, { upload, isAnalyzing })
      const wanted = { ...reading, appendTo }
      if (!isAnalyzing) return void upload.wants({ isAnalyzing, ...wanted })
      await analyze(asking, file, wanted, replaced)
    })
  }

  /** The chat that should have been replaced, where there is still no room beside it. */
  async function stillReplaced(id: string | undefined): Promise<HistoryEntry | undefined> {
    if (id === undefined) return undefined
    const history = await api.uploads.list().catch(() => null)
    const kept = history?.uploads.filter(({ bytes }) => bytes !== null) ?? []
    return kept.length >= keptUploads ? kept.find((each) => each.id === id) : undefined
  }

  /** The file is put back, with the copy of it. */
  function discard() {
    running.current?.abort()
    giveUp()
    send({ type: 'canceled' })
    send({ type: 'putBack' })
  }

  const openDashboard = () => void navigate({ to: '/dashboard' })
  const whenRead = useEffectEvent(openDashboard)
  const answer = flow.step === 'done' ? flow.answer : null
  useEffect(() => {
    if (!answer) return
    const timer = setTimeout(whenRead, redirectDelay(answer))
    return () => clearTimeout(timer)
  }, [answer])

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
