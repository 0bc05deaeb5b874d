import { say } from '#messages/index.ts'
import { isRightToLeft, type language } from '#messages/language.ts'
import { siteLanguages } from '#routes.ts'
import { sitePathIn } from '#site-path.ts'
import { barePath } from '../languages/bare-path.ts'

interface Written {
  path: string | null
  language: typeof language
  title: string
  description: string | null
  body: string
}

/** Where these pages are, until the server that sends them writes it. */
const origin = 'https://origin.convostat.invalid'

/** Puts a page into the document that the build made, with what is said of it in its head. Throws where that has no place for it. */
export function asDocument(template: string, { path, language, title, description, body }: Written): string {
  const head = [
    `<title>${escaped(title)}</title>`,
    ...(path === null || description === null ? ['<meta name="robots" content="noindex" />'] : described(path, title, description)),
  ]
  return [
    [/<html lang="[^"]*"/, `<html lang="${language}" dir="${isRightToLeft ? 'rtl' : 'ltr'}" data-written=""`],
    [/<title>[^<]*<\/title>/, head.join('\n    ')],
    [/<div id="root"><\/div>/, `<div id="root">${body}</div>`],
  ].reduce<string>((html, [place, text]) => {
    if (html.search(place) < 0) throw new Error(`the site's document has no ${place}`)
    return html.replace(place, () => text as string)
  }, template)
}

function described(path: string, title: string, description: string): string[] {
  const others = siteLanguages.length > 1 ? [...siteLanguages.map((each) => [each, each]), ['x-default', siteLanguages[0]]] : []
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${escaped(content)}" />`
  return [
    `<meta name="description" content="${escaped(description)}" />`,
    `<link rel="canonical" href="${origin}${path}" />`,
    ...others.map(([name, each]) => `<link rel="alternate" hreflang="${name}" href="${origin}${sitePathIn(each, barePath(path))}" />`),
    property('type', 'website'),
    property('site_name', say.brand),
    property('title', title),
    property('description', description),
    property('url', `${origin}${path}`),
    property('image', `${origin}/share.png`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ]
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
