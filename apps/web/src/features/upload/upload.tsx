import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Weaving } from '#components/figure/weaving.tsx'
import { LooksWrong, type MakeSample } from '#components/sample/looks-wrong.tsx'
import { sayUploads } from '#components/uploads/messages/index.ts'
import { RecentList } from '#components/uploads/recent-list.tsx'
import { StorageNotices } from '#components/uploads/storage-notices.tsx'
import { YourData } from '#components/uploads/your-data.tsx'
import { useCurrentId } from '#data/chat/open-chat.ts'
import { type LeftUpload, useAnalysis, usePending } from '#data/chat/pending-uploads.ts'
import { otherName } from '#data/chat/same-chat.ts'
import { api } from '#data/client/api.ts'
import { engine } from '#data/client/engine.ts'
import { launchedTaken, useLaunched } from '#data/offline/launched-file.ts'
import { sayStorage } from '#messages/storage/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button, buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { ProgressBar } from '#ui/progress.tsx'
import { AddingTo, MergeOffer, OtherNameQuestion } from './append-choice.tsx'
import { type Choice, chosenFile } from './chosen-file.ts'
import { type Demo, DemoChats } from './demo-chats.tsx'
import { DropPlace } from './drop-place.tsx'
import type { Flow, Problem } from './flow.ts'
import { FullHistory, useReplaced } from './full-history.tsx'
import { ImportCard } from './import-card.tsx'
import { LimitWarning, useCovered } from './limit-warning.tsx'
import { sayUpload } from './messages/index.ts'
import { Result } from './result.tsx'
import { AnalyzeButton, UploadPage } from './upload-page.tsx'
import { useUpload } from './use-upload.ts'

const upload = sayUpload

/** Choose an export, see what is in it, analyze it. */
export function Upload() {
  const { torn, forget } = usePending()
  // One that was begun here before the reader went to another screen and came back.
  const analysis = useAnalysis()
  const {
    flow,
    target,
    choose: chooseNow,
    inspect,
    tryDemo,
    analyze,
    cancel,
    openDashboard,
    putBack,
    resumed,
    resume,
    ...merging
  } = useUpload()
  const { replaced, ...replacing } = useReplaced()
  const hasChat = useCurrentId() !== null
  const chosen = 'chosen' in flow ? flow.chosen : flow.step === 'inspecting' ? flow.before : undefined
  const file = 'file' in flow ? flow.file : chosen?.file
  const covered = useCovered(flow.step === 'chosen' ? flow.chosen.facts : undefined)
  const answer = useRef<HTMLButtonElement>(null)
  const choose = (choice: Choice) => {
    // Choosing another file dismisses the notice about the unfinished one.
    if ('file' in choice && torn.length > 0) void forget(torn)
    chooseNow(choice)
  }
  const names = target && flow.step === 'chosen' ? otherName(flow.chosen.facts, target) : null
  /** Who is who is answered first; the bar at the bottom of a phone must not hide the answer. */
  const start = () => {
    if (!names) return analyze(target ? undefined : replaced)
    answer.current?.focus({ preventScroll: true })
    answer.current?.scrollIntoView({ block: 'center' })
  }
  const analyzeSeparately = () => merging.analyzeSeparately(replaced)
  const isFree = flow.step === 'empty' || flow.step === 'unreadable' || flow.step === 'chosen'
  useLaunchedFile(isFree || flow.step === 'done', choose)
  useLeftUpload(flow.step === 'empty', resume)
  // With as many chats as can be kept, it is asked first which one is deleted.
  const openDemo = (which: Demo) => tryDemo(which, replaced === undefined)
  useDemoWanted(() => openDemo('pair'))
  return (
    <UploadPage
      back={
        hasChat && flow.step === 'empty' ? (
          <Link to="/dashboard" className={classes(buttonLook({ kind: 'quiet', size: 'small' }), '-ms-3 mt-2')}>
            <ArrowLeft aria-hidden="true" />
            {upload.back}
          </Link>
        ) : null
      }
      below={
        flow.step === 'empty' ? (
          <div className="min-w-0 empty:hidden lg:col-span-2">
            <YourData />
          </div>
        ) : null
      }
    >
      <StorageNotices onResume={flow.step === 'empty' ? resume : undefined} />
      {analysis === 'running' && flow.step === 'empty' && <Banner kind="note">{sayStorage.running}</Banner>}
      {resumed && <Resumed left={resumed} onDelete={isSaving(flow) ? undefined : putBack} />}
      {target && flow.step !== 'done' && (
        <AddingTo upload={target} hasFile={file !== undefined} isBusy={!isFree || names !== null} onSeparate={merging.forgetTarget} />
      )}
      <DropPlace file={file} isBusy={!isFree && flow.step !== 'inspecting'} onChoose={choose} />
      {flow.step === 'inspecting' && <Working flow={flow} onCancel={cancel} />}
      {flow.step === 'chosen' && !target && !flow.problem && (
        <MergeOffer facts={flow.chosen.facts} onAdd={merging.addTo} onSeparate={analyzeSeparately} />
      )}
      {target && names && (
        <OtherNameQuestion names={names} upload={target} answer={answer} onSame={() => analyze()} onSeparate={analyzeSeparately} />
      )}
      {chosen && (
        <ImportCard chosen={chosen} isBusy={flow.step !== 'chosen'} onRead={(reading) => inspect(chosen.file, reading)}>
          <LooksWrong make={sampleOf(chosen.file)} />
        </ImportCard>
      )}
      {flow.step === 'chosen' && !target && replaced && <FullHistory replaced={replaced} {...replacing} onCancel={putBack} />}
      {flow.step === 'chosen' && covered !== null && <LimitWarning facts={flow.chosen.facts} covered={covered} />}
      <div
        data-bottom-part={chosen ? '' : undefined}
        className={classes(
          'space-y-4',
          // Under the thumb and in sight, as long as the card above is longer than a phone.
          chosen && 'max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-paper max-sm:p-4',
        )}
      >
        <Trouble flow={flow} onSeparate={analyzeSeparately} />
        {flow.step === 'analyzing' && <Working flow={flow} onCancel={cancel} />}
        {flow.step === 'done' && <Result answer={flow.answer} onOpen={openDashboard} />}
        <AnalyzeButton isReady={flow.step === 'chosen'} onClick={start}>
          {flow.step === 'analyzing'
            ? upload.analyzing
            : target
              ? sayUploads.merging.analyze
              : covered === null
                ? upload.analyze
                : upload.limit.recent({ limit: covered })}
        </AnalyzeButton>
      </div>
      {(flow.step === 'empty' || flow.step === 'unreadable') && !target && <DemoChats onTry={openDemo} />}
      {flow.step === 'empty' && (
        <div className="pt-8 empty:hidden">
          <RecentList onOpened={openDashboard} />
        </div>
      )}
    </UploadPage>
  )
}

/** A masked sample of a file; what makes it reads the file again and keeps nothing. */
const sampleOf =
  (file: File): MakeSample =>
  (asking) =>
    api.upload.sample({ file }, asking)

/** A file that the system opened the app with is chosen as one that was dropped; while another one is read, after that. */
function useLaunchedFile(isFree: boolean, choose: (choice: Choice) => void): void {
  const launched = useLaunched()
  const take = useEffectEvent((files: readonly File[]) => {
    launchedTaken()
    choose(chosenFile(files))
  })
  useEffect(() => {
    if (isFree && launched) take(launched)
  }, [isFree, launched])
}

/** What an earlier page left is finished here, once automatically, and where nothing else is chosen. */
function useLeftUpload(isFree: boolean, resume: (left: LeftUpload) => void): void {
  const { next } = usePending()
  const launched = useLaunched()
  const take = useEffectEvent(resume)
  // What cannot be taken over would be tried again and again.
  const taken = useRef(new Set<string>())
  useEffect(() => {
    if (!isFree || !next || launched || taken.current.has(next.key)) return
    taken.current.add(next.key)
    take(next)
  }, [isFree, next, launched])
}

/** That this file comes from an earlier visit, and how to be rid of it. */
function Resumed({ left, onDelete }: { left: LeftUpload; onDelete?: () => void }) {
  return (
    <Banner kind="note" title={left.isAnalyzing ? sayStorage.resumed.analyzing : sayStorage.resumed.chosen}>
      {onDelete && (
        <Button kind="outline" size="small" onClick={onDelete}>
          {sayStorage.resumed.delete}
        </Button>
      )}
    </Banner>
  )
}

/** Saving takes a moment, and what is saved is deleted from its card. */
const isSaving = (flow: Flow): boolean => flow.step === 'analyzing' && flow.progress?.stage === 'saving'

/** Reads the demo chat where another screen asked for it; once, not again after a reload. */
function useDemoWanted(read: () => void): void {
  const navigate = useNavigate()
  const isWanted = useRouterState({ select: ({ location }) => location.state.demo === true })
  const take = useEffectEvent(() => {
    void navigate({ to: '.', replace: true, state: {} })
    read()
  })
  useEffect(() => {
    if (isWanted) take()
  }, [isWanted])
}

/** What is being done to the file, how far it is, and the way to stop it. */
function Working({ flow, onCancel }: { flow: Flow & { step: 'inspecting' | 'analyzing' }; onCancel: () => void }) {
  // The way to a server has no measured progress; a worker's first step comes immediately.
  const progress = flow.progress ?? { stage: engine.kind === 'server' ? 'sending' : 'opening', done: 0, total: 0 }
  return (
    <div className="flex items-end gap-4">
      <div className="min-w-0 flex-1">
        <ProgressBar {...progress}>{flow.step === 'inspecting' && <Weaving progress={flow.progress} className="h-[92px]" />}</ProgressBar>
      </div>
      {!isSaving(flow) && (
        <Button kind="outline" size="small" onClick={onCancel}>
          {upload.cancel}
        </Button>
      )}
    </div>
  )
}

function Trouble({ flow, onSeparate }: { flow: Flow; onSeparate: () => void }) {
  if (flow.step === 'chosen' && flow.wasCanceled) return <Banner kind="note">{upload.canceled}</Banner>
  const problem: Problem | undefined = 'problem' in flow ? flow.problem : undefined
  if (!problem) return null
  return (
    <Banner kind="failure" title={problem.sentence}>
      {problem.next && <p>{problem.next}</p>}
      {flow.step === 'unreadable' && <LooksWrong make={sampleOf(flow.file)} className="-ms-3" />}
      {problem.canSeparate && (
        <Button kind="outline" size="small" onClick={onSeparate}>
          {sayUploads.merging.separately}
        </Button>
      )}
    </Banner>
  )
}
