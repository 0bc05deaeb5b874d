import { html, raw } from 'hono/html'
import { words } from './words.ts'

/** A piece of a page; whatever is put into a template is escaped unless it is one. */
export type Html = ReturnType<typeof html>

export interface PageParts {
  title: string
  content: Html
  /** Which entry of the navigation it belongs to; null where it stands alone, as the checkout does. */
  place: 'purchases' | 'clock' | 'mail' | null
  /** `dev` outside the sandbox, where the strip above would not be true. */
  look?: 'sandbox' | 'dev'
}

const places = { purchases: '/sandbox', clock: '/sandbox/clock', mail: '/sandbox/mail' } as const

export const stylePath = '/sandbox/look.css'

/** The product's mark, as apps/web draws it: a wax seal and four bars. */
const mark = raw(
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path class="wax" d="M16 1.6c2.3 0 3.6 1.7 5.6 2.5 2 .9 4.2.6 5.6 2s1.2 3.7 2 5.6 2.5 2.3 1.6 5.100c-.4 2-2 3.2-2.4 5.200s.1 4.1-1.5 5.5-3.7 1-5.6 1.8-3.3 2.3-5.6 2.3-3.6-1.7-5.6-2.5-4.2-.6-5.6-2-1.2-3.7-2-5.600S.4 18.3.4 16s1.7-3.6 2.5-5.6.6-4.2 2-5.6 3.7-1.2 5.6-2S13.7 1.6 16 1.600Z"/><path class="bars" d="M9 20v-5M14 22v-9M19 20V10M24 18v-4" fill="none" stroke-width="2.6" stroke-linecap="round"/></svg>',
)

/** A whole page. It needs no script, and says on top what it is. */
export const layout = ({ title, content, place, look = 'sandbox' }: PageParts): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${words.name}</title>
<link rel="stylesheet" href="/${look}/look.css">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
${look === 'sandbox' ? html`<aside class="strip" aria-label="${words.nav.label}"><strong>${words.strip}.</strong> <span>${words.stripMore}</span></aside>` : ''}
<header class="top"><div class="wide">
<a class="brand" href="/">${mark}${words.name}</a>
${
  look === 'sandbox'
    ? html`<nav aria-label="${words.nav.label}"><ul>${Object.entries(places).map(
        ([name, path]) =>
          html`<li><a href="${path}"${name === place ? raw(' aria-current="page"') : ''}>${words.nav[name as keyof typeof places]}</a></li>`,
      )}</ul></nav>`
    : ''
}
</div></header>
<main id="content" class="wide">
${content}
</main>
</body>
</html>`

export const table = (columns: readonly string[], rows: readonly Html[], label: string): Html =>
  html`<div class="scroll"><table class="rows" aria-label="${label}"><thead><tr>${columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`

export const facts = (rows: readonly (readonly [string, string | Html])[]): Html =>
  html`<dl class="facts">${rows.map(([name, value]) => html`<dt>${name}</dt><dd><bdi>${value}</bdi></dd>`)}</dl>`

/** A button that is a form of its own: it works without a script, and by keyboard. */
export const doing = (path: string, action: string, label: string, kind = '', more: Record<string, string> = {}): Html =>
  html`<form method="post" action="${path}">${Object.entries(more).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button name="action" value="${action}"${kind ? html` class="${kind}"` : ''}>${label}</button></form>`

/** `March 1, 2027, 12:00 UTC` */
export const momentOf = (seconds: number): string => `${dayOf(seconds)}, ${new Date(seconds * 1000).toISOString().slice(11, 16)} UTC`

export const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' })
