import { classes } from '#ui/classes.ts'
import { sayWhy } from './messages/index.ts'
import { type Reason, weighedParts } from './weighed-parts.ts'

const { towards } = sayWhy

/**
 * A message with the words that weighed: the fuller the ground the more, a line under what speaks for a positive message and
 * a dashed one under what speaks against it.
 */
export function WeighedText({ text, reasons }: { text: string; reasons: readonly Reason[] }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap font-serif text-xl [overflow-wrap:anywhere] [unicode-bidi:isolate]">
      {weighedParts(text.toWellFormed(), reasons).map(({ text, weight, at }) =>
        weight === 0 ? (
          text
        ) : (
          <mark
            key={at}
            title={weight > 0 ? towards.positive : towards.negative}
            className={classes(
              'rounded-sm px-[0.1em] -mx-[0.1em] text-ink underline underline-offset-[0.22em] [box-decoration-break:clone]',
              weight > 0 ? 'decoration-positive' : 'decoration-negative decoration-dashed',
            )}
            style={{
              backgroundColor: `color-mix(in srgb, var(--${weight > 0 ? 'positive' : 'negative'}-wash) ${percentOf(weight)}%, transparent)`,
              textDecorationThickness: `${0.04 + 0.09 * Math.abs(weight)}em`,
            }}
          >
            {text}
          </mark>
        ),
      )}
    </p>
  )
}

/** Of the wash: what weighed little is still seen. */
const percentOf = (weight: number): number => Math.round(30 + 70 * Math.abs(weight))
