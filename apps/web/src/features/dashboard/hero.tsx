import type { Failure, UploadAnswer } from '@convostat/api'
import { sayCharts } from '#charts/messages/index.ts'
import { type PlacedPin, pinsOf, placedPins, ribbonSentence } from '#charts/ribbon/words.ts'
import { Drawn } from '#components/figure/drawn.tsx'
import { FigureLink } from '#components/figure/figure-link.tsx'
import { Recounted } from '#components/figure/refreshing.tsx'
import { Ribbon } from '#components/figure/ribbon.tsx'
import { besidePin, PinAbove, RibbonTime } from '#components/figure/ribbon-around.tsx'
import { ScreenContext, useFigure } from '#components/screen/screen.ts'
import { useShown } from '#components/screen/use-shown.ts'
import { sayDashboard } from '#messages/dashboard/index.ts'
import { classes } from '#ui/classes.ts'
import { failedSentence } from '#ui/failed-sentence.ts'
import { QuietFailure } from '#ui/quiet-failure.tsx'

const { charts: words } = sayDashboard

/** Below this width there is room for two pins. */
const narrow = 600

const height = 'h-[92px] sm:h-[172px]'

/** The chat's whole life below its title, with what stands out above it and the time below. */
export function Hero({ chat }: { chat: Pick<UploadAnswer, 'was_truncated' | 'people'> }) {
  const of = useFigure('ribbon')
  const shown = useShown(of)
  // The first message may be of a part that was not analyzed, or of someone who is hidden.
  const isBeginning = !chat.was_truncated && !shown.hasFilters && !chat.people.some(({ hidden }) => hidden)
  return (
    <ScreenContext value={shown}>
      <Recounted of={of} className="pt-11 pb-7">
        <Drawn of={of} failed={(again) => <Failed again={again} />}>
          {(of) =>
            of.state === 'failed' ? (
              <Failed again={of.again} failure={of.failure} />
            ) : (
              <Ribbon of={of} label={ribbonSentence} className={height}>
                {(answer, width) => (
                  <>
                    <ul className="absolute inset-x-0 bottom-full h-11">
                      {placedPins(pinsOf(answer, isBeginning), width, width < narrow ? 2 : 4).map(({ pin, side }) => (
                        <DayPin key={pin.text} pin={pin} side={side} />
                      ))}
                    </ul>
                    <RibbonTime answer={answer} width={width} />
                  </>
                )}
              </Ribbon>
            )
          }
        </Drawn>
      </Recounted>
    </ScreenContext>
  )
}

/** The ribbon could not be counted or drawn; nothing moves where another try brings it. */
function Failed({ again, failure }: { again: (() => void) | undefined; failure?: Failure }) {
  const sentence = failure ? failedSentence(failure, words.failed) : words.failed
  return <QuietFailure sentence={sentence} again={again} className={classes('content-center', height)} />
}

const DayPin = ({ pin: { text, at, wanted }, side }: PlacedPin) => (
  <PinAbove at={at}>
    <FigureLink wanted={wanted} label={sayCharts.lead.show} className={besidePin(side)}>
      {text}
    </FigureLink>
  </PinAbove>
)
