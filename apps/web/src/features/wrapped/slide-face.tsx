import type { CSSProperties } from 'react'
import { Avatar } from '#ui/avatar.tsx'
import { personFill } from '#ui/person-color.ts'
import { usePlaces } from '#ui/person-places.ts'
import { ems } from './ems.ts'
import type { Motif } from './slide-backgrounds.ts'
import type { Column, Counted, Row, SlideText } from './slide-text.ts'

interface SlideFaceProps {
  of: SlideText
}

/** A slide's content, as large as its place allows: one idea, and at most one thing to look at beside it. */
export function SlideFace({ of: { kicker, figure, unit, sentence, rows, columns, emojis } }: SlideFaceProps) {
  const width = ems(figure)
  const hasBody = Boolean(rows?.length || columns?.length || emojis?.length)
  return (
    <div className="story-face min-h-0 min-w-0 flex-1">
      <div className="story-page" data-body={hasBody || undefined}>
        <div className="min-w-0">
          <p className="story-kicker story-rise">{kicker}</p>
          <p
            className="story-figure story-pop mt-[0.12em]"
            data-tall={width.isTall || undefined}
            style={{ '--ems': width.ems, '--word': width.word, '--nth': 1 } as CSSProperties}
          >
            {figure}
          </p>
          {unit && (
            <p className="story-unit story-rise mt-[0.15em]" style={nth(3)}>
              {unit}
            </p>
          )}
          {sentence && (
            <p className="story-sentence story-rise mt-[0.6em]" style={nth(4)}>
              {sentence}
            </p>
          )}
        </div>
        {rows && rows.length > 0 && <Rows of={rows} />}
        {columns && columns.length > 0 && <Columns of={columns} />}
        {emojis && emojis.length > 0 && <Emojis of={emojis} />}
      </div>
    </div>
  )
}

const nth = (n: number) => ({ '--nth': n }) as CSSProperties

/** A list on a card of paper, where people have the colors that they have by day. */
function Rows({ of }: { of: readonly Row[] }) {
  const placeOf = usePlaces()
  return (
    <ul
      data-theme="light"
      className="story-row story-rise min-w-0 space-y-[0.55em] rounded-lg bg-sheet px-[1.1em] py-[0.9em] text-ink shadow-lift"
      style={nth(5)}
    >
      {of.map(({ label, said, part, person }, i) => (
        <li key={`${label} ${said}`} className="min-w-0">
          <span className="flex items-baseline justify-between gap-[1em]">
            <span className="flex min-w-0 items-center gap-[0.45em] font-semibold">
              {/* Its letter is that of the label, where names are masked, too. */}
              {person !== undefined && <Avatar name={label} place={placeOf(person)} className="size-[1.65em] text-[0.72em]" />}
              <span className="line-clamp-2 min-w-0 self-baseline [overflow-wrap:anywhere]">{label}</span>
            </span>
            <span className="figures max-w-[55%] shrink-0 truncate text-ink-soft">{said}</span>
          </span>
          <span aria-hidden="true" className="mt-[0.15em] block h-[0.5em] bg-well">
            <span
              className="story-across block h-full min-w-0.5"
              style={{
                width: `${100 * part}%`,
                ...nth(i),
                ...(person === undefined ? { backgroundColor: 'var(--wax)' } : personFill(placeOf(person))),
              }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A course; what it says is in the sentence. */
function Columns({ of }: { of: readonly Column[] }) {
  return (
    <div aria-hidden="true" className="story-rise min-w-0" style={nth(5)}>
      <div className="flex h-[calc(34*var(--u))] items-end gap-[calc(0.7*var(--u))]">
        {of.map(({ at, part, isMost }, i) => (
          <span
            key={at}
            className="story-up min-w-0 flex-1 rounded-t-sm"
            style={{
              height: `max(${100 * part}%, 2px)`,
              backgroundColor: isMost ? 'var(--story-accent)' : 'var(--story-soft)',
              ...nth(Math.round((24 * i) / of.length)),
            }}
          />
        ))}
      </div>
      <div className="story-row mt-[0.4em] flex text-[color:var(--story-soft)]">
        {of.map(({ at, label }, i) => (
          <span key={at} className={sideOf(i, of.length)}>
            <span className="whitespace-nowrap">{label}</span>
          </span>
        ))}
      </div>
    </div>
  )
}

/** Names at the ends begin and end with their column, wherever there is little room for each. */
function sideOf(i: number, of: number): string {
  const base = 'flex min-w-0 flex-1 '
  if (of <= 8) return `${base}justify-center`
  return i === 0 ? `${base}justify-start` : i === of - 1 ? `${base}justify-end` : `${base}justify-center`
}

function Emojis({ of }: { of: readonly Counted[] }) {
  return (
    <ul className="story-row story-emojis" style={{ '--across': of.length, '--beside': Math.ceil(of.length / 2) } as CSSProperties}>
      {of.map(({ text, said }, i) => (
        <li key={text} className="story-pop text-center" style={nth(i + 5)}>
          <span className="block font-emoji text-[2.7em] leading-[1.15]">{text}</span>
          <span className="figures text-[color:var(--story-soft)]">{said}</span>
        </li>
      ))}
    </ul>
  )
}

/** The shapes behind a slide. */
export function Backdrop({ motif }: { motif: Motif }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      className="story-drift pointer-events-none absolute inset-0 size-full"
      fill="var(--story-tint)"
    >
      {motif.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
