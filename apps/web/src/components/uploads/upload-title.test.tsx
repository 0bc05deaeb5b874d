import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { entryOf } from '#testing/answers.ts'
import { titleOf, UploadTitle } from './upload-title.tsx'

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
