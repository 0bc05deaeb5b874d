import { contentDisposition } from '@convostat/api/http'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Address, Email } from 'postal-mime'
import { filePolicy, framePolicy, notThere, show } from './door.ts'
import { facts, type Html, momentOf } from './layout.ts'
import { type KeptMail, keptMail, mailNames } from './mail-folder.ts'
import type { Playing } from './sandbox-context.ts'
import { words } from './words.ts'

const say = words.mail

/** The mailbox: everything that would have been sent. */
export function mailPages(app: Hono, { mailFolder, mailed }: Pick<Playing, 'mailFolder' | 'mailed'>): void {
  const of = (c: Context): Promise<KeptMail | null> => keptMail(mailFolder, c.req.param('name') ?? '')

  app.get('/sandbox/mail', async (c) => {
    // A mail that a page announced is here when the reader looks.
    await mailed()
    const mails = await Promise.all(mailNames(mailFolder).map((name) => keptMail(mailFolder, name)))
    const content = html`<div><h1>${say.title}</h1><p class="lead">${say.lead}</p></div>
<section class="sheet">${mails.length === 0 ? html`<p class="soft">${say.none}</p>` : html`<ul class="mails">${mails.map((each) => (each ? entry(each) : ''))}</ul>`}</section>
<p class="faint">${say.folder} <code>${mailFolder}</code></p>
<p><a href="/dev/mails">${say.previews}</a></p>`
    return show(c, { title: say.title, place: 'mail', content })
  })

  app.get('/sandbox/mail/:name', async (c) => {
    const kept = await of(c)
    if (!kept) return notThere(c)
    const isPlain = c.req.query('as') === 'plain'
    return show(c, { title: kept.mail.subject ?? '', place: 'mail', content: opened(kept, isPlain) })
  })

  app.get('/sandbox/mail/:name/body', async (c) => {
    const kept = await of(c)
    return kept ? c.html(inFrame(kept.mail.html ?? ''), 200, framePolicy) : notThere(c)
  })

  app.get('/sandbox/mail/:name/eml', async (c) => {
    const kept = await of(c)
    return kept ? download(c, kept.name, 'message/rfc822', new Uint8Array(kept.raw)) : notThere(c)
  })

  app.get('/sandbox/mail/:name/attachments/:number', async (c) => {
    const found = (await of(c))?.mail.attachments[Number(c.req.param('number'))]
    if (!found || typeof found.content === 'string') return notThere(c)
    return download(c, found.filename ?? 'attachment', 'application/octet-stream', new Uint8Array(found.content))
  })
}

/** Links in a frame open beside it. */
export const inFrame = (mail: string): string => mail.replace('<head>', '<head><base target="_blank">')

const download = (c: Context, name: string, type: string, bytes: Uint8Array<ArrayBuffer>): Response =>
  c.body(bytes, 200, {
    ...filePolicy,
    'content-type': type,
    'content-disposition': contentDisposition(name),
  })

const entry = ({ name, mail }: KeptMail): Html =>
  html`<li><a href="/sandbox/mail/${name}"><span class="subject">${mail.subject}</span><span class="faint">${when(mail)}</span><span class="soft"><bdi>${mail.to?.map(({ address }) => address).join(', ')}</bdi></span></a></li>`

const when = ({ date }: Email): string => momentOf(Math.floor(Date.parse(date ?? '') / 1000) || 0)

const person = ({ name, address }: Address): string => (name ? `${name} <${address}>` : (address ?? ''))

function opened({ name, mail }: KeptMail, isPlain: boolean): Html {
  const path = `/sandbox/mail/${name}`
  const tab = (href: string, label: string, isHere: boolean) =>
    html`<a href="${href}"${isHere ? html` aria-current="page"` : ''}>${label}</a>`
  const attached = mail.attachments.map(({ filename }, i) => html`${i > 0 ? ', ' : ''}<a href="${path}/attachments/${i}">${filename}</a>`)
  return html`<p><a href="/sandbox/mail">${say.back}</a></p>
<div><h1>${mail.subject}</h1></div>
<section>${facts([
    [say.from, mail.from ? person(mail.from) : ''],
    [say.to, mail.to?.map(person).join(', ') ?? ''],
    ...(mail.replyTo ? [[say.replyTo, mail.replyTo.map(person).join(', ')] as const] : []),
    [say.date, when(mail)],
    ...(attached.length > 0 ? [[say.attached, html`${attached}`] as const] : []),
  ])}</section>
<div class="tabs">${tab(path, say.html, !isPlain)}${tab(`${path}?as=plain`, say.plain, isPlain)}</div>
${
  isPlain
    ? html`<section class="sheet"><pre>${mail.text}</pre></section>`
    : html`<iframe title="${say.frame}" src="${path}/body" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>`
}
<p><a class="button" href="${path}/eml">${say.download}</a></p>`
}
