import { createHash } from 'node:crypto'
import { type Page, page } from './page.ts'
import { appPolicy, type Engine, type Headers, serviceWorkerPolicy, sitePolicy } from './policies.ts'
import { type Published, serviceWorkerPath } from './web-build.ts'

/**
 * The service worker's script with what it keeps written at its head, and under which rules it is sent. A document's revision follows
 * from its words and from its rules, so that a browser never continues with older rules than the server's. Without a list the script
 * takes the service worker away wherever there is one: where the server reads the chats, nothing works without it.
 */
export function serviceWorker(
  published: Published,
  engine: Engine,
  paths: readonly string[],
): { script: Page; policy: (host: string) => Headers } {
  const { offline, files, app, mails } = published
  if (!offline) return { script: headed('null', published), policy: () => serviceWorkerPolicy('', []) }
  const [appDocument = '/app'] = app
  // In each language.
  const site = [...published.site].filter(([path]) => !offline.online.some((only) => path.endsWith(only)))
  const revision = (document: Pick<Page, 'etag'>, rules: Headers) =>
    createHash('sha256').update(document.etag).update(JSON.stringify(rules)).digest('base64url').slice(0, 22)
  const documents = [
    { url: appDocument, revision: revision(published.appDocument, appPolicy('host', engine, paths, mails)) },
    ...site.map(([url, document]) => ({ url, revision: revision(document, sitePolicy()) })),
  ]
  const kept = offline.files.map((url) => {
    const file = files.get(url)
    if (!file) throw new Error(`offline.json: ${url} is not in the build`)
    return { url, revision: file.isImmutable ? null : file.etag }
  })
  const told = { app: [...app], appDocument, site: site.map(([path]) => path), toKeep: [...documents, ...kept] }
  // Itself, too: by its own rules the browser looks for a newer one (Chromium 156), and could never be rid of this one otherwise.
  const fetched = [serviceWorkerPath, ...told.toKeep.map(({ url }) => url)]
  return { script: headed(JSON.stringify(told), published), policy: (host) => serviceWorkerPolicy(host, fetched) }
}

/** JSON is a JavaScript expression. */
const headed = (told: string, { serviceWorkerScript }: Published): Page =>
  page(serviceWorkerPath.slice(1), Buffer.concat([Buffer.from(`self.told=${told};\n`), serviceWorkerScript]))
