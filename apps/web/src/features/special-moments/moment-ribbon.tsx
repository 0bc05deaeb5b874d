import { alongRibbon, barePins, placedPins, ribbonSentence } from '#charts/ribbon/words.ts'
import { Drawn } from '#components/figure/drawn.tsx'
import { Recounted } from '#components/figure/refreshing.tsx'
import { Ribbon } from '#components/figure/ribbon.tsx'
import { besidePin, PinAbove, RibbonTime } from '#components/figure/ribbon-around.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { saySpecialMoments } from '#messages/special-moments/index.ts'
import { toMoment } from './in-page.ts'
import type { ShownMoment } from './shown-moments.ts'

const { kinds, ribbon: words } = saySpecialMoments

/** Below this width two pins have room for their words. */
const narrow = 600
/** As many are tried for words, the most significant ones. */
const mostNamed = 8
/** What a pin without words takes, in pixels. */
const across = 26

/** The chat's ribbon, each moment a pin above its day that links to it. Pins that would collide are left to the list. */
export function MomentRibbon({ shown }: { shown: readonly ShownMoment[] }) {
  const of = useFigure('ribbon')
  if (of.state === 'failed' || of.state === 'empty') return null
  return (
    <Recounted of={of} className="-mt-6 pt-11 pb-7 sm:-mt-8">
      <Drawn of={of} failed={() => null}>
        {(of) => (
          <Ribbon of={of} label={ribbonSentence} className="h-[92px] sm:h-[120px]">
            {(answer, width) => (
              <>
                <Pins of={momentPins(shown, answer)} width={width} />
                <RibbonTime answer={answer} width={width} />
              </>
            )}
          </Ribbon>
        )}
      </Drawn>
    </Recounted>
  )
}

interface MomentPin {
  moment: ShownMoment
  text: string
  at: number
}

/** The most significant first; the earlier of two equal ones. */
function momentPins(shown: readonly ShownMoment[], answer: Parameters<typeof alongRibbon>[0]): MomentPin[] {
  return shown
    .flatMap((moment) => {
      const at = alongRibbon(answer, moment.date)
      return at === null ? [] : [{ moment, text: kinds[moment.kind], at }]
    })
    .sort((a, b) => b.moment.significance - a.moment.significance)
}

/** In the order of time, as the keyboard goes through them. */
function Pins({ of, width }: { of: readonly MomentPin[]; width: number }) {
  if (of.length === 0) return null
  const isNarrow = width < narrow
  const named = placedPins(of.slice(0, mostNamed), width, isNarrow ? 2 : mostNamed)
  const sides = new Map(named.map(({ pin, side }) => [pin, side]))
  const others = of.filter((pin) => !sides.has(pin))
  const pins = [...sides.keys(), ...(isNarrow ? [] : barePins(others, width, named, across))].sort((a, b) => a.at - b.at)
  return (
    <ul aria-label={words.label} className="absolute inset-x-0 bottom-full h-11">
      {pins.map((pin) => {
        const side = sides.get(pin)
        const { id, title, date } = pin.moment
        const name = words.pin({ kind: pin.text, title, day: date })
        return (
          <PinAbove key={id} at={pin.at}>
            <button
              type="button"
              aria-label={name}
              title={side ? undefined : name}
              onClick={() => toMoment(id)}
              className={
                side ? `${besidePin(side)} underline-offset-4 hover:text-pen hover:underline` : 'absolute inset-y-0 -start-[13px] w-[26px]'
              }
            >
              {side && pin.text}
            </button>
          </PinAbove>
        )
      })}
    </ul>
  )
}
