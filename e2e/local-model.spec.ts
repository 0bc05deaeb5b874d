import { type BrowserContext, chromium, expect, type Page, test } from '@playwright/test'
import { ollamaStandIn, type StandInChat, type Step } from '../packages/api/testing/local-model/ollama-stand-in.ts'
import { ensureChromium } from '../scripts/ensure-chromium.mjs'
import { once } from './support/journey.ts'
import { productServer } from './support/product-server.ts'
import { analyzeChatFor, expectAccessible, openUpload } from './support/screens.ts'

// A hosted copy, as the browser sees it: a page of the public address space, and a program on this computer that it may reach
// only where the browser, the program and the reader let it. The program is a stand-in for Ollama, at Ollama's own address.

const name = 'chats.test'
const lines = Array.from(
  { length: 80 },
  (_, n) => `04/03/2021, 21:${String(n % 60).padStart(2, '0')} - ${n % 2 ? 'Ben' : 'Ana'}: lighthouse picnic ${n}`,
)
const chat = [
  ...lines.slice(0, 40),
  '04/03/2021, 21:40 - Ben: the wedding is going to be in the old mill by the river',
  ...lines.slice(40),
].join('\n')

/** What it says about the message about the wedding: what is there, and then more. */
function answer({ messages }: StandInChat): Step[] {
  const [, id] = /\[(m\d+)\] \S+ \S+ Ben: the wedding/.exec(messages[1].content) ?? []
  const said = [
    `The wedding is going to be in the old mill by the river [${id}].`,
    `It costs 999 euros [${id}].`,
    `<img src=http://evil.example/pixel.png> [${id}].`,
  ]
  return [...said.map((say) => ({ say: `${say} ` })), { done: 'stop' }]
}

const part = (page: Page) => page.getByRole('region', { name: 'Local AI' })
const lookNow = (page: Page) => page.evaluate(() => dispatchEvent(new Event('ollama-check')))

/** Every host that anything in this browser asks, or tries to. */
function hostsAsked(context: BrowserContext): Set<string> {
  const hosts = new Set<string>()
  context.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (/^https?:|^wss?:/.test(protocol)) hosts.add(host)
  })
  return hosts
}

test(
  'the local model is reached only once the reader has connected it, by its one address, and never after it is switched off',
  once,
  async () => {
    test.slow()
    const server = await productServer('browser', [name])
    const origin = server.origin.replace('localhost', name)
    const { port } = new URL(origin)
    const ollama = await ollamaStandIn({ port: 11434, answer })
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        `--host-resolver-rules=MAP ${name} 127.0.0.1`,
        `--ip-address-space-overrides=127.0.0.1:${port}=public`,
        `--unsafely-treat-insecure-origin-as-secure=${origin}`,
      ],
    })
    try {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
      const hosts = hostsAsked(context)
      const page = await context.newPage()
      const loopbacks = () => page.workers().filter((worker) => /\/loopback-/.test(worker.url())).length

      // Nothing is asked before it is connected, whatever is done.
      await openUpload(page, origin)
      await analyzeChatFor(page, 'Ask', chat)
      await expect(part(page).getByRole('button', { name: 'Connect to local AI' })).toBeVisible()
      await lookNow(page)
      expect([...hosts]).toEqual([`${name}:${port}`])
      expect([ollama.requests.length, loopbacks()]).toEqual([0, 0])

      // The browser has to be asked first, and here it says no.
      await part(page).getByRole('button', { name: 'Connect to local AI' }).click()
      await expect(part(page)).toContainText('You declined access')
      await expect(page.getByRole('link', { name: 'Local AI is on' }).first()).toBeVisible()
      expect(ollama.requests).toEqual([])
      await expectAccessible(page)

      // Then the program, which answers no page that it does not allow.
      await context.grantPermissions(['local-network-access'], { origin })
      await lookNow(page)
      await expect(part(page)).toContainText('Ollama doesn’t accept this page yet')
      await expect(part(page).getByRole('listitem').first()).toContainText(/OLLAMA_ORIGINS|ollama\.service\.d/)
      ollama.set({ origins: [origin], models: [] })
      await lookNow(page)
      await expect(part(page)).toContainText('No model is installed')
      await expect(part(page)).toContainText('ollama pull')
      // Automatically, every ten seconds.
      ollama.set({ models: [{ name: 'llama3.2:latest' }, { name: 'qwen3:4b' }, { name: 'far:cloud', remoteHost: 'https://ollama.com' }] })
      await expect(part(page).getByRole('combobox')).toContainText('llama3.2:latest', { timeout: 30_000 })
      await expect(part(page)).not.toContainText('far:cloud')

      // What rests on the messages is said, and nothing else.
      await page.getByRole('textbox', { name: 'Your question' }).fill('Where is the wedding going to be?')
      await page.getByRole('textbox', { name: 'Your question' }).press('Enter')
      const given = page.getByRole('article', { name: 'Where is the wedding going to be?' })
      await expect(given).toContainText('The wedding is going to be in the old mill by the river.')
      await expect(given).toContainText('of the local AI was left out')
      await expect(given).not.toContainText('999')
      expect(await page.locator('img[src^="http"]').count()).toBe(0)
      expect(ollama.chats.map(({ model }) => model)).toEqual(['llama3.2:latest'])

      // Switched off, it is not asked any more, and not after a reload either.
      await part(page).getByRole('button', { name: 'Switch off' }).click()
      await expect(page.getByRole('link', { name: 'Local AI is on' })).toHaveCount(0)
      const asked = ollama.requests.length
      await lookNow(page)
      await page.reload()
      await expect(part(page).getByRole('button', { name: 'Connect to local AI' })).toBeVisible()
      await lookNow(page)
      expect([ollama.requests.length, loopbacks()]).toEqual([asked, 0])
      expect([...hosts].sort()).toEqual(['127.0.0.1:11434', `${name}:${port}`])
      expect(new Set(ollama.requests.map((request) => request.origin ?? 'none'))).toEqual(new Set(['none', origin]))
      expect(ollama.mistakes).toEqual([])
    } finally {
      await browser.close()
      await ollama.close()
      await server.stop()
    }
  },
)
