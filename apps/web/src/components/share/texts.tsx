import type { Text } from './make-picture.ts'
import { sayShare } from './messages/index.ts'
import { isSpace, pieces } from './struck.ts'

const words = sayShare

/** Up to here, the texts of a drawing are not folded. */
const few = 10

interface TextsProps {
  of: readonly Text[]
  out: ReadonlySet<string>
  onChange: (out: ReadonlySet<string>) => void
}

/** Every text of the picture, word by word; pressing one strikes it out, and again brings it back. */
export function Texts({ of, out, onChange }: TextsProps) {
  const toggle = (piece: string) => {
    const next = new Set(out)
    if (!next.delete(piece)) next.add(piece)
    onChange(next)
  }
  const drawn = of.filter(({ isDrawn }) => isDrawn)
  return (
    <section aria-label={words.texts}>
      <h3 className="font-semibold">{words.texts}</h3>
      <p className="mb-2 text-base text-ink-soft">{words.textsAbout}</p>
      <ul className="space-y-1.5">
        {of
          .filter(({ isDrawn }) => !isDrawn)
          .map((text) => (
            <li key={text.key} className="flex flex-wrap gap-x-1 gap-y-1">
              <Pieces of={text} out={out} onPress={toggle} />
            </li>
          ))}
      </ul>
      {drawn.length > 0 && (
        <details className="mt-2" open={drawn.length <= few}>
          <summary className="flex min-h-11 cursor-pointer items-center text-ink-soft hover:text-pen">{words.inDrawing}</summary>
          <ul className="flex flex-wrap gap-x-3 gap-y-1">
            {drawn.map((text) => (
              <li key={text.key} className="flex flex-wrap gap-x-1">
                <Pieces of={text} out={out} onPress={toggle} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const Pieces = ({ of: { key, text }, out, onPress }: { of: Text; out: ReadonlySet<string>; onPress: (piece: string) => void }) =>
  pieces(text).map((piece, i) => {
    const id = `${key}:${i}`
    return isSpace(piece) ? null : (
      <button
        key={id}
        type="button"
        aria-pressed={out.has(id)}
        className="min-h-7 min-w-7 rounded-sm px-1 [overflow-wrap:anywhere] hover:bg-pen-wash aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:line-through"
        onClick={() => onPress(id)}
      >
        {piece}
      </button>
    )
  })
