import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Connect, Plugin, Rolldown, ViteDevServer } from 'vite'
import type * as Drawing from '../src/entries/render.ts'
import { routes, siteLanguages } from '../src/routes.ts'
import type { Drawn } from '../src/site/render/draw.tsx'
import { buildDrawing } from './build-drawing.ts'
import { expectNoneNeedOneAnother, expectNoneSpeaksTooSoon, expectOpeningsSuffice } from './in-few-files.ts'
import { expectSmall, scriptsOf } from './script-budget.ts'

/** The site's settings at build: a server with other settings has it drawn again when it starts. */
const asBuilt = { engine: 'browser', brand: '{}', payments: 'sandbox' } as const

/**
 * The two documents of the product. While developing, each path is answered by its document; after a build, every page of the
 * site is drawn as a separate document, and `routes.json` gives the server the file for each path, and the scripts of
 * the workers: the engine, which may never touch a network, and the printer, which alone may compile WebAssembly besides, and the
 * one that alone may reach the local model.
 */
export function documents(): Plugin {
  let isDrawing = false
  return {
    name: 'convostat-documents',
    configResolved: ({ build }) => {
      isDrawing = Boolean(build.ssr)
    },
    configureServer: (server) => void server.middlewares.use(developing(server)),
    configurePreviewServer: (server) => void server.middlewares.use(toApp),
    writeBundle: {
      order: 'post',
      async handler({ dir }, bundle) {
        if (isDrawing) return
        // biome-ignore lint/style/noNonNullAssertion: Vite always writes into a folder
        const folder = dir!
        const scriptOf = (name: string) => {
          const found = Object.keys(bundle).filter((file) => new RegExp(`^assets/${name}-[\\w-]+\\.js$`).test(file))
          if (found.length !== 1) throw new Error(`routes.json: expected one ${name} in the build, found ${found.length}`)
          return `/${found[0]}`
        }
        const scripts = { worker: scriptOf('worker'), printer: scriptOf('printer'), loopback: scriptOf('loopback') }
        expectNoneNeedOneAnother(bundle)
        expectNoneSpeaksTooSoon(bundle)
        expectOpeningsSuffice(bundle)
        await expectSmall(folder, bundle)
        const built = async (name: string) => withFonts(await readFile(join(folder, name), 'utf8'), bundle)
        const ahead = { checks: scriptOf('schemas') }
        const app = withScripts(withAddresses(await built('app.html'), ahead), bundle)
        const templates = { site: await built('index.html'), app }
        await buildDrawing(join(folder, 'site'))
        for (const [name, template] of Object.entries(templates)) await writeFile(join(folder, `site/${name}-template.html`), template)
        await rm(join(folder, 'index.html'))
        const { drawSite } = (await import(pathToFileURL(join(folder, 'site/draw.js')).href)) as typeof Drawing
        const drawn = await drawSite(templates, asBuilt, siteLanguages)
        await writeFile(join(folder, 'app.html'), drawn.app)
        const site = await written(folder, drawn.pages)
        const table = { ...routes, ...site, languages: siteLanguages, asBuilt, ...scripts }
        await writeFile(join(folder, 'routes.json'), `${JSON.stringify(table, null, 2)}\n`)
      },
    },
  }
}

/** Where scripts are that the app has fetched long before it asks for them by name. */
function withAddresses(html: string, scripts: Readonly<Record<string, string>>): string {
  return Object.entries(scripts).reduce((told, [name, script]) => {
    const meta = new RegExp(`(<meta name="convostat-${name}" content=")(")`)
    if (!meta.test(told)) throw new Error(`app.html: expected <meta name="convostat-${name}" content="" />`)
    return told.replace(meta, (_, before, after) => before + script + after)
  }, html)
}

/**
 * What the app needs, what a first visitor's screen needs, what the dashboard needs with its snapshot, and the app itself, in the order in
 * which they need one another. The document only names them, before all else: they are asked for immediately by public/theme.js, or by
 * src/app/boot.ts once the first screen is painted.
 */
function withScripts(html: string, bundle: Rolldown.OutputBundle): string {
  const needed = scriptsOf('app', bundle).filter((file) => !html.includes(`"/${file}"`))
  const isApp = (file: string) => bundle[file].name === 'main'
  const [shell, app] = [needed.filter((file) => !isApp(file)), needed.filter(isApp)]
  const besides = (...of: string[]) =>
    new Set(of.flatMap((name) => scriptsOf(name, bundle, [])).filter((file) => !needed.includes(file) && !html.includes(`"/${file}"`)))
  const [screen, home] = [besides('upload'), besides('dashboard', 'snapshots')]
  if ([shell, [...screen], [...home]].some(({ length }) => length === 0) || app.length !== 1)
    throw new Error('app.html: expected the scripts of the app')
  const link = (file: string, mark: string) => `<link rel="later" ${mark} crossorigin href="/${file}">`
  const styles = needed.flatMap((file) => stylesOf(bundle[file])).filter((file) => !html.includes(`"/${file}"`))
  const links = [
    ...shell.map((file) => link(file, 'data-shell')),
    ...[...screen].map((file) => link(file, home.has(file) ? 'data-screen data-home' : 'data-screen')),
    ...[...home].filter((file) => !screen.has(file)).map((file) => link(file, 'data-home')),
    ...app.map((file) => link(file, 'data-shell')),
  ]
  const looks = styles.map((file) => `  <link rel="stylesheet" crossorigin href="/${file}">\n  `)
  const theme = '<script src="/theme.js"></script>'
  if (!html.includes(theme)) throw new Error(`app.html: expected ${theme}`)
  return html.replace(theme, () => [...links, theme].join('\n    ')).replace('</head>', () => `${looks.join('')}</head>`)
}

const stylesOf = (chunk: Rolldown.OutputBundle[string]): string[] =>
  chunk.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []

/** Writes each page into its own file; gives which file is at which path, and which where nothing does, by language. */
async function written(folder: string, drawn: readonly (readonly Drawn[])[]) {
  const site: Record<string, string> = {}
  const notFound: Record<string, string> = {}
  for (const [i, language] of siteLanguages.entries()) {
    for (const { path, html } of drawn[i]) {
      const name = path === null ? '404' : path.slice(path.lastIndexOf('/') + 1) || 'index'
      const file = `site/${language}/${name === language ? 'index' : name}.html`
      if (path === null) notFound[language] = file
      else site[path] = file
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), html)
    }
  }
  return { site, notFound }
}

const toApp: Connect.NextHandleFunction = (request, _response, next) => {
  const [path] = (request.url ?? '').split('?')
  if (routes.app.some((known) => known === path)) request.url = '/app.html'
  next()
}

/** The pages of the site in English, drawn as they are asked for. */
function developing(server: ViteDevServer): Connect.NextHandleFunction {
  const drawn = async (url: string): Promise<string | null> => {
    const [path] = url.split('?')
    if (!routes.site.some((known) => known === path)) return null
    const template = await server.transformIndexHtml(url, await readFile(join(server.config.root, 'index.html'), 'utf8'))
    const { draw } = (await server.ssrLoadModule('/src/site/render/draw.tsx')) as { draw: (template: string) => Drawn[] }
    return draw(template).find((page) => page.path === path)?.html ?? null
  }
  return (request, response, next) => {
    drawn(request.url ?? '').then((html) => {
      if (html === null) return toApp(request, response, next)
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.end(html)
    }, next)
  }
}

/** The cuts that the first screen of every page is set in; whatever else is needed comes when it is met. */
const first = ['source-sans-3-latin-wght-normal', 'newsreader-latin-opsz-normal']

/** Has the browser fetch the fonts along with the style, and not only once it has read that. Throws where the build has no such font. */
function withFonts(html: string, bundle: Rolldown.OutputBundle): string {
  const links = first.map((name) => {
    const file = Object.keys(bundle).find((path) => path.startsWith(`assets/${name}-`) && path.endsWith('.woff2'))
    if (!file) throw new Error(`no font in the build is called ${name}`)
    return `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`
  })
  return html.replace('</title>', () => `</title>\n    ${links.join('\n    ')}`)
}
