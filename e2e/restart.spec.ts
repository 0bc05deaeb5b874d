import { mkdirSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../scripts/ensure-chromium.mjs'
import { writeChats } from './engines/chats.mjs'
import { whatIsLeft } from './engines/what-is-left.mjs'
import { entry, note, openFavorites } from './support/favorites.ts'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { analyzeButton, chooseTheme, drawnCharts, expectCopies, figure, goTo, openUpload, picker, toDashboard } from './support/screens.ts'
import { field, results } from './support/search.ts'

// The whole browser with a profile on the disk, as its user has it: other journeys have a window that keeps nothing.

test(
  'after the browser was closed a chat of 100,000 messages out of a zip, its favorite, the license and the theme are there; deleted, nothing of them is left',
  once,
  async ({ baseURL }) => {
    test.slow()
    const [profile, folder] = ['profile', 'chats'].map((name) => test.info().outputPath(name))
    for (const made of [profile, folder]) mkdirSync(made)
    const complaints: string[] = []
    const open = async (): Promise<Page> => {
      const context = await chromium.launchPersistentContext(profile, {
        executablePath: ensureChromium(),
        args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
        baseURL,
        locale: 'en-US',
        serviceWorkers: 'allow',
        viewport: { width: 1440, height: 900 },
      })
      context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      context.on('weberror', (error) => complaints.push(error.error().message))
      return context.pages()[0] ?? context.newPage()
    }
    let page = await open()
    try {
      await openUpload(page)
      await picker(page).setInputFiles(writeChats(folder).large)
      await expect(page.getByText('100,000 messages').first()).toBeVisible({ timeout: 60_000 })
      await analyzeButton(page).click()
      await toDashboard(page)
      await expect(figure(page, 'Total Messages')).toContainText('5,000')
      await goTo(page, 'Settings')
      await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
      await expect(page.getByText('License activated successfully!')).toBeVisible()
      await goTo(page, 'Dashboard')
      await expect(figure(page, 'Total Messages')).toContainText('100,000', { timeout: 60_000 })
      await goTo(page, 'Search')
      await field(page).fill('sofa')
      await expect(results(page)).toHaveCount(1)
      await results(page).getByRole('button', { name: 'Save to favorites' }).click()
      await expect(page.getByText('Message saved to favorites!').first()).toBeVisible()
      await goTo(page, 'Favorites')
      await entry(page, 'sofa').getByRole('button', { name: 'Note: add one' }).click()
      await note(page).fill('where it all began')
      await page.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByText('where it all began')).toBeVisible()
      await chooseTheme(page, 'Dark')
      await expectCopies(page, 1)

      await page.context().close()
      page = await open()
      await page.goto('/dashboard')
      await expect(page.locator('html[data-theme=dark]')).toHaveCount(1)
      // All messages are unpacked and read first.
      await expect(figure(page, 'Total Messages')).toContainText('100,000', { timeout: 60_000 })
      await drawnCharts(page)
      await openFavorites(page)
      await expect(page.getByText('where it all began')).toBeVisible()
      await goTo(page, 'Settings')
      await expect(page.getByText('Pro is active on this device.')).toBeVisible()

      await expect(page.getByText('In total')).toBeVisible()
      await page.getByRole('button', { name: /^Delete everything/ }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Delete/ })
        .click()
      await expect(page.getByText('Everything is deleted.')).toBeVisible()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => page.evaluate(whatIsLeft)).toEqual([])
    } finally {
      await page.context().close()
    }
    expect(complaints).toEqual([])
  },
)
