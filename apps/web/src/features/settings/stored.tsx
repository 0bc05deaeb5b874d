import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { UploadTitle } from '#components/uploads/upload-title.tsx'
import { useHistory } from '#data/chat/uploads.ts'
import { engine } from '#data/client/engine.ts'
import { notify } from '#data/client/notices.ts'
import { forgetReportPack, keptReportPack, reportPackKey } from '#data/client/report-pack.ts'
import { keptLicenseFile, useLicense, wipeLicense } from '#data/license/license.ts'
import { useLicenseTrace } from '#data/license/license-trace.ts'
import { forgetApp, keptAppSize, useKeeping } from '#data/offline/service-worker-state.ts'
import { useFavorites } from '#data/saved/favorites.ts'
import { notesSize } from '#data/saved/notes-size.ts'
import { useSavedMilestones } from '#data/saved/saved-milestones.ts'
import { format } from '#format/index.ts'
import { say } from '#messages/index.ts'
import { room } from '#platform/room.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { saySettings } from './messages/index.ts'

const { stored: words } = saySettings

/** What is here and how large it is, as a table of contents: each chat, what was saved from them, the license or what it left. */
export function Stored() {
  const history = useHistory()
  const favorites = useFavorites()
  const { keywords } = useSavedMilestones()
  const license = useLicenseSize()
  const trace = useLicenseTrace()
  const queries = useQueryClient()
  const printer = usePrinterSize()
  const app = useAppSize()
  const notes = useNotesSize()
  const list = useRef<HTMLDivElement>(null)
  const { uploads, damaged } = history.state === 'ready' ? history.data : { uploads: [], damaged: [] }
  const saved = favorites.state === 'ready' ? favorites.data : []
  const isNothing =
    uploads.length + damaged.length + saved.length + keywords.length === 0 &&
    license === null &&
    trace === null &&
    printer === null &&
    app === null &&
    notes === null
  const sizes = [...uploads.map(({ bytes }) => bytes), ...damaged.map(({ bytes }) => bytes), notes, license, trace, printer, app]
  const total = sum(sizes.map((size) => size ?? 0)) + (saved.length > 0 ? sizeOf(saved) : 0) + (keywords.length > 0 ? sizeOf(keywords) : 0)
  async function forget(work: () => Promise<void>, topic: string) {
    try {
      await work()
      // The button goes with what it deleted.
      list.current?.focus({ preventScroll: true })
    } catch {
      notify({ topic, text: words.notForgotten })
    }
  }
  async function forgetPrinter() {
    await forgetReportPack()
    if (await keptReportPack()) throw new Error('still there')
    await queries.invalidateQueries({ queryKey: reportPackKey })
  }
  return (
    <div ref={list} tabIndex={-1} className="mt-4 outline-none">
      <h3 className="font-semibold">{words.title}</h3>
      {isNothing ? (
        <p className="mt-1 text-ink-soft">{words.none}</p>
      ) : (
        <ul className="mt-1">
          {uploads.map((upload) => (
            <Entry key={upload.id} size={upload.bytes}>
              <UploadTitle of={upload} />
            </Entry>
          ))}
          {damaged.length > 0 && <Entry size={sum(damaged.map(({ bytes }) => bytes))}>{words.damaged({ n: damaged.length })}</Entry>}
          {saved.length > 0 && <Entry size={sizeOf(saved)}>{words.favorites({ n: saved.length })}</Entry>}
          {keywords.length > 0 && <Entry size={sizeOf(keywords)}>{words.milestones({ n: keywords.length })}</Entry>}
          {notes !== null && <Entry size={notes}>{words.notes}</Entry>}
          {license !== null && <Entry size={license}>{words.license}</Entry>}
          {trace !== null && (
            <Entry size={trace}>
              {words.trace}{' '}
              <Forget name={words.forgetTraceWhole} onPress={() => void forget(wipeLicense, 'license')}>
                {words.forgetTrace}
              </Forget>
            </Entry>
          )}
          {printer !== null && (
            <Entry size={printer}>
              {words.printer}{' '}
              <Forget name={words.forgetPrinterWhole} onPress={() => void forget(forgetPrinter, 'printer')}>
                {words.forgetPrinter}
              </Forget>
            </Entry>
          )}
          {app !== null && (
            <Entry size={app}>
              {say.offline.stored}{' '}
              <Forget name={say.offline.forgetWhole} onPress={() => void forget(forgetApp, 'app')}>
                {say.offline.forget}
              </Forget>
            </Entry>
          )}
          <Entry size={total} isTotal>
            {words.total}
          </Entry>
        </ul>
      )}
      <Room />
    </div>
  )
}

const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0)

/** How large it is as it is written down. */
const sizeOf = (kept: unknown): number => new Blob([JSON.stringify(kept)]).size

function Entry({ size, isTotal = false, children }: { size: number | null; isTotal?: boolean; children: ReactNode }) {
  return (
    <li className={classes('flex items-baseline gap-2 py-1', isTotal && 'mt-1 border-t border-line pt-2 font-semibold')}>
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
      <span className="leader" aria-hidden="true" />
      <span className="figures shrink-0 text-ink-soft">{size === null ? words.notKept : format.bytes(size)}</span>
    </li>
  )
}

function Forget({ name, onPress, children }: { name: string; onPress: () => void; children: ReactNode }) {
  return (
    <Button kind="quiet" size="small" className="-my-2 min-h-11" aria-label={name} onClick={onPress}>
      {children}
    </Button>
  )
}

/** The bytes of what PDFs are made with; null where this browser keeps none. */
function usePrinterSize(): number | null {
  const { data } = useQuery({
    queryKey: reportPackKey,
    queryFn: async () => (await keptReportPack())?.bytes ?? null,
    refetchOnMount: 'always',
    retry: false,
  })
  return data ?? null
}

/** The bytes of the app as it is kept for the time without a network; null where it is not. */
function useAppSize(): number | null {
  const { state } = useKeeping()
  const { data } = useQuery({ queryKey: ['kept-app', state], queryFn: keptAppSize, retry: false })
  return data ?? null
}

/** The bytes of what was said of chats; null where nothing was, or a server keeps it. */
function useNotesSize(): number | null {
  const { data } = useQuery({ queryKey: ['kept-notes'], queryFn: notesSize, refetchOnMount: 'always', retry: false })
  return data ?? null
}

/** The bytes of the license that is kept here; null without one. */
function useLicenseSize(): number | null {
  const { status } = useLicense()
  const { data } = useQuery({
    queryKey: ['kept-license', status?.license_id ?? null, status?.state],
    queryFn: async () => (await keptLicenseFile())?.size ?? null,
    retry: false,
  })
  return data ?? null
}

/** How much room the browser gives; nothing where it does not say, or where a server keeps the chats. What it says is taken is an estimate. */
function Room() {
  const { data } = useQuery({
    queryKey: ['room'],
    queryFn: room,
    refetchOnWindowFocus: 'always',
    retry: false,
  })
  if (engine.kind === 'server' || !data?.quota) return null
  return <p className="mt-2 text-base text-ink-faint">{words.room({ all: format.bytes(data.quota) })}</p>
}
