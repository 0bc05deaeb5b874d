import { createHash } from 'node:crypto'
import { whereItHappened } from '@convostat/api/http'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { colors, dark, fonts, light, propertyOf } from '#email/email-theme.ts'
import { always, type Headers } from '#http/policies.ts'
import type { Portal } from './portal.ts'

/** What is shown for a mailed link that does not lead on. */
const words = {
  over: {
    title: 'This link has ended',
    text: 'A link leads to your subscription for a day. Settings sends you a new one.',
    action: { label: 'Open Settings', path: '/settings' },
  },
  away: {
    title: 'Your subscription cannot be opened right now',
    text: 'The payment provider does not answer. Wait a moment, then try again.',
    action: { label: 'Try again', path: '' },
  },
} as const

/** Answers a link that is followed in a mail: on to the provider's page, or why not. */
export const portalPage =
  (portal: Pick<Portal, 'open'>, log: (line: string) => void = console.error) =>
  async (c: Context): Promise<Response> => {
    try {
      const leadsTo = await portal.open(c.req.param('token') ?? '')
      return leadsTo === null ? page(c, words.over, 410) : c.body(null, 303, { ...headers, location: leadsTo })
    } catch (error) {
      log(JSON.stringify({ event: 'portal_link', code: whereItHappened(error).split('\n')[0] }))
      return page(c, words.away, 502)
    }
  }

const properties = (palette: typeof light | typeof dark): string =>
  colors.map((color) => `${propertyOf(color)}: ${palette[color]};`).join(' ')

const style = `
:root { color-scheme: light dark; ${properties(light)} }
@media (prefers-color-scheme: dark) { :root { ${properties(dark)} } }
*, ::before, ::after { box-sizing: border-box }
html { font: 106.25%/1.5 ${fonts.sans}; background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100% }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1.5rem 1.25rem }
main { max-width: 32rem; width: 100%; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 1.75rem }
main::before { content: ""; display: block; border-top: 3px solid var(--ink); border-bottom: 1px solid var(--ink); height: 7px; margin-bottom: 1.4rem }
h1 { margin: 0 0 .7rem; font: 500 1.75rem/1.15 ${fonts.serif}; letter-spacing: -0.012em; text-wrap: balance }
p { margin: 0 0 1.5rem; color: var(--ink-soft); text-wrap: pretty }
a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: .55rem 1.1rem; border-radius: 6px; background: var(--pen); color: var(--on-pen); font-weight: 600; text-decoration: none }
a:hover { background: var(--pen-strong) }
a:focus-visible { outline: 2.5px solid var(--pen); outline-offset: 3px }
`

const headers: Headers = {
  ...always,
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`,
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-store',
}

const page = (c: Context, { title, text, action }: (typeof words)[keyof typeof words], status: 410 | 502): Response | Promise<Response> =>
  c.html(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ConvoStat</title>
<style>${raw(style)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="${action.path}">${action.label}</a>
</main>
</body>
</html>`,
    status,
    headers,
  )
