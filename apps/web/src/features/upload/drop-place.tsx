import { FileText } from 'lucide-react'
import { format } from '#format/index.ts'
import { buttonLook } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Name } from '#ui/person.tsx'
import { useFileDrop } from '#ui/use-file-drop.ts'
import { type Choice, chosenFile, droppedFile } from './chosen-file.ts'
import { sayUpload } from './messages/index.ts'

const { drop } = sayUpload
/** The picker's, for code that moves the focus there. */
export const pickerId = 'export-file'

/** Every file, as a chat may have any name; the usual ones first, for pickers that sort by them. */
const accepted = '.txt,.zip,.log,.gz,.json,.html,.csv,.md,text/*,application/zip,application/gzip,*/*'

interface DropPlaceProps {
  /** The file that is chosen already. */
  file?: File
  /** Nothing else can be chosen now. */
  isBusy: boolean
  onChoose: (choice: Choice) => void
}

/** An empty page of an album, waiting for the export; a file may be let go anywhere on the screen. */
export function DropPlace({ file, isBusy, onChoose }: DropPlaceProps) {
  const isOver = useFileDrop((transfer) => onChoose(droppedFile(transfer)))
  return (
    <label
      className={classes(
        'block border border-line text-center transition-colors has-[:focus-visible]:outline-[2.5px] has-[:focus-visible]:outline-offset-3 has-[:focus-visible]:outline-pen',
        file ? 'rounded-md' : 'corners shadow-lift [--corner-size:2.25rem]',
        isOver ? 'bg-pen-wash [--corner:var(--color-pen)]' : 'bg-sheet hover:border-edge',
        isBusy ? 'cursor-default' : 'cursor-pointer',
      )}
    >
      <input
        id={pickerId}
        type="file"
        className="sr-only"
        accept={accepted}
        disabled={isBusy}
        onChange={({ target }) => {
          // Closing the picker without a choice is not a choice.
          if (target.files?.length) onChoose(chosenFile(Array.from(target.files)))
          // So that the same file can be chosen again, after it was exported again.
          target.value = ''
        }}
      />
      {file ? (
        <span className="flex items-center gap-4 px-6 py-4 text-start">
          <FileText className="size-6 shrink-0 text-ink-faint" aria-hidden="true" />
          <span className="min-w-0 flex-1">
            <span className="line-clamp-2 min-w-0 font-semibold">
              <Name>{file.name}</Name>
            </span>
            <span className="figures block text-base text-ink-faint">{format.bytes(file.size)}</span>
          </span>
          {!isBusy && <span className="shrink-0 text-end font-semibold text-pen">{isOver ? drop.over : drop.change}</span>}
        </span>
      ) : (
        <span className="flex min-h-64 flex-col items-center justify-center gap-3 px-8 py-12">
          <span className="display text-2xl sm:text-3xl">{isOver ? drop.over : drop.title}</span>
          <span className="max-w-[34ch] text-ink-soft">{drop.or}</span>
          <span className={classes(buttonLook({ kind: 'primary' }), 'mt-3')}>{drop.choose}</span>
        </span>
      )}
    </label>
  )
}
