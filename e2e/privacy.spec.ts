import { expect } from '@playwright/test'
import { canaries, emojiCanary } from './support/canaries.ts'
import { chatText } from './support/chats.ts'
import { canariesSent, clickThrough, findAndKeep, requestList, seeHowItSounds, toUpload } from './support/leaks.ts'
import { productServer } from './support/product-server.ts'
import { analyzeChat, openUpload } from './support/screens.ts'
import { foreignHost, test, type Watch } from './support/watched.ts'

// The claim: nothing that leaves the browser depends on the chat. Looking for its words in what was sent cannot show that,
// since a count or a name's script could leave without them. So two chats that share nothing are taken through the same
// clicks, and what the server was sent must be the same, byte for byte. docs/privacy.md has the whole of it.

/** What the server is sent in a fresh browser. */
async function sentFor(watch: Watch, text: string, name: string): Promise<string[]> {
  const eyes = await watch()
  await clickThrough(eyes.page, eyes.own.origin, text, name)
  expect(await eyes.end()).toEqual([])
  return requestList(eyes.own)
}

test('7.3.1 two chats that share nothing make the same requests, header for header', async ({ watch }) => {
  test.slow()
  const small = await sentFor(watch, chatText({ messages: 10 }), 'WhatsApp Chat with Ana.txt')
  const names = ['Ольга', 'عائشة', '李雷', 'Ελένη', 'Łucja', 'नेहा', '👩‍👩‍👧']
  const words = (n: number) => `${n} слово كلمة 词 λέξη https://example.com/${n} 😀`
  const text = chatText({ messages: 100_000, names, say: words, year: 2012 })
  const large = await sentFor(watch, text, 'Чат.txt')
  expect(small.length).toBeGreaterThan(10)
  expect(large).toEqual(small)
  // One model for every language: whatever is in the chat, and before there is one.
  expect(small.filter((line) => /\/assets\/emotion-[\w-]+\.bin"/.test(line))).toHaveLength(1)
})

test('7.3.2 no word, name, picture or file name of the chat is in anything sent or logged, in any spelling', async ({ watch }) => {
  test.slow()
  const secrets = [...canaries(38), emojiCanary(), emojiCanary()]
  const [fileName, ...said] = secrets
  const names = said.splice(0, 8)
  const say = (n: number) => `${said[n % said.length]} https://${said[(n + 1) % said.length]}.example/${said[(n + 2) % said.length]}`
  const server = await productServer('browser')
  const eyes = await watch({ server: server.origin, words: secrets })
  await clickThrough(eyes.page, eyes.own.origin, chatText({ messages: 200, names, say }), `${fileName}.txt`)
  expect(await eyes.end()).toEqual([])
  expect(canariesSent(eyes.arrived(), secrets)).toEqual([])
  expect(server.log()).toContain(server.origin)
  expect(secrets.filter((secret) => server.log().includes(secret))).toEqual([])
  expect(await server.stop()).toEqual([])
})

test('7.3.3 once everything is loaded, a chat causes no request and no attempt at one', async ({ watch }) => {
  const eyes = await watch()
  await openUpload(eyes.page, eyes.own.origin)
  eyes.loaded()
  await analyzeChat(eyes.page, { messages: 6000, names: ['Ольга', 'عائشة', 'Ben'] })
  await toUpload(eyes.page)
  await analyzeChat(eyes.page, { messages: 3 })
  expect(await eyes.end()).toEqual([])
})

test('7.3.5 unplugged: with the server gone everything still works', async ({ watch }) => {
  const eyes = await watch()
  const { page, own, context } = eyes
  await openUpload(page, own.origin)
  eyes.loaded()
  await context.setOffline(true)
  await own.close()
  await analyzeChat(page, { messages: 400, names: ['Ольга', '李雷'] })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ольга')
  await findAndKeep(page, 'message')
  await seeHowItSounds(page)
  await toUpload(page)
  await analyzeChat(page, { messages: 30 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
  expect(await eyes.end()).toEqual([])
})

test('what these tests look with sees names, packets, windows and requests where no policy closes the way', async ({ watch }) => {
  const secret = canaries(1)
  const eyes = await watch({ words: secret })
  await eyes.page.goto(`http://${foreignHost}/`)
  await eyes.page.evaluate(tryEverything, { host: foreignHost, word: secret[0].toLowerCase(), stunPort: eyes.stunPort })
  await eyes.page.getByText('a link').hover()
  await eyes.page.waitForTimeout(1500)
  const seen = (await eyes.end()).join('\n')
  for (const trace of [
    `the browser looked up http://name.${foreignHost}`,
    `the browser looked up http://link.${foreignHost}`,
    `the browser looked up http://window.${foreignHost}`,
    `the page called open ["http://window.${foreignHost}/"]`,
    `the browser sent a packet to 127.0.0.1:${eyes.stunPort}`,
    'arrived at a WebRTC server',
    `the browser requested http://${foreignHost}/${secret[0].toLowerCase()}`,
    `arrived at another server: GET /${secret[0].toLowerCase()}`,
    `the browser's network log holds ${secret[0]}`,
    'the page called RTCPeerConnection',
  ]) {
    expect(seen).toContain(trace)
  }
})

async function tryEverything({ host, word, stunPort }: { host: string; word: string; stunPort: number }): Promise<void> {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'dns-prefetch', href: `//name.${host}` }))
  await fetch(`/${word}`)
  const connection = new RTCPeerConnection({ iceServers: [{ urls: `stun:127.0.0.1:${stunPort}` }] })
  connection.createDataChannel('text')
  window.open(`http://window.${host}/`)
  document.body.append(Object.assign(document.createElement('a'), { href: `http://link.${host}/`, textContent: 'a link' }))
  await connection.setLocalDescription(await connection.createOffer())
}
