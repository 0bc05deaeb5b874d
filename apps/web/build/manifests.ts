import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readSentences } from '../../../packages/sentences/src/catalogues.ts'

const directions = { en: 'ltr', de: 'ltr', ar: 'rtl' }
type Language = keyof typeof directions

/** The ground of the light theme, which the system draws while the app is opened. */
function paper(): string {
  const tokens = readFileSync(join(import.meta.dirname, '../src/styles/tokens.css'), 'utf8')
  const [, color] = /--paper:\s*(#[0-9a-f]{6})/i.exec(tokens) ?? []
  if (!color) throw new Error('tokens.css: expected --paper to be a hexadecimal colour')
  return color
}

/**
 * What the app is installed by, a file for each language: one program whatever the language, which opens exported chats. Its icons are
 * in it, since the policy of the chat screens lets in no picture by address, which could carry something. No share
 * target: a shared chat is sent as a request, which would reach the server wherever the service worker is gone (docs/privacy.md).
 */
export function manifests(): Plugin {
  let publicDir = ''
  const manifestOf = (lang: Language) => {
    const { name, description } = readSentences(join(import.meta.dirname, 'messages', `${lang}.json`))
    const icon = (file: string, size: number, purpose: string) => ({
      src: `data:image/png;base64,${readFileSync(join(publicDir, 'icons', file)).toString('base64')}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })
    return JSON.stringify({
      id: '/app',
      start_url: '/app',
      scope: '/',
      display: 'standalone',
      lang,
      dir: directions[lang],
      name,
      short_name: name,
      description,
      background_color: paper(),
      theme_color: paper(),
      icons: [icon('icon-192.png', 192, 'any'), icon('icon-512.png', 512, 'any'), icon('icon-maskable-512.png', 512, 'maskable')],
      file_handlers: [{ action: '/app', accept: { 'text/plain': ['.txt'], 'application/zip': ['.zip'] } }],
    })
  }
  return {
    name: 'convostat-manifests',
    configResolved(config) {
      publicDir = config.publicDir
    },
    generateBundle() {
      for (const lang of Object.keys(directions) as Language[]) {
        this.emitFile({ type: 'asset', fileName: `app.${lang}.webmanifest`, source: manifestOf(lang) })
      }
    },
  }
}
