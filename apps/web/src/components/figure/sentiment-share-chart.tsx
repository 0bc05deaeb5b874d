import type { Sentiment } from '@convostat/api'
import type { ReactNode } from 'react'
import type { Saving } from '#charts/saving.ts'
import { type SentimentShares, sentimentShareSentence, sentimentShareTable, shownShares } from '#charts/sentiment-share.ts'
import { sentimentSharePart } from '#charts/sentiment-share-image.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { sounds } from '#data/search/searching.ts'
import { format } from '#format/index.ts'
import { sayEmotionalInsights } from '#messages/emotional-insights/index.ts'
import { toneFill } from '#ui/tone.ts'
import { ChartFrame } from './chart-frame.tsx'
import { FigureLink } from './figure-link.tsx'
import { sayCounted } from './messages/index.ts'
import { sentimentShareDefinition } from './sentences.ts'

const words = sayEmotionalInsights.distribution

const saving: Saving<SentimentShares> = {
  file: 'sentiment',
  sentence: sentimentShareSentence,
  notes: ({ unscored }) => (unscored > 0 ? [{ text: words.unscored({ n: unscored }) }] : []),
  drawing: async (shares, tokens, width) => [sentimentSharePart(shares, tokens, width)],
}

interface SentimentShareChartProps {
  of: Loadable<SentimentShares>
  /** The rank of its heading. */
  level?: 2 | 3
  /** Whether the screen's head says its sentence. */
  isLead?: boolean
  /** Below it, the way on. */
  children?: ReactNode
}

/** How many messages sound positive, neutral and negative: parts of one strip, each leading to its messages. */
export function SentimentShareChart({ of, level = 3, isLead, children }: SentimentShareChartProps) {
  return (
    <ChartFrame
      of={of}
      name={words.name}
      unit={words.unit}
      definition={sentimentShareDefinition}
      sentence={sentimentShareSentence}
      isLead={isLead}
      tooFew={words.tooFew}
      table={sentimentShareTable}
      saving={saving}
      empty={sayEmotionalInsights.nothingScored}
      height={130}
      level={level}
    >
      {(shares) => (
        <>
          <Strip shares={shares} />
          <ul className="figures mt-3 grid grid-cols-3 gap-x-3">
            {sounds.map((sentiment) => (
              <li key={sentiment} className="min-w-0">
                <Part sentiment={sentiment} shares={shares} />
              </li>
            ))}
          </ul>
          {shares.unscored > 0 && <p className="mt-3 text-base text-ink-faint">{words.unscored({ n: shares.unscored })}</p>}
          {children}
        </>
      )}
    </ChartFrame>
  )
}

function Strip({ shares }: { shares: SentimentShares }) {
  return (
    <div aria-hidden="true" className="flex h-8 gap-0.5">
      {sounds.map((sentiment) =>
        shares[sentiment] === 0 ? null : (
          <span key={sentiment} className="min-w-0.5" style={{ flexGrow: shares[sentiment], flexBasis: 0, ...toneFill(sentiment) }} />
        ),
      )}
    </div>
  )
}

function Part({ sentiment, shares }: { sentiment: Sentiment; shares: SentimentShares }) {
  const messages = shares[sentiment]
  const share = format.percent(shownShares(shares)[sentiment])
  return (
    <>
      <span className="display block text-2xl sm:text-3xl">
        {messages > 0 ? (
          <FigureLink wanted={{ sentiment }} label={sayCounted.show}>
            {share}
          </FigureLink>
        ) : (
          share
        )}
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="size-2.5 shrink-0" style={toneFill(sentiment)} />
        {words.labels[sentiment]}
      </span>
      <span className="block text-base text-ink-faint">{format.count(messages)}</span>
    </>
  )
}
