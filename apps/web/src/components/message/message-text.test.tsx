import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessageText } from './message-text.tsx'

test('what someone wrote is text, whatever it looks like, and its matches are marked', () => {
  const html = renderToStaticMarkup(<MessageText text={'<img src=x onerror=alert(1)> & tea'} highlights={[[31, 34]]} />)
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; <mark')
  expect(html).toMatch(/<mark[^>]*>tea<\/mark>/)
  expect(html).not.toContain('<img')
})

test('a text is alone in its direction', () => {
  expect(renderToStaticMarkup(<MessageText text="שלום" />)).toContain('dir="auto"')
})

test('a very long text is clipped, around its first match, and can be had whole', () => {
  const html = renderToStaticMarkup(<MessageText text={`${'a '.repeat(3000)}tea`} highlights={[[6000, 6003]]} />)
  expect(html).toContain('Show all')
  expect(html).toMatch(/<mark[^>]*>tea<\/mark>/)
  expect(html.length).toBeLessThan(2500)
  expect(renderToStaticMarkup(<MessageText text="tea" />)).not.toContain('Show all')
})

test('what the export put instead of a picture is quieter than a caption', () => {
  const quiet = (kind: string, length: number) =>
    renderToStaticMarkup(<MessageText text="x" kind={kind} length={length} />).includes('italic')
  expect([quiet('media', 0), quiet('deleted', 28), quiet('media', 5), quiet('text', 1)]).toEqual([true, true, false, false])
})

test('half a letter does not break the page', () => {
  expect(renderToStaticMarkup(<MessageText text={'a\ud83d'} />)).toContain('a\ufffd')
})
