import { PrivacyButton } from '#features/privacy/privacy-button.tsx'
import { DemoChats } from '#features/upload/demo-chats.tsx'
import { DropPlace } from '#features/upload/drop-place.tsx'
import { sayUpload } from '#features/upload/messages/index.ts'
import { AnalyzeButton, UploadPage } from '#features/upload/upload-page.tsx'
import { say } from '#messages/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { BelowTopBar, toSettings } from '../shell/below-top-bar.tsx'

/**
 * The upload screen as a first visitor sees it: the build draws it into the app's document, so that it is
 * read before a script has run (docs/decisions/093). What is pressed in it before the app is there, the app does as it takes over.
 */
export function Start() {
  return (
    <BelowTopBar
      name={say.screens.upload.nav}
      marks={
        <>
          <PrivacyButton className="-me-2" aria-haspopup="dialog" aria-expanded={false} />
          <a href="/settings" {...toSettings()} />
        </>
      }
    >
      <UploadPage>
        <Unloaded />
        <DropPlace isBusy={false} onChoose={() => undefined} />
        <div className="space-y-4">
          <AnalyzeButton isReady={false}>{sayUpload.analyze}</AnalyzeButton>
        </div>
        <DemoChats onTry={() => undefined} />
        {/* Where the chats that are kept are, of which there are none. */}
        <div className="hidden" />
      </UploadPage>
    </BelowTopBar>
  )
}

/** Hidden until public/start.js shows it: the app has not come. */
function Unloaded() {
  const { title, text, reload } = say.unloaded
  return (
    <div hidden data-unloaded>
      <Banner kind="failure" title={title}>
        <p>{text}</p>
        <Button kind="outline" size="small">
          {reload}
        </Button>
      </Banner>
    </div>
  )
}
