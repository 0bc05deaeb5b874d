import { Copy, Download, Share2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { saveFile } from '#charts/save-file.ts'
import { useChat } from '#data/chat/open-chat.ts'
import { useMasked } from '#data/masking/masked.ts'
import { masking } from '#data/masking/masking.ts'
import { useNicknames } from '#data/saved/nicknames.ts'
import { say } from '#messages/index.ts'
import { canCopyPictures, canShareFiles, copyPicture, copyText, shareFile } from '#platform/sharing.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { usePlaces } from '#ui/person-places.ts'
import { ScrollArea } from '#ui/scroll-area.tsx'
import type { Composed } from './make-picture.ts'
import { sayShare } from './messages/index.ts'
import { NamesChoice } from './names-choice.tsx'
import { ShapeChoice } from './shape-choice.tsx'
import { type Shareable, textOf } from './shareable.ts'
import { Texts } from './texts.tsx'
import { type Picture, usePicture } from './use-picture.ts'
import { openVeil, veilOver } from './veil.ts'

const words = sayShare

interface ShareSheetProps {
  of: Shareable
  onClose: () => void
  /** Puts the keyboard back where it was. */
  onReturn: () => void
}

type Trouble = 'make' | 'share' | 'copy' | 'copyText'

/** Something as a picture to keep or to send: the very picture, every text in it, and who and what should be left out. It is made here and sent nowhere. */
export function ShareSheet({ of, onClose, onReturn }: ShareSheetProps) {
  const [shape, setShape] = useState<'tall' | 'square'>('tall')
  const [hasNames, setNames] = useState(false)
  const [hasMessage, setMessage] = useState(false)
  const [out, setOut] = useState<ReadonlySet<string>>(new Set())
  const [said, setSaid] = useState<{ trouble?: Trouble; done?: string }>({})
  const [nicknames, call] = useNicknames()
  const people = useChat().data?.people
  const isMasked = useMasked()
  // Masked, everyone has other names already, and what they wrote is covered.
  const veil = useMemo(
    () => (hasNames || isMasked || !people ? openVeil() : veilOver(people, nicknames)),
    [hasNames, isMasked, people, nicknames],
  )
  const picture = usePicture(of, { shape, veil, placeOf: usePlaces(), hasMessage, out })
  const made = picture.state === 'ready' ? picture : picture.state === 'making' ? picture.before : null
  const name = masking.fileName(`convostat-${of.file}-${shape}.png`)
  const attempt = (how: () => Promise<string | undefined>, trouble: Trouble) => {
    setSaid({})
    how().then(
      (done) => setSaid({ done }),
      () => setSaid({ trouble }),
    )
  }
  const named = made?.people ?? []
  const trouble = picture.state === 'failed' ? 'make' : said.trouble
  return (
    <Dialog title={words.title} onClose={onClose} onReturn={onReturn}>
      <ScrollArea label={words.title} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">
        <div className="grid gap-5 sm:grid-cols-[13rem_minmax(0,1fr)]">
          <Preview of={picture} made={made} shape={shape} />
          <div className="min-w-0 space-y-5">
            <p className="display text-xl">{hasMessage ? words.shows.message : words.shows[of.shows]}</p>
            <ShapeChoice shape={shape} onChoose={setShape} />
            {isMasked ? (
              <p className="text-base text-ink-soft">{say.masked.inFile}</p>
            ) : (
              <NamesChoice
                {...{ hasNames, nicknames, named, call }}
                initials={veil.name}
                onChange={(next) => {
                  setNames(next)
                  // What was struck out is elsewhere now.
                  setOut(new Set())
                }}
              />
            )}
            {of.message && (
              <div>
                <Checkbox isChecked={hasMessage} onChange={setMessage}>
                  {words.message}
                </Checkbox>
                <p className="text-base text-ink-soft">{words.messageAbout}</p>
              </div>
            )}
            {made && <Texts of={made.texts} out={out} onChange={setOut} />}
            {made && <AsText of={made} onCopy={(text) => attempt(() => copyText(text).then(() => words.copied), 'copyText')} />}
          </div>
        </div>
      </ScrollArea>
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        <p className="w-full text-sm text-ink-faint">{words.nowhere}</p>
        <Give picture={picture} name={name} attempt={attempt} />
        <p
          role="status"
          className={classes('w-full text-sm', trouble ? 'text-warn' : 'text-ink-soft', !trouble && !said.done && 'sr-only')}
        >
          {trouble ? words.failed[trouble] : picture.state === 'making' ? words.making : (said.done ?? '')}
        </p>
      </div>
    </Dialog>
  )
}

interface GiveProps {
  picture: Picture
  name: string
  attempt: (how: () => Promise<string | undefined>, trouble: Trouble) => void
}

/** To another app where the browser hands files over; else to the disk, or the clipboard. */
function Give({ picture, name, attempt }: GiveProps) {
  // Pressed while the picture is still being made, as by leaving the field of a nickname: it is given once it is there.
  const pending = useRef<(() => void) | null>(null)
  const ready = picture.state === 'ready' ? picture.file : null
  const latest = useRef(ready)
  useEffect(() => {
    latest.current = ready
    if (!ready) return
    pending.current?.()
    pending.current = null
  }, [ready])
  const give = (how: (file: File) => Promise<string | undefined>, trouble: Trouble) => () => {
    const now = () => {
      const file = latest.current
      if (file) attempt(() => how(new File([file], name, { type: 'image/png' })), trouble)
    }
    if (latest.current) now()
    else pending.current = now
  }
  const isReady = picture.state !== 'failed'
  const canShare = canShareFiles()
  return (
    <>
      {canShare && (
        <Button className="flex-1" disabled={!isReady} onClick={give((file) => shareFile(file).then(() => undefined), 'share')}>
          <Share2 aria-hidden="true" />
          {words.share}
        </Button>
      )}
      <Button
        kind={canShare ? 'outline' : undefined}
        className="flex-1"
        disabled={!isReady}
        onClick={give(async (file) => void saveFile(file, file.name), 'make')}
      >
        <Download aria-hidden="true" />
        {words.savePicture}
      </Button>
      {canCopyPictures() && (
        <Button
          kind="outline"
          className="flex-1 whitespace-nowrap"
          disabled={!isReady}
          onClick={give((file) => copyPicture(file).then(() => words.copied), 'copy')}
        >
          <Copy aria-hidden="true" />
          {words.copyPicture}
        </Button>
      )}
    </>
  )
}

function Preview({ of, made, shape }: { of: Picture; made: (Composed & { address: string }) | null; shape: 'tall' | 'square' }) {
  const look = classes(
    'mx-auto block w-auto max-w-full rounded-md bg-well shadow-lift max-sm:max-h-[42dvh] sm:w-full',
    shape === 'tall' ? 'aspect-[9/16]' : 'aspect-square',
  )
  if (!made) return <div aria-hidden="true" className={classes(look, 'max-sm:h-[42dvh]', of.state === 'making' && 'animate-pulse')} />
  const said = made.texts.filter(({ isDrawn }) => !isDrawn).map(({ shown }) => shown)
  return (
    <img
      src={made.address}
      alt={words.preview({ texts: [...said, made.more].filter(Boolean).join(' ') })}
      width={made.sheet.width}
      height={made.sheet.height}
      className={look}
    />
  )
}

/** The same in words, to be pasted elsewhere. */
function AsText({ of, onCopy }: { of: Composed; onCopy: (text: string) => void }) {
  const text = textOf(of.words, of.more)
  return (
    <section aria-label={words.text}>
      <h3 className="font-semibold">{words.text}</h3>
      <p dir="auto" className="mt-1 whitespace-pre-line text-base text-ink-soft [overflow-wrap:anywhere]">
        {text}
      </p>
      <Button kind="quiet" size="small" className="-ms-3" onClick={() => onCopy(text)}>
        <Copy aria-hidden="true" />
        {words.copyText}
      </Button>
    </section>
  )
}
