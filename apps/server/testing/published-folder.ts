import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

const metas = ['engine', 'license', 'brand', 'payments', 'offline'].map((name) => `<meta name="convostat-${name}" content="">`).join('')
const html = (title: string) => `<!doctype html><meta charset="utf-8">${metas}<title>${title}</title>${' '.repeat(1000)}`

const build: Record<string, string> = {
  'site/en/index.html': html('Site'),
  'site/en/404.html': html('Nothing here'),
  'site/draw.js': "export const drawSite = () => ({ pages: [], app: '' })",
  'app.html': html('Chat screens'),
  'routes.json': JSON.stringify({
    site: { '/': 'site/en/index.html' },
    notFound: { en: 'site/en/404.html' },
    app: ['/app', '/dashboard'],
    worker: '/assets/engine-Ab12_-Yz.js',
    printer: '/assets/printer-P1r2I3n4.js',
    loopback: '/assets/loopback-L5o6O7p8.js',
  }),
  'offline.json': JSON.stringify({ files: ['/assets/app-a1B2c3D4.js', '/demo-chat.txt'], online: ['/payment-success'] }),
  'service-worker.js': 'void self.told',
  'demo-chat.txt': '04/03/2021, 00:05 - Ana: hi\n'.repeat(100),
  'assets/app-a1B2c3D4.js': `console.info(${JSON.stringify('x'.repeat(2000))})`,
  'assets/engine-Ab12_-Yz.js': 'self.onmessage = () => self.postMessage(1)',
  'assets/emotion-Q7w8E9r0.bin': '\u0000weights'.repeat(500),
  'assets/printer-P1r2I3n4.js': 'self.onmessage = () => self.postMessage(2)',
  'assets/loopback-L5o6O7p8.js': 'self.onmessage = () => self.postMessage(3)',
  'assets/report-R5t6Y7u8.bin': 'compiler and fonts'.repeat(40_000),
  'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'favicon.ico': 'icon',
}

/** A separate folder for the running test, removed with it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'convostat-server-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A small web build; `changes` replaces files or, with null, leaves them out. */
export function webBuild(changes: Record<string, string | null> = {}): string {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries({ ...build, ...changes })) {
    if (content === null) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
