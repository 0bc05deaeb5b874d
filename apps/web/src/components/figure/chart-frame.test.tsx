import { Failure } from '@convostat/api'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { text } from '#charts/table.ts'
import type { Loadable } from '#data/client/loadable.ts'
import { PersonPlaces } from '#ui/person-places.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ChartTable } from './chart-table.tsx'

interface Data {
  messages: number
}

const drawn = (of: Loadable<Data>, empty?: string) =>
  renderToStaticMarkup(
    <ChartFrame
      of={of}
      name="Activity"
      unit="Messages per day"
      definition="Every day."
      sentence={({ messages }) => `There are ${messages}.`}
      table={() => ({ columns: [text('Day'), text('Messages')], rows: [] })}
      saving={{ file: 'activity', sentence: () => null, notes: () => [], drawing: async () => [] }}
      empty={empty}
      height={100}
    >
      {() => <b>the drawing</b>}
    </ChartFrame>,
  )

test('a chart says what it shows, what it is and how it is counted', () => {
  const html = drawn({ state: 'ready', data: { messages: 7 } })
  for (const part of [
    'There are 7.',
    'Messages per day',
    'How “Activity” is counted',
    'Activity, as a table',
    'Save “Activity”',
    'the drawing',
  ]) {
    expect(html).toContain(part)
  }
})

test('a failed chart is one quiet line with Retry, and no alert', () => {
  const html = drawn({ state: 'failed', failure: new Failure('unknown'), again: () => undefined })
  expect(html).toContain('This chart could not be drawn.')
  expect(html).toContain('Retry')
  expect(html).not.toContain('role="alert"')
})

test('for want of the model a chart says so, and what to do', () => {
  const html = drawn({ state: 'failed', failure: new Failure('model_unavailable'), again: () => undefined })
  expect(html).toContain('could not be loaded. Check your connection, then try again.')
  expect(html).toContain('Retry')
  expect(html).not.toContain('This chart could not be drawn.')
})

test('a chart that is loading keeps its place', () => {
  const html = drawn({ state: 'loading' })
  expect(html).toContain('height:100px')
  expect(html).toMatch(/role="status" aria-label="Loading: Activity"/)
})

test('a chart of nothing says so, in its own words where it has some', () => {
  expect(drawn({ state: 'empty' })).toContain('No messages in this period.')
  expect(drawn({ state: 'empty' }, 'No words.')).toMatch(/No words\.(?!.*No messages)/)
})

test('P21: a table of more rows than can be read ends with how many follow', () => {
  const rows = Array.from({ length: 1024 }, (_, i) => [text(`Person ${i}`), text('1')])
  const html = renderToStaticMarkup(
    <PersonPlaces value={(name) => Number(name.slice('Person '.length))}>
      <ChartTable name="Share" make={() => ({ columns: [text('Person'), text('Messages')], rows, people: true })} />
    </PersonPlaces>,
  )
  expect(html).toContain('Person 999<')
  expect(html).not.toContain('Person 1000<')
  expect(html).toContain('and 24 more')
})
