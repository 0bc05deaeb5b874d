import { FileKey2, LoaderCircle } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { sayLicense } from '#components/license/messages/index.ts'
import { engine } from '#data/client/engine.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { type Choice, chosenLicense } from './chosen-license.ts'
import type { Doing } from './license-work.ts'
import type { Trouble } from './trouble.ts'

const { upload: words } = sayLicense

interface LicenseUploadProps {
  /** A file is being dragged over the page. */
  isOver: boolean
  doing: Doing | null
  onChoose: (choice: Choice) => void
  onCancel: () => void
  /** The file that was chosen is none, or was refused: another one may be. */
  trouble: Trouble | null
}

/** The place for the license one was given: to press, or to let it go on. */
export function LicenseUpload({ isOver, doing, onChoose, onCancel, trouble }: LicenseUploadProps) {
  const title = useId()
  const about = useId()
  const field = useRef<HTMLInputElement>(null)
  // Wherever the keyboard was when the file was let go: what was said is about this field.
  useEffect(() => {
    if (trouble?.isOfFile) field.current?.focus({ preventScroll: true })
  }, [trouble])
  const isVerifying = doing?.work === 'verifying'
  return (
    <section aria-labelledby={title} className="border-t border-line px-5 py-5 sm:px-8 sm:py-6">
      <h3 id={title} className="font-semibold">
        {words.title}
      </h3>
      <label
        className={classes(
          'mt-3 flex min-h-36 flex-col items-center justify-center gap-2 rounded-md border border-dashed px-4 py-5 text-center transition-colors has-[:focus-visible]:outline-[2.5px] has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-pen',
          isOver ? 'border-pen bg-sheet' : 'border-edge hover:bg-well',
          doing ? 'cursor-default' : 'cursor-pointer',
        )}
      >
        <input
          ref={field}
          type="file"
          className="sr-only"
          accept=".json,application/json"
          aria-describedby={about}
          disabled={doing !== null}
          onChange={({ target }) => {
            // Closing the picker without a choice is not a choice.
            if (target.files?.length) onChoose(chosenLicense(Array.from(target.files)))
            // So that the same file can be tried again.
            target.value = ''
          }}
        />
        {isVerifying ? (
          <LoaderCircle className="size-6 animate-spin text-pen" aria-hidden="true" />
        ) : (
          <FileKey2 className="size-6 text-ink-faint" aria-hidden="true" />
        )}
        <span role="status" className="display text-xl">
          {isVerifying ? words.verifying : isOver ? words.over : words.drop}
        </span>
        {!isVerifying && !isOver && (
          <>
            <span className="text-base text-ink-soft">{words.or}</span>
            <span className={classes(buttonLook({ kind: 'outline', size: 'small' }), 'mt-1')}>{words.choose}</span>
          </>
        )}
      </label>
      {isVerifying && (
        <Button kind="outline" size="small" className="late mt-3 min-h-11" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
      <p id={about} className="mt-3 text-base text-ink-faint">
        {engine.kind === 'server' ? words.server({ host: engine.host }) : words.sent}
      </p>
    </section>
  )
}
