import type { Contract, Emotion, Output } from '@convostat/api'
import { emotions } from '@convostat/emotion/labels'
import { prices } from '@convostat/license'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Lock } from 'lucide-react'
import { useId } from 'react'
import { fingerprintSentence } from '#charts/fingerprint.ts'
import type { Numbers } from '#charts/numbers.ts'
import { Block } from '#components/figure/block.tsx'
import { useFigure } from '#components/screen/screen.ts'
import { usePlan } from '#data/license/plan.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { say } from '#messages/index.ts'
import { sitePath } from '#site-path.ts'
import { Bar } from '#ui/bar.tsx'
import { buttonLook } from '#ui/button.tsx'

const insights = sayEmotionalInsights
const { emotions: names, fingerprint: words } = insights

type Fingerprint = Output<Contract['emotion']['fingerprint']>
type Share = readonly [emotion: Emotion, share: number]

/** To the screen with more about it. */
export function ToInsights() {
  return (
    <Link to="/emotional-insights" className="mt-3 inline-flex min-h-11 items-center gap-2 text-pen underline-offset-4 hover:underline">
      {insights.distribution.toScreen}
      <ArrowRight className="size-[1.15em] shrink-0" aria-hidden="true" />
    </Link>
  )
}

interface EmotionBarsProps {
  /** Without the model one sentence beside both says that neither can be known. */
  hasModel: boolean
}

/** How strong each emotion is in the chat, strongest first, for those with Pro; for others what it would be. */
export function EmotionBars({ hasModel }: EmotionBarsProps) {
  const { plan, isKnown } = usePlan()
  const of = useFigure('emotionFingerprint')
  if (!isKnown) return null
  if (plan === 'free') return <LockedBars />
  if (!hasModel) return null
  return (
    <Block
      of={of}
      name={words.dashboard}
      level={3}
      definition={words.definition}
      over={({ messages }) => insights.over({ messages })}
      sentence={sentenceOf}
      empty={insights.nothingScored}
      share={numbers}
    >
      {(answer) => (
        <>
          <Bars shares={strongest(answer)} />
          {answer.neutral_share !== null && (
            <p className="mt-3 text-base text-ink-faint">{words.neutral({ share: answer.neutral_share })}</p>
          )}
        </>
      )}
    </Block>
  )
}

/** On a picture to share. */
const numbers: Numbers<Fingerprint> = {
  file: 'emotions',
  rows: (answer) => strongest(answer).map(([emotion, share]) => ({ label: names[emotion], said: format.percent(share), part: share })),
}

const strongest = ({ emotions: shares }: Fingerprint): Share[] =>
  emotions.map((emotion): Share => [emotion, shares[emotion]]).sort(([, one], [, other]) => other - one)

const sentenceOf = (answer: Fingerprint): string =>
  fingerprintSentence({ emotions: strongest(answer).map(([emotion, share]) => ({ emotion, share })), messages: answer.messages }) ??
  words.none

function Bars({ shares }: { shares: readonly Share[] }) {
  return (
    <ul className="space-y-1.5">
      {shares.map(([emotion, share]) => (
        <li key={emotion} className="grid grid-cols-[6.5rem_minmax(0,1fr)_3.25rem] items-center gap-3">
          <span>{names[emotion]}</span>
          <Bar part={share} className="h-2.5" />
          <span className="figures text-end text-ink-soft">{format.percent(share)}</span>
        </li>
      ))}
    </ul>
  )
}

/** An invented chat's strongest emotions. */
const invented: readonly Share[] = [
  ['love', 0.31],
  ['joy', 0.19],
  ['amusement', 0.11],
  ['admiration', 0.1],
  ['sadness', 0.09],
]

/** Without Pro nothing is asked: invented bars out of focus, and what there would be. */
function LockedBars() {
  const title = useId()
  return (
    <section aria-labelledby={title} className="min-w-0 space-y-3 border-t border-line pt-5">
      <div className="flex items-center gap-2 font-semibold">
        <h3 id={title}>{words.dashboard}</h3>
        <span className="inline-flex items-center gap-1 text-sm text-wax">
          <Lock className="size-3.5 shrink-0" aria-hidden="true" />
          {say.pro.mark}
        </span>
      </div>
      <p className="display max-w-[40ch] text-2xl">{insights.pro.short}</p>
      <div aria-hidden="true" inert className="pointer-events-none select-none blur-[3px]">
        <Bars shares={invented} />
      </div>
      <p className="text-ink-soft">{say.locked}</p>
      <p className="text-sm text-ink-faint">{say.pro.example}</p>
      <div className="flex flex-wrap gap-3">
        <a href={sitePath('/pricing')} className={buttonLook({ kind: 'outline', size: 'small' })}>
          {say.pro.get({ monthly: prices.monthly.cents })}
        </a>
        <Link to="/settings" className={buttonLook({ kind: 'quiet', size: 'small' })}>
          {say.pro.hasLicense}
        </Link>
      </div>
    </section>
  )
}
