import { expect, test } from 'vitest'
import { drawn } from '#testing/drawn.tsx'
import { Locked } from './locked.tsx'

const locked = (level?: 1 | 2) =>
  drawn(
    <Locked
      title="Relationship"
      question="Who answers whom?"
      reason="See who answers whom."
      demo={<button type="button">Ana</button>}
      level={level}
    />,
  )

test('the reason comes first, with the sentence of the specification', async () => {
  const page = await locked()
  expect(page).toMatch(/<h1[^>]*>Relationship<\/h1>/)
  expect(page).toContain('See who answers whom.')
  expect(page).toContain('This feature requires a Pro license. Please upgrade to continue.')
})

test('the button has the price, and there is a way for those with a license', async () => {
  const page = await locked()
  expect(page).toMatch(/<a href="\/pricing"[^>]*>Get Pro, \$7 per month<\/a>/)
  expect(page).toMatch(/<a href="\/pricing"[^>]*>or \$59 per year<\/a>/)
  expect(page).toMatch(/<a [^>]*href="\/settings"[^>]*>I have a license<\/a>/)
})

test('the demo is a picture: nobody can press it or hear it, and it is said to be invented', async () => {
  const page = await locked()
  expect(page).toMatch(/<div id="[^"]*" aria-hidden="true" inert=""[^>]*><button type="button">Ana<\/button><\/div>/)
  expect(page).toContain('The picture is from a sample chat, not from yours.')
})

test('a block of a screen has its own heading rank', async () => expect(await locked(2)).toMatch(/<h2[^>]*>Relationship<\/h2>/))
