import { colors, dark, fonts, light, propertyOf } from '#email/email-theme.ts'

const properties = (palette: typeof light | typeof dark): string =>
  colors.map((color) => `${propertyOf(color)}: ${palette[color]};`).join(' ')

/** The look of the sandbox's pages: the product's colors and letters, in the viewer's theme. */
export const stylesheet = (fontFaces: string): string => `${fontFaces}
:root { color-scheme: light dark; ${properties(light)} }
@media (prefers-color-scheme: dark) { :root { ${properties(dark)} } }
*, ::before, ::after { box-sizing: border-box }
html { font: 106.25%/1.5 ${fonts.sans}; background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100% }
body { margin: 0; min-height: 100dvh; overflow-wrap: anywhere }
h1, h2 { margin: 0; font-family: ${fonts.serif}; font-weight: 500; letter-spacing: -0.012em; line-height: 1.15; text-wrap: balance; font-variant-numeric: lining-nums }
h1 { font-size: 2.1rem }
h2 { font-size: 1.3rem }
h2 + .scroll { margin-top: .9rem }
h2 + .stack > .sum { margin-top: .9rem }
p { margin: 0; text-wrap: pretty }
a { color: var(--pen); text-underline-offset: 4px }
a:hover { color: var(--pen-strong) }
:focus-visible { outline: 2.5px solid var(--pen); outline-offset: 3px; border-radius: 3px }
bdi { unicode-bidi: isolate }
.skip { position: absolute; left: -999px }
.skip:focus { left: 1rem; top: 1rem; z-index: 1; background: var(--sheet); padding: .6rem 1rem; border-radius: 6px }
.strip { background: var(--wax-wash); color: var(--wax); padding: .55rem 1.25rem; text-align: center; font-size: .95rem }
.strip strong { font-weight: 650 }
.strip span { color: var(--ink-soft) }
.wide { max-width: 56rem; margin-inline: auto; padding-inline: 1.25rem }
header.top { border-bottom: 1px solid var(--line) }
header.top .wide { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 2rem; padding-block: .8rem }
.brand { display: inline-flex; align-items: center; gap: .6rem; font: 500 1.35rem/1.1 ${fonts.serif}; color: var(--ink); text-decoration: none; min-height: 2.75rem }
.brand svg { width: 2rem; height: 2rem }
.brand .wax { fill: var(--wax) } .brand .bars { stroke: var(--on-pen) }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.4rem; margin: 0; padding: 0; list-style: none }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--ink-soft); text-decoration: none; border-bottom: 2px solid transparent }
nav a:hover { color: var(--ink) }
nav a[aria-current] { color: var(--ink); border-color: var(--wax) }
nav { margin-left: auto }
main { padding-block: 2.5rem 4rem; display: grid; gap: 2rem }
.lead { color: var(--ink-soft); max-width: 40rem; margin-top: .7rem; font-size: 1.06rem }
.sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 1.75rem; box-shadow: 0 1px 2px rgb(0 0 0 / 5%) }
.narrow { max-width: 30rem; width: 100%; margin-inline: auto }
.narrow-page { max-width: 34rem; width: 100%; margin-inline: auto; display: grid; gap: 1.5rem }
.rule { border-top: 3px solid var(--ink); padding-top: 3px; margin-bottom: 1.25rem }
.rule::before { content: ""; display: block; border-top: 1px solid var(--ink) }
.sum { margin-top: 1.25rem; display: flex; justify-content: space-between; align-items: baseline; gap: 1rem; flex-wrap: wrap }
.sum .amount { font: 500 2.2rem/1.1 ${fonts.serif}; font-variant-numeric: lining-nums }
.faint { color: var(--ink-faint); font-size: .95rem }
.soft { color: var(--ink-soft) }
form { margin: 0 }
.fields { display: grid; gap: 1.1rem; margin-top: 1.5rem }
label { display: grid; gap: .3rem; font-weight: 600 }
label small, .hint { font-weight: 400; color: var(--ink-faint); font-size: .9rem }
input[type=text], input[type=email] { font: inherit; font-weight: 400; color: var(--ink); background: var(--paper); border: 1px solid var(--edge); border-radius: 6px; padding: .6rem .75rem; min-height: 2.9rem; width: 100% }
input[aria-invalid] { border-color: var(--wax); border-width: 2px }
.field-error { color: var(--wax); font-weight: 400; font-size: .95rem }
.card-slot { border: 1px dashed var(--edge); border-radius: 6px; padding: .7rem .75rem; color: var(--ink-faint); font-size: .95rem }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem }
.stack { display: grid; gap: .6rem }
button, .button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .55rem 1.1rem; border-radius: 6px; border: 1px solid var(--edge); background: transparent; color: var(--ink); cursor: pointer; text-decoration: none; display: inline-flex; align-items: center; justify-content: center; text-align: center }
button:hover, .button:hover { background: var(--well); color: var(--ink) }
button.main, .button.main { background: var(--pen); border-color: var(--pen); color: var(--on-pen) }
button.main:hover, .button.main:hover { background: var(--pen-strong); border-color: var(--pen-strong); color: var(--on-pen) }
button.grave { border-color: var(--wax); color: var(--wax) }
button.grave:hover { background: var(--wax-wash); color: var(--wax) }
.grow { width: 100% }
.banner { border-left: 3px solid var(--wax); background: var(--wax-wash); color: var(--ink); padding: .7rem 1rem; border-radius: 0 6px 6px 0 }
dl.facts { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .5rem 1.25rem; margin: 0 }
dl.facts dt { color: var(--ink-faint) } dl.facts dd { margin: 0 }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-variant-numeric: lining-nums tabular-nums }
th { text-align: left; font-weight: 600; color: var(--ink-faint); font-size: .9rem; padding: 0 1rem .5rem 0; border-bottom: 2px solid var(--ink) }
td { padding: .7rem 1rem .7rem 0; border-bottom: 1px solid var(--line); vertical-align: top }
tr > :last-child { padding-right: 0 }
td.number, th.number { text-align: right }
.tag { display: inline-block; border-radius: 3px; padding: .1rem .5rem; font-size: .9rem; background: var(--pen-wash); color: var(--pen) }
.tag.good { background: var(--good-wash); color: var(--good) } .tag.warn { background: var(--warn-wash); color: var(--warn) } .tag.bad { background: var(--wax-wash); color: var(--wax) }
.groups { display: grid; gap: 1.5rem }
.groups h2 { margin-bottom: .7rem }
time.big { display: block; color: var(--ink); font: 500 2rem/1.15 ${fonts.serif}; font-variant-numeric: lining-nums; margin-top: .2rem }
ul.mails { list-style: none; margin: 0; padding: 0 }
ul.mails li { border-top: 1px solid var(--line) } ul.mails li:first-child { border-top: 2px solid var(--ink) }
ul.mails a { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1.25rem; padding: .85rem 0; color: inherit; text-decoration: none }
ul.mails a:hover .subject { color: var(--pen); text-decoration: underline; text-underline-offset: 4px }
.subject { font-weight: 600 }
.tabs { display: flex; flex-wrap: wrap; gap: 0 1.4rem; border-bottom: 1px solid var(--line) }
.tabs a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--ink-soft); text-decoration: none; border-bottom: 3px solid transparent; margin-bottom: -1px }
.tabs a[aria-current] { color: var(--ink); border-color: var(--wax); font-weight: 600 }
iframe { display: block; width: 100%; height: 60rem; border: 1px solid var(--line); border-radius: 10px; background: var(--paper) }
@media (max-width: 30rem) { iframe { height: 76rem } }
pre { margin: 0; white-space: pre-wrap; font: .95rem/1.55 ui-monospace, "Cascadia Code", Menlo, Consolas, monospace }
@media (max-width: 34rem) {
  h1 { font-size: 1.75rem }
  .sheet { padding: 1.25rem 1.1rem }
  main { padding-block: 1.75rem 3rem; gap: 1.5rem }
  nav { margin-left: 0 }
  dl.facts { grid-template-columns: 1fr; gap: 0 } dl.facts dd { margin-bottom: .6rem }
  table.rows, table.rows tbody, table.rows tr, table.rows td { display: block }
  table.rows thead { position: absolute; left: -999px }
  table.rows tr { border-top: 1px solid var(--line); padding-block: .8rem } table.rows tr:first-child { border-top: 2px solid var(--ink) }
  table.rows td { border: 0; padding: .1rem 0; text-align: left }
  table.rows td[data-label]::before { content: attr(data-label) ": "; color: var(--ink-faint) }
  ul.mails a { grid-template-columns: 1fr }
  .buttons > *, .buttons button { width: 100% }
}
`

/** The product's own letters, where the web build brings them. */
export function fontFaces(paths: Iterable<string>): string {
  const all = [...paths]
  const face = (family: string, pattern: RegExp, weights: string) => {
    const path = all.find((each) => pattern.test(each))
    return path
      ? `@font-face { font-family: "${family}"; font-display: swap; font-weight: ${weights}; src: url("${path}") format("woff2") }`
      : ''
  }
  return [
    face('Source Sans 3 Variable', /^\/assets\/source-sans-3-latin-wght-normal-[\w-]+\.woff2$/, '200 900'),
    face('Newsreader Variable', /^\/assets\/newsreader-latin-opsz-normal-[\w-]+\.woff2$/, '200 800'),
  ].join('\n')
}
