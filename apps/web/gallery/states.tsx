import { Failure } from '@convostat/api'
import { Block } from '#components/figure/block.tsx'
import { Recounted } from '#components/figure/refreshing.tsx'
import { ShareChart } from '#components/figure/share-chart.tsx'
import { Show } from '#components/figure/show.tsx'
import { MessageText } from '#components/message/message-text.tsx'
import { PersonBar } from '#components/people/person-bar.tsx'
import { ScreenHead } from '#components/screen/screen-head.tsx'
import type { Loadable } from '#data/client/loadable.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Crash } from '#ui/crash.tsx'
import { Empty } from '#ui/empty.tsx'
import { FirstOnes } from '#ui/first-ones.tsx'
import { KindMark } from '#ui/kind.tsx'
import { Locked } from '#ui/locked.tsx'
import { NotSaved } from '#ui/not-saved.tsx'
import { ProgressBar } from '#ui/progress.tsx'
import { QuietFailure } from '#ui/quiet-failure.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { WaitingBar } from '#ui/waiting-bar.tsx'
import { shareOf } from './invented.ts'
import { Beside, Specimen, Specimens } from './specimen.tsx'
import { words } from './words.ts'

const again = () => undefined
const failure = new Failure('busy')
const data = shareOf(words.names.slice(0, 3))
/** Everything a screen can know of what it asked for. */
const all: Record<string, Loadable<typeof data>> = {
  ready: { state: 'ready', data },
  previous: { state: 'ready', data, isPrevious: true },
  loading: { state: 'loading' },
  empty: { state: 'empty' },
  failed: { state: 'failed', failure, again },
  locked: { state: 'locked' },
}

const kinds = ['text', 'media', 'deleted', 'poll', 'location', 'contact', 'call'] as const

export function States() {
  return (
    <Specimens id="states" title={words.parts.states}>
      <Beside>
        {Object.entries(all).map(([name, of]) => (
          <Specimen key={name} name={`ScreenHead ${name}`} className="block">
            <ScreenHead title={words.figure} people={words.names} lead={{ of, sentence: () => words.sentence }} />
          </Specimen>
        ))}
        {Object.entries(all).map(([name, of]) => (
          <Specimen key={name} name={`Block ${name}`} className="block">
            <Block
              of={of}
              name={words.figure}
              definition={words.definition}
              over={() => words.over}
              sentence={() => words.sentence}
              empty={words.failed}
              share={null}
            >
              {() => <p className="display text-4xl">4,865</p>}
            </Block>
          </Specimen>
        ))}
        {Object.entries(all).map(([name, of]) => (
          <Specimen key={name} name={`ChartFrame ${name}`} className="block">
            <ShareChart of={of} />
          </Specimen>
        ))}
        <Specimen name="Show: loading with progress, failed" className="block space-y-6">
          <Show of={{ state: 'loading', progress: { stage: 'reading', done: 42, total: 100 } }}>{() => null}</Show>
          <Show of={{ state: 'failed', failure, again }}>{() => null}</Show>
        </Specimen>
        <Specimen name="ProgressBar, WaitingBar, Skeleton" className="block space-y-6">
          <ProgressBar stage="reading" done={7} total={10} />
          <WaitingBar label={words.another} />
          <Skeleton className="h-16" />
        </Specimen>
        <Specimen name="Banner" className="block space-y-3">
          {(['success', 'warning', 'failure', 'note'] as const).map((kind) => (
            <Banner key={kind} kind={kind} title={words.figure}>
              <p>{words.text}</p>
              <Button kind="outline" size="small">
                {words.press}
              </Button>
            </Banner>
          ))}
        </Specimen>
        <Specimen name="QuietFailure, Recounted, NotSaved" className="block space-y-3">
          <QuietFailure sentence={words.failed} again={again} />
          <NotSaved trouble={words.failed} onRetry={again} />
          <Recounted of={all.previous}>
            <p className="display text-4xl">4,865</p>
          </Recounted>
        </Specimen>
        <Specimen name="MessageText: found, clipped, deleted; KindMark" className="block space-y-4">
          <MessageText text={words.message} highlights={[[18, 23]]} />
          <MessageText text={`${words.message} `.repeat(20)} />
          <MessageText text={words.gone} kind="deleted" />
          <p className="flex flex-wrap gap-4">
            {kinds.map((kind) => (
              <KindMark key={kind} kind={kind} />
            ))}
          </p>
        </Specimen>
        <Specimen name="FirstOnes" className="block">
          <FirstOnes of={words.names} first={3} showAll={(n) => `${words.press} (${n})`}>
            {(name) => (
              <li key={name} className="border-b border-line py-2">
                {name}
              </li>
            )}
          </FirstOnes>
        </Specimen>
      </Beside>
      <Specimen name="Locked" className="block">
        <Locked
          level={2}
          title={words.figure}
          question={words.text}
          reason={words.text}
          demo={words.names.map((name, place) => <PersonBar key={name} name={name} place={place} messages={900 - 90 * place} part={0.3} />)}
        />
      </Specimen>
      <Beside>
        <Specimen name="Empty" className="block">
          <Empty drawing="album" title={words.figure} text={words.text} actions={<Button size="large">{words.press}</Button>} />
        </Specimen>
        <Specimen name="Crash (ErrorBoundary)" className="block">
          <Crash />
        </Specimen>
      </Beside>
    </Specimens>
  )
}
