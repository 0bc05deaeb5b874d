import { type Color, dark, fonts, light } from './email-theme.ts'
import type { Letter } from './letter.ts'

/**
 * A letter as mail programs take it: tables and inline styles, nothing from a network, and dark colors for those that
 * have a dark theme. Everything a person wrote is in it escaped, and on its own as to the direction of writing.
 */
export function htmlOf({ subject, preview, title, paragraphs, facts, action, notes, banner, footer }: Letter): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escaped(subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
${darkRules}
}
@media (max-width: 600px) {
.sheet-pad { padding: 28px 22px 26px !important }
.outer { padding: 20px 10px 28px !important }
.name { width: 38% !important }
}
</style>
</head>
<body class="b-paper" style="margin: 0; padding: 0; width: 100%; ${ground('paper')}; -webkit-text-size-adjust: 100%">
<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all">${escaped(preview)}${'&#8199;&#847; '.repeat(40)}</div>
${table(
  `<tr><td class="outer" align="center" style="padding: 36px 16px 44px">
${table(
  [
    row(
      'padding: 0 4px 14px',
      `<span class="c-ink" style="font-family: ${inAttribute(fonts.serif)}; font-size: 22px; font-weight: 500; letter-spacing: -0.01em; ${ink('ink')}"><span class="c-wax" style="${ink('wax')}">&#9679;</span>&nbsp;ConvoStat</span>`,
    ),
    `<tr><td class="b-sheet e-line" style="${ground('sheet')}; border: 1px solid ${light.line}; border-radius: 10px">
${table([banner ? bannerRow(banner) : '', `<tr><td class="sheet-pad" style="padding: 38px 44px 36px">${sheet({ title, paragraphs, facts, action, notes })}</td></tr>`].join(''))}
</td></tr>`,
    row('padding: 20px 4px 0', footer.map((line) => text(line, 13, 'inkFaint', 'margin: 0 0 6px')).join('')),
  ].join('\n'),
  'max-width: 576px',
)}
</td></tr>`,
)}
</body>
</html>
`
}

function sheet({ title, paragraphs, facts, action, notes }: Pick<Letter, 'title' | 'paragraphs' | 'facts' | 'action' | 'notes'>): string {
  return [
    `<h1 class="c-ink" style="margin: 0 0 18px; font-family: ${inAttribute(fonts.serif)}; font-size: 28px; line-height: 1.2; font-weight: 500; letter-spacing: -0.012em; ${ink('ink')}">${escaped(title)}</h1>`,
    ...paragraphs.map((line) => text(line, 16.5, 'ink', 'margin: 0 0 16px')),
    facts.length > 0 ? receipt(facts) : '',
    action ? button(action) : '',
    notes.length > 0 ? notesBelow(notes) : '',
  ].join('\n')
}

function receipt(facts: Letter['facts']): string {
  const rows = facts.map(([name, value], i) => {
    const edge = i === 0 ? `border-top: 2px solid ${light.ink}` : `border-top: 1px solid ${light.line}`
    const edgeClass = i === 0 ? 'e-ink' : 'e-line'
    const cell = `padding: 9px 0; vertical-align: top; ${edge}; font-family: ${inAttribute(fonts.sans)}; font-size: 15px; line-height: 1.45`
    return `<tr><td class="name c-ink-faint ${edgeClass}" style="${cell}; padding-right: 14px; width: 32%; ${ink('inkFaint')}">${escaped(name)}</td><td class="c-ink ${edgeClass}" style="${cell}; word-break: break-word; ${ink('ink')}">${isolated(value)}</td></tr>`
  })
  return table(rows.join('\n'), `margin: 10px 0 24px; border-bottom: 1px solid ${light.line}`, 'e-line')
}

function button({ label, url }: NonNullable<Letter['action']>): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 4px 0 26px"><tr><td class="b-pen" style="${ground('pen')}; border-radius: 6px"><a class="c-on-pen" href="${escaped(url)}" style="display: inline-block; padding: 12px 22px; font-family: ${inAttribute(fonts.sans)}; font-size: 16px; line-height: 1.3; font-weight: 600; text-decoration: none; ${ink('onPen')}">${escaped(label)}</a></td></tr></table>
${text(url, 13, 'inkFaint', 'margin: -14px 0 22px; word-break: break-all')}`
}

const notesBelow = (notes: readonly string[]): string =>
  `<div class="e-line" style="border-top: 1px solid ${light.line}; padding-top: 16px">${notes.map((note) => text(note, 14, 'inkSoft', 'margin: 0 0 8px')).join('\n')}</div>`

const bannerRow = (banner: string): string =>
  `<tr><td class="b-wax-wash c-wax" align="center" style="${ground('waxWash')}; ${ink('wax')}; padding: 9px 16px; border-radius: 9px 9px 0 0; font-family: ${inAttribute(fonts.sans)}; font-size: 14px; line-height: 1.4; font-weight: 600">${escaped(banner)}</td></tr>`

const row = (style: string, content: string): string => `<tr><td style="${style}">${content}</td></tr>`

const table = (rows: string, style = '', name = ''): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"${name && ` class="${name}"`} style="width: 100%; border-collapse: separate${style && `; ${style}`}">${rows}</table>`

const text = (line: string, size: number, color: Color, style: string): string =>
  `<p class="c-${named(color)}" style="${style}; font-family: ${inAttribute(fonts.sans)}; font-size: ${size}px; line-height: 1.55; ${ink(color)}">${isolated(line)}</p>`

const ink = (color: Color): string => `color: ${light[color]}`
/** Twice: some programs read the one, some the other. */
const ground = (color: Color): string => `background: ${light[color]}; background-color: ${light[color]}`

const named = (color: Color): string => color.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const darkRules = (Object.keys(dark) as Color[])
  .map((color) => {
    const name = named(color)
    return `.c-${name} { color: ${dark[color]} !important } .b-${name} { background: ${dark[color]} !important; background-color: ${dark[color]} !important } .e-${name} { border-color: ${dark[color]} !important }`
  })
  .join('\n')

/** A list of fonts names some in quotes. */
const inAttribute = (css: string): string => css.replaceAll('"', "'")

/** What turns the direction of writing turns no more than its own line. */
const isolated = (line: string): string => `<bdi>${escaped(line)}</bdi>`

const escaped = (line: string): string =>
  line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
