import { ShieldCheck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { engine } from '#data/client/engine.ts'
import { useWholeApp } from '#data/client/whole-app.ts'
import { say } from '#messages/index.ts'
import { Button } from '#ui/button.tsx'
import { HowToExport } from './how-to-export.tsx'
import { sayUpload } from './messages/index.ts'

const upload = sayUpload

interface UploadPageProps {
  /** The way back to the chat that is open. */
  back?: ReactNode
  /** What is done here. */
  children: ReactNode
  /** In the whole width, below all. */
  below?: ReactNode
}

/** The upload screen with nothing in it that must be asked for: the app's, and the one the build draws for who comes first. */
export function UploadPage({ back, children, below }: UploadPageProps) {
  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-14 px-4 py-10 sm:px-8 sm:py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="min-w-0 space-y-6">
        <div>
          <h1 className="display text-4xl sm:text-5xl">{upload.title}</h1>
          <p className="mt-3 text-lg text-ink-soft">{upload.lead}</p>
          {back}
        </div>
        {children}
      </div>
      <div className="min-w-0 space-y-12">
        <HowToExport />
        <PrivacyNote />
      </div>
      {below}
    </div>
  )
}

interface AnalyzeButtonProps {
  isReady: boolean
  onClick?: () => void
  children: ReactNode
}

export function AnalyzeButton({ isReady, onClick, children }: AnalyzeButtonProps) {
  return (
    <Button size="large" className="w-full sm:w-auto" aria-disabled={!isReady} onClick={onClick}>
      {children}
    </Button>
  )
}

/** What happens to the file, and whether the network could be switched off by now. */
function PrivacyNote() {
  const isLoaded = useWholeApp()
  const title = useId()
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="display text-2xl">
        {upload.privacyTitle}
      </h2>
      {engine.kind === 'browser' ? (
        <>
          <p className="mt-3 text-ink-soft">
            {say.engine.browser} {say.engine.browserProof}
          </p>
          <p
            role="status"
            className="mt-3 flex items-start gap-2 text-base text-ink-faint data-[loaded=true]:text-good"
            data-loaded={isLoaded}
          >
            <ShieldCheck className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
            {isLoaded ? say.engine.ready : say.engine.getReady}
          </p>
        </>
      ) : (
        <p className="mt-3 text-ink-soft [overflow-wrap:anywhere]">
          <strong className="font-semibold text-ink">{say.engine.server({ host: engine.host })}</strong>.{' '}
          {say.engine.serverProof({ host: engine.host })}
        </p>
      )}
    </section>
  )
}
