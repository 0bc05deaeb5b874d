import { expect, test } from 'vitest'
import { brandOf } from './brand.ts'

const documentWith = (content: string | null) =>
  ({ querySelector: () => (content === null ? null : { getAttribute: () => content }) }) as Pick<Document, 'querySelector'>

test('the pages name whom the server names', () => {
  const written = { support_email: 'help@example.com', social: { Mastodon: 'https://m.example/@us' } }
  expect(brandOf(documentWith(JSON.stringify(written)))).toEqual(written)
})

test.each([null, '', '{}', 'null', '[]', '7', '{', '{"support_email":7,"contact_email":"","social":[1]}'])(
  'where nothing is written, nobody is named: %s',
  (content) => {
    expect(brandOf(documentWith(content))).toEqual({ social: {} })
  },
)

test('an account is the address of a page, and nothing that runs', () => {
  const social = { Good: 'https://m.example/', Bad: 'javascript:alert(1)', Plain: 'http://m.example/' }
  expect(brandOf(documentWith(JSON.stringify({ social }))).social).toEqual({ Good: 'https://m.example/' })
})
