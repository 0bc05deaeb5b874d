import type { Person } from '@convostat/api'
import { Download, Share2 } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { saveFile } from '#charts/save-file.ts'
import { paperTokens } from '#charts/tokens.ts'
import { useClock } from '#data/chat/clock.ts'
import { useMasked } from '#data/masking/masked.ts'
import { masking } from '#data/masking/masking.ts'
import { say } from '#messages/index.ts'
import { sayWrapped } from '#messages/wrapped/index.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { type PlaceOf, usePlaces } from '#ui/person-places.ts'
import { ScrollArea } from '#ui/scroll-area.tsx'
import type { Slide } from '../answers.ts'
import { periodOf, previewOf } from '../sentences.ts'
import { type Ground, groundOf, motifOf } from '../slide-backgrounds.ts'
import type { SlideText } from '../slide-text.ts'
import { tell } from '../slide-texts.ts'
import { maskedVoice, plainVoice } from '../voices.ts'
import { paintSlide, type StoryLook } from './paint-slide.ts'
import { isSpace, pieces, struck, textsOf } from './texts.ts'

const { share: words } = sayWrapped

/** Both as wide as apps show them; in pixels. */
const shapes = { tall: [1080, 1920], square: [1080, 1080] } as const
type Shape = keyof typeof shapes

interface ComposerProps {
  slide: Slide
  at: number
  isYear: boolean
  /** Everyone in the chat. */
  people: readonly Person[]
  onClose: () => void
  /** Puts the keyboard back where it was. */
  onReturn: () => void
}

/** A slide as a picture to keep or to send: the very picture, every text in it, and what should be left out. It is made here and sent nowhere. */
export function Composer({ slide, at, isYear, people, onClose, onReturn }: ComposerProps) {
  const [shape, setShape] = useState<Shape>('tall')
  const [hasNames, setNames] = useState(false)
  const [out, setOut] = useState<ReadonlySet<string>>(new Set())
  const [state, setState] = useState<'idle' | 'failed'>('idle')
  const canvas = useRef<HTMLCanvasElement>(null)
  const clock = useClock()
  const told = tell(slide, hasNames ? plainVoice(isYear, clock) : maskedVoice(isYear, people, clock))
  const shown = struck(told, (piece) => out.has(piece))
  const days = periodOf(slide.period)
  const isMasked = useMasked()
  const period = isMasked ? say.masked.inPicture({ period: days }) : days
  const isPainted = usePainted(canvas, { shown, period, shape, at })
  const name = `convostat-wrapped-${shape}.png`
  const file = async () => new File([await blobOf(canvas.current)], masking.fileName(name), { type: 'image/png' })
  const give = (how: (file: File) => unknown) => {
    setState('idle')
    file()
      .then(how)
      .catch((error: unknown) => {
        // Who closes the device's own dialog has not failed.
        if (!(error instanceof DOMException && error.name === 'AbortError')) setState('failed')
      })
  }
  return (
    <Dialog title={words.title} onClose={onClose} onReturn={onReturn}>
      <ScrollArea label={words.title} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">
        <div className="grid gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <canvas
            ref={canvas}
            role="img"
            aria-label={previewOf({ texts: textsOf(shown).map(({ text }) => text) })}
            width={shapes[shape][0]}
            height={shapes[shape][1]}
            className="mx-auto block h-auto max-h-[46dvh] w-auto max-w-full rounded-md shadow-lift sm:max-h-none sm:w-full"
          />
          <div className="min-w-0 space-y-5">
            <ShapeChoice shape={shape} onChoose={setShape} />
            {isMasked ? (
              <p className="text-base text-ink-soft">{say.masked.inFile}</p>
            ) : (
              <div>
                <Checkbox
                  isChecked={hasNames}
                  onChange={(next) => {
                    setNames(next)
                    // What was struck out is elsewhere now.
                    setOut(new Set())
                  }}
                >
                  {words.names}
                </Checkbox>
                <p className="text-base text-ink-soft">{words.namesAbout}</p>
              </div>
            )}
            <Texts of={told} period={period} out={out} onChange={setOut} />
          </div>
        </div>
      </ScrollArea>
      <div className="flex flex-wrap items-center gap-3 border-t border-line px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        <p className="w-full text-sm text-ink-faint">{words.nowhere}</p>
        <Button className="flex-1" disabled={!isPainted} onClick={() => give((file) => saveFile(file, file.name))}>
          <Download aria-hidden="true" />
          {words.save}
        </Button>
        {canShareFiles() && (
          <Button
            kind="outline"
            className="flex-1"
            disabled={!isPainted}
            onClick={() => give((file) => navigator.share({ files: [file] }))}
          >
            <Share2 aria-hidden="true" />
            {words.share}
          </Button>
        )}
        <p role="status" className={state === 'failed' ? 'w-full text-sm text-warn' : 'sr-only'}>
          {state === 'failed' ? words.failed : ''}
        </p>
      </div>
    </Dialog>
  )
}

function ShapeChoice({ shape, onChoose }: { shape: Shape; onChoose: (shape: Shape) => void }) {
  return (
    <RadioGroup.Root
      aria-label={words.shape}
      value={shape}
      onValueChange={(value) => onChoose(value === 'square' ? 'square' : 'tall')}
      className="flex gap-2"
    >
      {(['tall', 'square'] as const).map((each) => (
        <RadioGroup.Item
          key={each}
          value={each}
          className="min-h-11 rounded-full px-4 font-semibold shadow-[inset_0_0_0_1px_var(--color-edge)] hover:bg-pen-wash data-[state=checked]:bg-pen data-[state=checked]:text-on-pen data-[state=checked]:shadow-none"
        >
          {words.shapes[each]}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}

interface TextsProps {
  of: SlideText
  period: string
  out: ReadonlySet<string>
  onChange: (out: ReadonlySet<string>) => void
}

/** Every text of the picture, word by word; pressing one strikes it out, and again brings it back. */
function Texts({ of, period, out, onChange }: TextsProps) {
  const toggle = (piece: string) => {
    const next = new Set(out)
    if (!next.delete(piece)) next.add(piece)
    onChange(next)
  }
  return (
    <section aria-label={words.texts}>
      <h3 className="font-semibold">{words.texts}</h3>
      <p className="mb-2 text-base text-ink-soft">{words.textsAbout}</p>
      <ul className="space-y-1.5">
        {textsOf(of).map(({ key, text }) => (
          <li key={key} className="flex flex-wrap gap-x-1 gap-y-1">
            {pieces(text).map((piece, i) => {
              const id = `${key}:${i}`
              return isSpace(piece) ? null : (
                <button
                  key={id}
                  type="button"
                  aria-pressed={out.has(id)}
                  className="min-h-7 min-w-7 rounded-sm px-1 [overflow-wrap:anywhere] hover:bg-pen-wash aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:line-through"
                  onClick={() => toggle(id)}
                >
                  {piece}
                </button>
              )
            })}
          </li>
        ))}
        <li className="px-1 text-ink-soft">
          {say.brand}, {period}
        </li>
      </ul>
    </section>
  )
}

interface Painted {
  shown: SlideText
  period: string
  shape: Shape
  at: number
}

/** Repaints the picture whenever its content changes; returns whether its fonts are loaded and it is painted. */
function usePainted(canvas: RefObject<HTMLCanvasElement | null>, { shown, period, shape, at }: Painted): boolean {
  const placeOf = usePlaces()
  const [hasFonts, setFonts] = useState(false)
  useEffect(() => {
    let isHere = true
    // Every cut, whatever the words are; one that cannot be had gives way to the next.
    void Promise.allSettled(Array.from(document.fonts, (face) => face.load())).then(() => isHere && setFonts(true))
    return () => {
      isHere = false
    }
  }, [])
  const said = JSON.stringify(shown)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !hasFonts) return
    paintSlide(context, JSON.parse(said) as SlideText, period, lookOf(groundOf(at), at, placeOf))
    // A size that changes wipes the canvas, too.
    void shape
  }, [canvas, hasFonts, said, period, shape, at, placeOf])
  return hasFonts
}

/** The ground's colors and the page's families, as a canvas needs them. */
function lookOf(ground: Ground, at: number, placeOf: PlaceOf): StoryLook {
  const sample = document.body.appendChild(document.createElement('div'))
  sample.dataset.story = ground
  const style = getComputedStyle(sample)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const look: StoryLook = {
    ground: token('story-ground'),
    tint: token('story-tint'),
    ink: token('story-ink'),
    soft: token('story-soft'),
    accent: token('story-accent'),
    display: token('font-story'),
    plain: token('font-story-plain'),
    emoji: token('font-emoji'),
    paper: paperTokens(),
    motif: motifOf(at),
    placeOf,
  }
  sample.remove()
  return look
}

const blobOf = (canvas: HTMLCanvasElement | null): Promise<Blob> =>
  new Promise((resolve, reject) => {
    if (!canvas) return reject(new Error('the picture is not there any more'))
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be made'))), 'image/png')
  })

const canShareFiles = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [new File([], 'a.png', { type: 'image/png' })] })
