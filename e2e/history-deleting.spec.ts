import { chatFile } from './support/chats.ts'
import { analyzeChats, cardButton, cards, choose, onDevice, recent, title, toUpload, undo, written } from './support/history.ts'
import { expect, once, test } from './support/journey.ts'
import { chooseTheme, drawnCharts, figure } from './support/screens.ts'

test(
  'a deletion that is not undone is final after twenty seconds, or when the page is closed; a tab that crashes before has lost nothing',
  once,
  async ({ page, context }) => {
    await analyzeChats(page, [
      ['Zoe', 20],
      ['Ana', 30],
      ['Ben', 44],
      ['Eva', 50],
    ])
    await choose(page, 'Me & Zoe', 'Delete')
    await page.mouse.move(5, 5)
    await expect(undo(page)).toBeVisible()
    await expect(undo(page)).toHaveCount(0, { timeout: 45_000 })
    await written(page, 3)

    await choose(page, 'Me & Ana', 'Delete')
    await page.goto('/')
    await page.goto('/dashboard')
    await drawnCharts(page)
    await expect(cards(page)).toHaveCount(2)
    await written(page, 2)
    await choose(page, 'Me & Ben', 'Delete')
    await expect(cards(page)).toHaveCount(1)
    const crashed = page.waitForEvent('crash')
    await page.goto('chrome://crash').catch(() => undefined)
    await crashed
    const other = await context.newPage()
    await other.goto('/app')
    await expect(cards(other)).toHaveCount(2)
  },
)

test(
  'deleting everything leaves nothing: no file, no record, no id; my data is included in one file before, and comes back from it; deleting the chat on the screen goes to the next newest, and undoing it back; without any to the upload screen',
  once,
  async ({ page }) => {
    await analyzeChats(page, [
      ['Ana', 30],
      ['Ben', 44],
    ])
    await chooseTheme(page, 'Dark')
    await expect.poll(async () => (await onDevice(page)).snapshots).toBeGreaterThan(0)
    await toUpload(page)
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await saving
    expect(download.suggestedFilename()).toMatch(/^convostat-backup-[\d-]+\.zip$/)
    const path = test.info().outputPath('backup.zip')
    await download.saveAs(path)
    await page.getByRole('button', { name: 'Delete everything...' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete everything?' })
    await expect(dialog).toContainText('2 chats')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(cards(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Delete everything...' }).click()
    await dialog.getByRole('button', { name: 'Delete 2 chats' }).click()
    await expect(page.getByText('Everything is deleted.')).toBeVisible()
    await expect(recent(page)).toHaveCount(0)
    expect(await onDevice(page)).toEqual({ files: [], records: 0, snapshots: 0, journal: 0, keys: ['theme'] })
    await page.goto('/dashboard')
    await page.waitForURL((url) => url.pathname === '/')

    await page.goto('/app')
    const restore = page.getByLabel('Restore')
    await restore.setInputFiles(path)
    await expect(page.getByText('2 chats restored.')).toBeVisible()
    await expect(cards(page)).toHaveCount(2)
    await restore.setInputFiles(path)
    await expect(page.getByText('Nothing to restore. 2 chats were already here.')).toBeVisible()
    await restore.setInputFiles(chatFile('no backup', 'backup.zip'))
    await expect(page.getByText('This file could not be restored.')).toBeVisible()
    await cardButton(page, 'Me & Ana').click()
    await page.waitForURL('**/dashboard')
    await expect(figure(page, 'Total Messages')).toContainText('30')

    // The chat on the screen goes: the next newest takes its place.
    await choose(page, 'Me & Ana', 'Delete')
    await expect(title(page)).toHaveText('Me & Ben')
    await drawnCharts(page)
    await undo(page).click()
    await expect(title(page)).toHaveText('Me & Ana')
    await drawnCharts(page)
    await choose(page, 'Me & Ana', 'Delete')
    await expect(title(page)).toHaveText('Me & Ben')
    await choose(page, 'Me & Ben', 'Delete')
    await page.waitForURL('**/app')
    await expect(recent(page)).toHaveCount(0)
    const dismiss = page.getByRole('button', { name: 'Dismiss' })
    await expect(dismiss).toHaveCount(2)
    await dismiss.first().click()
    await expect(dismiss).toHaveCount(1)
    await dismiss.click()
    await written(page, 0)
    await page.goto('/dashboard')
    await page.waitForURL((url) => url.pathname === '/')
  },
)
