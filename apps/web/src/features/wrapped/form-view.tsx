import { memo, useMemo, useRef } from 'react'
import type { Threads } from '#charts/ribbon/colored.ts'
import { Woven } from '#components/figure/ribbon.tsx'
import { isRightToLeft } from '#messages/language.ts'
import { drawForm } from './forms/draw.ts'
import type { Form } from './forms/form.ts'
import { fromAfar } from './forms/from-afar.ts'
import type { DrawnForm, Face, Mark } from './forms/mark.ts'
import { ratioOf } from './forms/ratio.ts'
import { sceneRibbon } from './forms/ribbon.ts'
import { useRoom } from './use-room.ts'
import { vars } from './vars.ts'

/** A form that fills its place. The text beside it says what it shows. */
export function FormView({ of, className }: { of: Form; className: string }) {
  const place = useRef<HTMLDivElement>(null)
  const room = useRoom(place)
  const drawn = useMemo(() => room && drawForm(of, room.width, room.height), [of, room])
  return (
    <div ref={place} aria-hidden="true" className={className} style={vars({ '--ratio': ratioOf(of) })}>
      {drawn && <Layers of={drawn} />}
    </div>
  )
}

/** Marks that enter together are one picture: it is painted once, and only moved after that. */
const Layers = memo(function Layers({ of: drawn }: { of: DrawnForm }) {
  const isTurned = isRightToLeft && !drawn.keepsItsWay
  const layers = useMemo(() => layersOf(drawn.marks), [drawn])
  return layers.map(({ nth, marks }) => (
    <svg
      key={nth}
      aria-hidden="true"
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      data-by={drawn.by}
      direction={isTurned ? 'rtl' : 'ltr'}
      className="scene-layer absolute inset-0 size-full overflow-visible"
      style={vars({ '--nth': nth })}
    >
      {marks.map((mark, i) => elementOf(mark, i, isTurned ? drawn.width : null))}
    </svg>
  ))
})

/** How large a form is drawn that is then shown small, so that its lines stay as fine as on a scene. */
const [drawnWide, drawnHigh] = [240, 160]

/** A form as it is recognized from afar: nothing of it moves, and no words are in it. */
export function FormThumbnail({ of }: { of: Form }) {
  const drawn = drawForm(of, drawnWide, drawnHigh)
  const turned = isRightToLeft && !drawn.keepsItsWay ? drawn.width : null
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${drawn.width} ${drawn.height}`} data-form={of.form} className="block size-full">
      {together(fromAfar(of, drawn.marks)).map((mark, i) => elementOf(mark, i, turned))}
    </svg>
  )
}

interface Layer {
  nth: number
  marks: Mark[]
}

function layersOf(marks: readonly Mark[]): Layer[] {
  const layers = new Map<number, Mark[]>()
  for (const mark of marks) layers.set(mark.nth, [...(layers.get(mark.nth) ?? []), mark])
  return Array.from(layers, ([nth, of]) => ({ nth, marks: together(of) })).sort((a, b) => a.nth - b.nth)
}

/** Rectangles that look alike as one path: a streak of years is thousands of them. */
function together(marks: readonly Mark[]): Mark[] {
  const found: Mark[] = []
  for (const mark of marks) {
    const last = found.at(-1)
    if (mark.kind !== 'rect') found.push(mark)
    else if (last?.kind === 'path' && last.width === undefined && last.tone === mark.tone && last.opacity === mark.opacity)
      found[found.length - 1] = { ...last, path: last.path + rounded(mark) }
    else found.push({ kind: 'path', path: rounded(mark), tone: mark.tone, opacity: mark.opacity, nth: mark.nth })
  }
  return found
}

function rounded({ x, y, width, height, radius = 0 }: Extract<Mark, { kind: 'rect' }>): string {
  const r = Math.max(0, Math.min(radius, width / 2, height / 2))
  const arc = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '')
  return `M${x + r} ${y}h${width - 2 * r}${arc(1, 1)}v${height - 2 * r}${arc(-1, 1)}h${2 * r - width}${arc(-1, -1)}v${2 * r - height}${arc(1, -1)}z`
}

const faces: Readonly<Record<Face, string>> = {
  display: 'var(--font-story)',
  plain: 'var(--font-story-plain)',
  emoji: 'var(--font-own-emoji)',
}

/** Marks have an order, and no other identity. `turned`: how wide the form is, where its lines run the other way. */
function elementOf(mark: Mark, key: number, turned: number | null) {
  const fill = `var(--story-${mark.tone})`
  const { opacity } = mark
  if (mark.kind === 'text') {
    const { text, x, y, size, anchor, face, weight } = mark
    return (
      <text
        key={key}
        x={turned === null ? x : turned - x}
        y={y}
        fontSize={size}
        fontWeight={weight}
        textAnchor={anchor}
        fontFamily={faces[face]}
        fill={fill}
        fillOpacity={opacity}
      >
        {text}
      </text>
    )
  }
  const transform = turned === null ? undefined : `matrix(-1 0 0 1 ${turned} 0)`
  if (mark.kind === 'circle')
    return <circle key={key} cx={mark.x} cy={mark.y} r={mark.radius} {...{ fill, fillOpacity: opacity, transform }} />
  if (mark.kind === 'rect') return <path key={key} d={rounded(mark)} {...{ fill, fillOpacity: opacity, transform }} />
  return mark.width === undefined ? (
    <path key={key} d={mark.path} {...{ fill, fillOpacity: opacity, transform }} />
  ) : (
    <path
      key={key}
      d={mark.path}
      fill="none"
      stroke={fill}
      strokeWidth={mark.width}
      strokeOpacity={opacity}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={mark.dash?.join(' ')}
      transform={transform}
    />
  )
}

/** The chat's ribbon over all of its place; nothing until it is there. */
export function RibbonView({ of: threads, className }: { of: Threads | null; className: string }) {
  const place = useRef<HTMLDivElement>(null)
  const room = useRoom(place)
  const ribbon = useMemo(() => room && threads && sceneRibbon(threads, room.width, room.height, isRightToLeft), [threads, room])
  return (
    <div ref={place} aria-hidden="true" className={className}>
      {ribbon && room && (
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${room.width} ${room.height}`}
          className="scene-ribbon block size-full overflow-visible"
          data-ribbon=""
        >
          <g transform={ribbon.matrix}>
            <Woven of={ribbon.drawing} />
          </g>
        </svg>
      )}
    </div>
  )
}
