import type { Threads } from '#charts/ribbon/colored.ts'
import type { Slide } from './answers.ts'
import { ems } from './ems.ts'
import { FormThumbnail, RibbonView } from './form-view.tsx'
import { formOf } from './forms/form-of.ts'
import type { Ground } from './slide-backgrounds.ts'
import type { Voice } from './slide-text.ts'

interface SceneThumbnailProps {
  of: Slide
  ground: Ground
  figure: string
  voice: Voice
  /** Null until it is there, and of an invented story. */
  ribbon: Threads | null
}

/** A scene in small beside its name: its ground, and on it its form, the chat's ribbon, or its figure where there is neither. */
export function SceneThumbnail({ of: slide, ground, figure, voice, ribbon }: SceneThumbnailProps) {
  return (
    <span
      aria-hidden="true"
      data-story={ground}
      className="story relative block h-10 w-15 shrink-0 overflow-hidden rounded-sm border border-line p-1"
    >
      {slide.kind === 'opening' || slide.kind === 'closing' ? (
        <RibbonView of={ribbon} className="size-full" />
      ) : (
        <Picture form={formOf(slide, voice)} figure={figure} />
      )}
    </span>
  )
}

const Picture = ({ form, figure }: { form: ReturnType<typeof formOf>; figure: string }) =>
  form ? (
    <FormThumbnail of={form} />
  ) : (
    <span
      className="flex size-full items-center justify-center whitespace-nowrap font-[family-name:var(--font-story)] text-[color:var(--story-accent)] leading-none"
      style={{ fontSize: Math.min(largest, room / ems(figure).ems) }}
    >
      {figure}
    </span>
  )

/** In pixels: how large a figure is at most, and how wide all of it may be. */
const [largest, room] = [22, 48]
