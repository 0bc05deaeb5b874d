import { english } from '@convostat/format'
import { html, raw } from 'hono/html'
import { fullDay } from '../full-day.ts'
import { words } from './words.ts'

/** A piece of a page; everything put into a template is escaped unless it is one. */
export type Html = ReturnType<typeof html>

export interface PageParts {
  title: string
  content: Html
  /** Which entry of the navigation it belongs to; null where it is alone, as the checkout is. */
  place: 'purchases' | 'clock' | 'mail' | null
  /** `dev` outside the sandbox, where the strip above would not be true. */
  look?: 'sandbox' | 'dev'
}

const places = { purchases: '/sandbox', clock: '/sandbox/clock', mail: '/sandbox/mail' } as const

export const stylePath = '/sandbox/look.css'

/** The product's mark, as apps/web draws it (apps/web/src/ui/seal.ts). */
const mark = raw(
  '<svg viewBox="0 0 32 32" aria-hidden="true"><path class="wax" d="M4.9 21.4C4.8 19.4 3.2 19.4 2.9 18.2C2.7 17.1 3.4 15.7 3.5 14.5C3.6 13.2 3 11.9 3.3 10.8C3.6 9.6 4.8 8.8 5.5 7.8C6.1 6.7 6.3 5.1 7.1 4.3C8 3.5 9.5 3.4 10.7 2.8C11.8 2.3 12.9 1.1 14 1C15.2.8 16.5 1.7 17.8 1.9C19 2.1 20.5 1.8 21.5 2.3C22.6 2.8 23.2 4.1 24.2 4.9C25.1 5.7 26.6 6 27.3 7C28 7.9 27.9 9.4 28.4 10.5C28.9 11.7 30 12.8 30.1 14C30.2 15.2 29.3 16.4 29.1 17.7C28.8 18.9 29 20.4 28.4 21.5C27.8 22.5 26.3 23 25.4 23.8C24.5 24.7 23.9 26 22.9 26.6C21.8 27.1 20.4 26.8 19.2 27.1C18 27.4 16.8 28.4 15.6 28.5C14.5 28.5 14.1 26.8 12.1 27.2C8.6 27.7 4.8 30.4 3.6 30.4C2.9 30.3 5.2 25 4.9 21.4Z"/><path class="bars" d="M10.4 19.8v-4.2M16.2 19.8V9.2M22 19.8v-7.2" fill="none" stroke-width="3.5" stroke-linecap="round"/></svg>',
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

/** A button that is a separate form: it works without a script, and by keyboard. */
export const doing = (path: string, action: string, label: string, kind = '', more: Record<string, string> = {}): Html =>
  html`<form method="post" action="${path}">${Object.entries(more).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button name="action" value="${action}"${kind ? html` class="${kind}"` : ''}>${label}</button></form>`

/** `March 1, 2027, 12:00 PM UTC` */
export const momentOf = (seconds: number): string => `${fullDay(seconds)}, ${english.time(new Date(seconds * 1000).toISOString())} UTC`
