import type { Page } from '@playwright/test'
import { expect, once, test } from './support/journey.ts'
import {
  analyzeChat,
  chooseTheme,
  drawnCharts,
  expectAccessibleInBothThemes,
  expectCopies,
  expectNoSideways,
  goTo,
  openUpload,
} from './support/screens.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to, search or run' })
const field = (page: Page) => palette(page).getByRole('combobox')
const command = (page: Page, name: string) => palette(page).getByRole('option', { name, exact: true })

async function openByKeys(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k')
  await expect(field(page)).toBeFocused()
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
}

test('the palette opens from everywhere, goes where its words lead and gives the keyboard back; the screens are reached without it, too', async ({
  page,
  isMobile,
}) => {
  test.slow()
  await openUpload(page)
  await openByKeys(page)
  await close(page)
  await analyzeChat(page, { messages: 60 })
  const table = page.getByRole('button', { name: 'Calendar, as a table' })
  await table.focus()
  await openByKeys(page)
  await page.keyboard.press('ControlOrMeta+k')
  await expect(palette(page)).toHaveCount(0)
  await expect(table).toBeFocused()
  // The visible ways into it.
  const button = page.getByRole('button', { name: 'Go to or search' }).filter({ visible: true })
  await button.click()
  await expect(field(page)).toBeFocused()
  await close(page)
  await expect(button).toBeFocused()
  if (isMobile) {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Go to or search' }).click()
    await expect(field(page)).toBeFocused()
    await close(page)
  }
  await openByKeys(page)
  await page.keyboard.type('cust mile')
  await expect(palette(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expect(command(page, 'Custom Milestones')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/custom-milestones')
  await expect(palette(page)).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()

  await test.step('the palette, its keys and More are accessible, in both themes', async () => {
    await openByKeys(page)
    await expectAccessibleInBothThemes(page)
    await expectNoSideways(page)
    await page.keyboard.type('custom')
    await expect(command(page, 'Search for “custom”')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.screenshot({ path: test.info().outputPath('palette.png') })
    await close(page)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    if (!isMobile) return
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'More' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.screenshot({ path: test.info().outputPath('more.png') })
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the sidebar, and on a phone the bar and More', async () => {
    // From the open dashboard, whose charts are left.
    await goTo(page, 'Dashboard')
    await drawnCharts(page)
    for (const [screen, path] of [
      ['Search', '/search'],
      ['Custom Milestones', '/custom-milestones'],
      ['Favorites', '/favorites'],
      ['Dashboard', '/dashboard'],
      ['Upload', '/app'],
    ]) {
      await goTo(page, screen)
      await page.waitForURL(`**${path}`)
      await expectNoSideways(page)
      // Nothing that was opened on the way is left over the screen.
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    // Each is served by its address as well, and allowed what it needs.
    for (const path of ['/search', '/custom-milestones', '/favorites']) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

test(
  'another chat, the theme, one’s data and the keys are at hand, also where a palette is opened again immediately',
  once,
  async ({ page }) => {
    await openUpload(page)
    await analyzeChat(page, { messages: 60, names: ['Me', 'José'] })
    await goTo(page, 'Upload')
    await analyzeChat(page, { messages: 30, names: ['Me', 'Ben'] })
    await expectCopies(page, 2)

    await test.step('a palette that is opened again immediately keeps the keyboard, and leads it back to where it was at first', async () => {
      const table = page.getByRole('button', { name: 'Calendar, as a table' })
      await table.focus()
      await openByKeys(page)
      // Closed, opened and typed into before any timer fires, as where a machine is busy.
      await page.evaluate(async () => {
        const press = async (key: string, ctrlKey = false) => {
          document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }))
          for (let turn = 0; turn < 50; turn++) await Promise.resolve()
        }
        await press('Escape')
        if (document.querySelector('[role=dialog]')) throw new Error('It does not close.')
        await press('k', true)
        if (!document.activeElement?.matches('[role=dialog] input')) throw new Error('It does not open.')
        document.execCommand('insertText', false, 'ke')
        await new Promise((resolve) => setTimeout(() => setTimeout(resolve)))
      })
      await page.keyboard.type('ys')
      await expect(field(page)).toHaveValue('keys')
      await close(page)
      await expect(table).toBeFocused()
    })

    await openByKeys(page)
    // The chat on the screen is not a place to go to.
    await expect(command(page, 'Me & José')).toBeVisible()
    await expect(command(page, 'Me & Ben')).toHaveCount(0)
    await page.keyboard.type('jose')
    await expect(command(page, 'Me & José')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Me & José')
    await drawnCharts(page)

    await openByKeys(page)
    await page.keyboard.type('dark')
    await expect(command(page, 'Dark theme')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(palette(page)).toHaveCount(0)
    await chooseTheme(page, 'Match device')

    await openByKeys(page)
    await page.keyboard.type('backup')
    await expect(command(page, 'Download my data')).toHaveAttribute('aria-selected', 'true')
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toMatch(/^convostat-backup-[\d-]+\.zip$/)
    await expect(palette(page)).toHaveCount(0)

    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(keys).toContainText('Search the chat')
    await page.keyboard.press('Escape')
    await expect(keys).toHaveCount(0)
    await openByKeys(page)
    await page.keyboard.type('keys')
    await expect(command(page, 'Keyboard shortcuts')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(keys).toBeVisible()
    await keys.getByRole('button', { name: 'Close' }).click()
    await expect(keys).toHaveCount(0)
  },
)
