import { expect, test } from 'vitest'
import { look, wordsOf } from './look.ts'

test('what is hidden, inert or kept from screen readers is neither a text nor a part of one', async () => {
  document.body.innerHTML = `<main><p>Ana <span aria-hidden="true">(a dot)</span> wrote most.</p>
    <p hidden>Ben wrote most.</p><div inert><p>Cleo wrote most.</p></div><p aria-hidden="true">Dana wrote most.</p></main>`
  const page = look()
  expect((await page.text('Ana wrote most.')).tagName).toBe('P')
  expect(page.texts(/wrote most/)).toHaveLength(1)
  for (const name of ['Ben', 'Cleo', 'Dana']) expect(page.texts(`${name} wrote most.`)).toEqual([])
  expect(page.texts(/a dot/)).toEqual([])
  // Nor where the search itself begins in it.
  expect(look(document.querySelector<HTMLElement>('[inert]')!).texts(/Cleo/)).toEqual([])
  // Hidden text is in the markup all the same, as behind the lock of Pro.
  expect(wordsOf(document.body)).toContain('Cleo wrote most.')
})
