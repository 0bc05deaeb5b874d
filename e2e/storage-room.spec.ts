import type { Page } from '@playwright/test'
import { deviceOf } from './support/engine.ts'
import { expect, once, test } from './support/journey.ts'
import { expectKept, history } from './support/kept.ts'
import { analyzeChat, expectAccessible, expectNoSideways, openUpload, whenNarrow } from './support/screens.ts'
import { inWorkers, workerScript } from './support/worker-script.ts'

async function limitStorage(page: Page, quotaSize: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize })
}

const usage = (page: Page) => page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
const notEnough =
  /^Not enough storage for this chat \(needs [\d.]+\s(kB|MB), free [\d.]+\s(B|kB|MB)\)\. The analysis is shown but not saved\.$/

test(
  'without enough room the chat is shown but not saved, with the sizes; what was kept stays, and nothing torn',
  once,
  async ({ page, context }) => {
    await openUpload(page)
    await analyzeChat(page, { messages: 40 })
    await expectKept(page, 1)
    const before = await deviceOf(page)
    const expectNotEnough = async () => {
      await page.goto('/app')
      await analyzeChat(page, { messages: 20_000, say: (n) => `${n} ${Math.sin(n)}` })
      await expect(page.getByText(notEnough)).toBeVisible()
      expect(await deviceOf(page)).toEqual(before)
      expect((await history(page)).uploads).toMatchObject([{ messageCount: 40 }])
    }
    // The browser says so.
    await inWorkers(context, 'StorageManager.prototype.estimate = async () => ({ usage: 0, quota: 60_000 })')
    await expectNotEnough()
    await expectAccessible(page)
    await expectNoSideways(page)
    await whenNarrow(page, async () => {
      await expectAccessible(page)
      await expectNoSideways(page)
    })
    await page.screenshot({ path: test.info().outputPath('not-enough.png') })
    // It promised room, and runs out of it.
    await context.unroute(workerScript)
    await limitStorage(page, (await usage(page)) + 40_000)
    await expectNotEnough()
  },
)
