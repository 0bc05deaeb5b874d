import { firstNames } from '@convostat/format/first-names'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { entryOf } from '#testing/answers.ts'
import { BriefTitle, titleOf, UploadTitle } from './upload-title.tsx'

const group = { is_group: true, participants: ['Ana', 'Ben', 'Eva', 'Finn', 'Gus'] }

test('two or three people are the title themselves', () => {
  expect(titleOf(entryOf({ title: 'Ana' }))).toBe('Ana & Ben')
  expect(titleOf(entryOf({ participants: ['Ana', 'Ben', 'Eva'] }))).toBe('Ana, Ben & Eva')
  expect(titleOf(entryOf({ participants: ['Ana'] }))).toBe('Ana')
})

test('a group has its name, or three of its people', () => {
  expect(titleOf(entryOf({ ...group, title: 'Garden' }))).toBe('Garden')
  expect(titleOf(entryOf(group))).toBe('Ana, Ben, Eva and 2 more')
})

test('P22, P24: a name is text, alone in its direction', () => {
  const drawn = renderToStaticMarkup(<UploadTitle of={entryOf({ participants: ['<b>Ann</b>', 'B\u202een'] })} />)
  expect(drawn).not.toContain('<b>')
  expect(drawn.match(/<bdi/g)).toHaveLength(2)
  expect(drawn).toContain('B◌en')
})

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&')

test.each([
  [['Ana', 'Ben'], 'Ana & Ben'],
  [['Maya Bellini', 'Tom Okafor'], 'Maya & Tom'],
  // Two Mayas are told apart by their whole names.
  [['Maya Bellini', 'Maya Okafor'], 'Maya Bellini & Maya Okafor'],
])('where the whole title is longer than a line, %s are called %s, and a screen reader has the whole', (participants, shown) => {
  const upload = entryOf({ participants })
  const drawn = renderToStaticMarkup(<BriefTitle of={upload} called={firstNames(participants)} letters={20} />)
  const [heard, seen = heard] = drawn.split(/(?=<span aria-hidden)/)
  expect([textOf(heard), textOf(seen)]).toEqual([titleOf(upload), shown])
  if (seen !== heard) expect(seen).toContain(`title="${titleOf(upload).replace('&', '&amp;')}"`)
})

test('a group keeps its name', () => {
  const upload = entryOf({ ...group, title: 'Maya Bellini and the gardeners of spring' })
  expect(renderToStaticMarkup(<BriefTitle of={upload} called={() => 'Somebody'} letters={20} />)).toContain('gardeners of spring</bdi>')
})
