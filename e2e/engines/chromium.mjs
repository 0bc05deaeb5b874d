// @ts-check
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { asText, keys, reportViolations } from './driver.mjs'

/** @param {string} path of the browser @returns {import('./driver.mjs').Open} */
export const openChromium =
  (path) =>
  async ({ profile, downloads }) => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath: path,
      args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
      locale: 'en-US',
      serviceWorkers: 'allow',
      viewport: { width: 1440, height: 900 },
    })
    await context.addInitScript(reportViolations)
    const page = context.pages()[0] ?? (await context.newPage())
    /** @type {string[]} */
    const complaints = []
    context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    context.on('weberror', (error) => complaints.push(error.error().message))
    page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())))
    const names = new Map([
      [keys.enter, 'Enter'],
      [keys.escape, 'Escape'],
      [keys.tab, 'Tab'],
    ])
    return {
      version: `Chromium ${context.browser()?.version()}`,
      complaints,
      goTo: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      evaluate: async (expression) => JSON.parse(await page.evaluate(asText(expression))),
      click: (x, y) => page.mouse.click(x, y),
      press: async (text) => {
        for (const key of text) await page.keyboard.press(names.get(key) ?? key)
      },
      choose: (selector, file) => page.setInputFiles(selector, file),
      resize: (width, height) => page.setViewportSize({ width, height }),
      screenshot: () => page.screenshot(),
      end: () => context.close(),
    }
  }
