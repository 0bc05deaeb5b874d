import type { Rolldown } from 'vite'

/** The cuts that the first screen of every page is set in; whatever else is needed comes when it is met. */
const first = ['source-sans-3-latin-wght-normal', 'newsreader-latin-opsz-normal']

/** Has the browser fetch the fonts along with the style, and not only once it has read that. Throws where the build has no such font. */
export function withFonts(html: string, bundle: Rolldown.OutputBundle): string {
  const links = first.map((name) => {
    const file = Object.keys(bundle).find((path) => path.startsWith(`assets/${name}-`) && path.endsWith('.woff2'))
    if (!file) throw new Error(`no font in the build is called ${name}`)
    return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`
  })
  return html.replace('</title>', () => `</title>\n    ${links.join('\n    ')}`)
}
