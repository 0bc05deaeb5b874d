import { expect, test } from 'vitest'
import { memoryShelf } from '#store/record-store.ts'
import { changedSearching } from './changed-searching.ts'
import { kept, noSearch, type Searching } from './searching.ts'
import { createTexts, textKind } from './searching-texts.ts'

const id = 'upload_1700000000000'
const people = ['Ana', 'Ben']
const textsOf = () => createTexts(memoryShelf(textKind))

function changing(entry: unknown, texts = textsOf(), drawn: string | undefined = undefined) {
  return (change: Partial<Searching>) =>
    changedSearching({ entry, uploadId: id, people, drawn: () => drawn, texts }, (now) => ({ ...now, offset: 0, ...change }))
}

test('words that stay keep their key, others get one of their own, none need none', () => {
  const texts = textsOf()
  const key = texts.newKey('tea', id)
  const change = changing(kept({ ...noSearch, query: 'tea' }, key, id, null, people), texts)
  expect(change({ link: true })).toEqual({ next: { ...noSearch, query: 'tea', link: true }, key, before: key })
  const other = change({ query: 'coffee' })
  expect(texts.known(other?.key ?? '')).toBe('coffee')
  expect(change({ query: '' })).toMatchObject({ key: null, before: key })
})

test('where the words are nowhere any more, the search can be changed, and no key leads nowhere', () => {
  const change = changing(kept(noSearch, '1-gone', id, null, people), textsOf(), '')
  expect(change({ link: true })).toMatchObject({ next: { query: '', link: true }, key: null })
})

test('words that were forgotten while they are on the screen are written again', () => {
  const texts = textsOf()
  const changed = changing(kept(noSearch, '1-forgotten', id, null, people), texts, 'tea')({ link: true })
  expect(changed?.next.query).toBe('tea')
  expect(texts.known(changed?.key ?? '')).toBe('tea')
})

test('before the words are looked up nothing is changed', () => {
  expect(changing(kept(noSearch, '1-unread', id, null, people))({ link: true })).toBe(null)
})

test('the words of another upload are not taken over', () => {
  const texts = textsOf()
  const key = texts.newKey('i love you', 'upload_1600000000000')
  const change = changing(kept(noSearch, key, 'upload_1600000000000', null, people), texts)
  expect(change({ link: true })).toEqual({ next: { ...noSearch, link: true }, key: null, before: null })
})

test('what is the same as before is not a change', () => {
  const texts = textsOf()
  const key = texts.newKey('tea', id)
  const entry = kept({ ...noSearch, query: 'tea', authors: ['Ana', 'Ben'], offset: 20 }, key, id, 'visit', people)
  const change = changing(entry, texts)
  expect(change({ offset: 20 })).toBe(null)
  expect(change({ query: 'tea', authors: ['Ben', 'Ana'], offset: 20 })).toBe(null)
  expect(change({ offset: 40 })?.next.offset).toBe(40)
})
