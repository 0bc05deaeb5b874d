import type { Page } from '@playwright/test'
import { askEngine } from './engine.ts'
import { expect } from './journey.ts'
import { enginesOf } from './worker-script.ts'

interface History {
  uploads: { id: string; filename: string; messageCount: number; bytes: number | null }[]
  damaged: { id: string }[]
  storage: { kind: string }
}
export const history = (page: Page) => askEngine<History>(page, 'uploads.list')

/** Waits until this many uploads are kept. */
export const expectKept = (page: Page, count: number) =>
  expect.poll(async () => (await history(page)).uploads.filter(({ bytes }) => bytes !== null).length).toBe(count)

/** Every kept file has other bytes than it was kept with. */
export const damageFiles = (page: Page) =>
  page.evaluate(async () => {
    const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('uploads')
    for await (const name of folder.keys()) {
      const stream = await (await folder.getFileHandle(name)).createWritable()
      await stream.write('half')
      await stream.close()
    }
  })

/** Keeps chats one after the other, as another tab would: in a worker, with nothing drawn. */
export async function keepChats(page: Page, chats: readonly string[]): Promise<void> {
  await expect.poll(() => enginesOf(page).length).toBeGreaterThan(0)
  const [engine] = enginesOf(page)
  await page.evaluate(
    async ([url, chats]) => {
      const worker = new Worker(url, { type: 'module' })
      let id = 0
      const ask = (name: string, input: object = {}) =>
        new Promise<{ stored: string }>((resolve, reject) => {
          worker.onmessage = ({ data }) => {
            if ('failure' in data) reject(new Error(`${data.failure.code}: ${data.failure.detail}`))
            else if ('output' in data) resolve(data.output)
          }
          worker.postMessage({ id: ++id, name, input })
        })
      for (const chat of chats) {
        let { stored } = await ask('upload.run', { file: new File([chat], 'chat.txt') })
        while (stored === 'writing') ({ stored } = await ask('overview.get'))
        if (stored !== 'stored') throw new Error(`a chat is ${stored}`)
      }
      worker.terminate()
    },
    [engine.url(), chats] as const,
  )
}
