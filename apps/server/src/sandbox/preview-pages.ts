import type { Hono } from 'hono'
import { html } from 'hono/html'
import { exampleLetters } from '#email/examples.ts'
import { htmlOf } from '#email/html.ts'
import { plainOf } from '#email/plain.ts'
import { always } from '#http/policies.ts'
import { framePolicy, guarded, notThere, show } from './door.ts'
import { stylePath } from './layout.ts'
import { inFrame } from './mail-pages.ts'
import { fontFaces, stylesheet } from './style.ts'
import { words } from './words.ts'

const say = words.previews

/** Every mail that is sent, from example data, for people who work on them: under /dev, never in production. */
export function mailPreviews(files: Iterable<string>): Hono {
  const app = guarded()
  const css = stylesheet(fontFaces(files))
  // The same as the sandbox's, which is not there where real mails are sent.
  app.get(stylePath.replace('/sandbox', '/dev'), (c) => c.body(css, 200, { ...always, 'content-type': 'text/css; charset=utf-8' }))

  app.get('/dev/mails', async (c) => {
    const all = await exampleLetters()
    const content = html`<div><h1>${say.title}</h1><p class="lead">${say.lead}</p></div>
<section class="sheet"><ul class="mails">${all.map(
      ({ name, letter }) =>
        html`<li><a href="/dev/mails/${name}"><span class="subject">${letter.subject}</span><span class="faint">${name}</span><span class="soft">${letter.preview}</span></a></li>`,
    )}</ul></section>`
    return show(c, { title: say.title, place: null, look: 'dev', content })
  })

  app.get('/dev/mails/:name', async (c) => {
    const found = (await exampleLetters()).find(({ name }) => name === c.req.param('name'))
    if (!found) return notThere(c)
    const { name, letter, attachments } = found
    const content = html`<p><a href="/dev/mails">${say.title}</a></p>
<div><h1>${letter.subject}</h1><p class="lead">${letter.preview}</p></div>
${attachments.length > 0 ? html`<p>${words.mail.attached}: ${attachments.map((each) => each.name).join(', ')}</p>` : ''}
<iframe title="${words.mail.frame}" src="/dev/mails/${name}/body" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<section class="sheet"><pre>${plainOf(letter)}</pre></section>`
    return show(c, { title: letter.subject, place: null, look: 'dev', content })
  })

  app.get('/dev/mails/:name/body', async (c) => {
    const found = (await exampleLetters()).find(({ name }) => name === c.req.param('name'))
    return found ? c.html(inFrame(htmlOf(found.letter)), 200, framePolicy) : notThere(c)
  })
  return app
}
