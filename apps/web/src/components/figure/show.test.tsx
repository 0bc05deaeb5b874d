import { Failure } from '@convostat/api'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Loadable } from '#data/client/loadable.ts'
import { Show } from './show.tsx'

const drawn = (of: Loadable<string>) => renderToStaticMarkup(<Show of={of}>{(name) => <b>{name}</b>}</Show>)

test('what has come is drawn', () => expect(drawn({ state: 'ready', data: 'Ana' })).toBe('<b>Ana</b>'))

test('what is locked says why', () => {
  expect(drawn({ state: 'locked' })).toContain('This feature requires a Pro license. Please upgrade to continue.')
})

test('what failed says what happened, and offers to try again where one can', () => {
  const failure = new Failure('upload_not_found')
  expect(drawn({ state: 'failed', failure })).toContain('Upload data not found. It may have been cleaned up.')
  expect(drawn({ state: 'failed', failure })).not.toContain('Retry')
  expect(drawn({ state: 'failed', failure, again: () => undefined })).toMatch(/role="alert".*Retry/)
})

test('what takes long shows its stage and percent', () => {
  const bar = drawn({ state: 'loading', progress: { stage: 'reading', done: 429, total: 1000 } })
  expect(bar).toMatch(/role="progressbar"/)
  expect(bar).toContain('Reading the messages')
  expect(bar).toContain('36%')
})

test('an empty answer draws nothing by default', () => expect(drawn({ state: 'empty' })).toBe(''))
