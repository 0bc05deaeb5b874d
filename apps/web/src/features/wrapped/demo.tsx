import { sayWrapped } from '#messages/wrapped/index.ts'
import { people, slides } from './demo-data.ts'
import { groundOf, motifOf } from './slide-backgrounds.ts'
import { Backdrop, SlideFace } from './slide-face.tsx'
import { tell } from './slide-texts.ts'
import { plainVoice } from './voices.ts'

const words = sayWrapped
const voice = plainVoice(true)
const placeOf = (name: string): number => people.indexOf(name)

/** Slides of an invented story, for those without Pro: nothing of the reader's is in it. */
export function Demo() {
  return (
    <div className="space-y-8">
      <header className="space-y-3">
        <p className="display text-4xl sm:text-5xl">{words.title}</p>
        <p className="max-w-[60ch] text-lg text-ink-soft">{words.about}</p>
      </header>
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {slides.map((slide, at) => (
          <div
            key={slide.kind}
            data-story={groundOf(at)}
            className="story relative flex aspect-[9/16] flex-col overflow-hidden rounded-lg shadow-lift"
          >
            <Backdrop motif={motifOf(at)} />
            <div className="relative flex min-h-0 flex-1">
              <SlideFace of={tell(slide, voice)} placeOf={placeOf} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
