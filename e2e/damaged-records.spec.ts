import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { entries, entry, findOne, lying, note, openFavorites, put, putFavorites } from './support/favorites.ts'
import { expect, once, test } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { analyzeChat, expectAccessible, expectCopies, goTo, openUpload } from './support/screens.ts'

// Records that are damaged, or from a newer version: they are reported, left as they are, downloaded, and deleted only by the person.

const day = '2026-01-01T00:00:00.000Z'
const newer = { v: 2, author: 'Ana', text: 'message number 3', originalDate: '2024-01-01T09:03:00', said: { note: 'from the future' } }
const half = { v: 1, key: 'love', keyword: 5, savedOn: day }
const row = (page: Page) => page.getByRole('region', { name: 'Your data' }).getByRole('listitem').filter({ hasText: 'What can’t be read' })

/** Changes what is in the license's database, past everything that guards it. */
const changeLicense = (page: Page, change: Record<string, unknown>) =>
  page.evaluate(async (change) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('convostat-license'))
    const store = database.transaction('licenses', 'readwrite').objectStore('licenses')
    await done(store.put({ ...(await done(store.get('license'))), ...change }))
    database.close()
  }, change)

/** From now on nothing can be written, until there is room again. */
const fill = (page: Page, isFull: boolean) =>
  page.evaluate((isFull) => {
    const { prototype } = IDBObjectStore
    const given = Object.assign(prototype, { wasPut: 'wasPut' in prototype ? prototype.wasPut : prototype.put }) as unknown as {
      wasPut: typeof prototype.put
    }
    prototype.put = isFull
      ? () => {
          throw new DOMException('', 'QuotaExceededError')
        }
      : given.wasPut
  }, isFull)

test(
  'unreadable records are reported, kept, downloaded, and deleted only by hand; what is saved beside them waits until there is room',
  once,
  async ({ page }) => {
    test.slow()
    await openUpload(page)
    await analyzeChat(page, { messages: 30 })
    await expectCopies(page, 1)
    await putFavorites(page, [
      { text: 'whole', note: 'mine' },
      { text: 'in part', note: { lost: true }, uploadTitle: 7 },
    ])
    const result = await findOne(page, 'message number 7')
    await result.getByRole('button', { name: 'Save to favorites' }).click()
    await expect.poll(async () => (await lying(page, 'favorites')).length).toBe(3)
    await openFavorites(page)
    await expect(entries(page)).toHaveCount(3)
    const [saved] = (await lying(page, 'favorites')).filter(({ text }) => String(text).includes('number 7'))
    const { author, text, originalDate } = saved
    // The same message as a newer version saves it.
    await put(page, 'favorites', [{ ...newer, author, text, originalDate }])
    await put(page, 'milestones', [half])
    await openFavorites(page)
    await expect(entries(page)).toHaveCount(2)
    await expect(entry(page, 'in part')).toBeVisible()
    const sentence =
      'Saved by a newer version of ConvoStat: 1 saved message. Partly damaged, and shown without the damaged part: 1 saved message.'
    await expect(page.getByText(sentence)).toBeVisible()
    await expectAccessible(page)

    // Saved again, the newer record is beside it to the letter.
    await (await findOne(page, 'message number 7')).getByRole('button', { name: 'Save to favorites' }).click()
    await expect.poll(async () => (await lying(page, 'unreadable')).length).toBe(1)
    await openFavorites(page)
    await expect(entries(page)).toHaveCount(3)
    const aside = await lying(page, 'unreadable')
    expect(aside).toMatchObject([{ kind: 'favorites', record: { ...newer, author, text, originalDate } }])
    await expect(page.getByText(sentence)).toBeVisible()

    await page.getByRole('link', { name: 'Download or delete' }).click()
    await expect(row(page)).toBeInViewport()
    await expect(row(page)).toContainText('Damaged: 1 saved keyword.')
    await expect(row(page)).toContainText('Saved by a newer version of ConvoStat: 1 saved message.')
    const saving = page.waitForEvent('download')
    await row(page).getByRole('button', { name: 'Download' }).click()
    const raw = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as { kind: string; record: unknown }[]
    expect(raw).toContainEqual({ kind: 'milestones', record: half })
    expect(raw).toContainEqual({ kind: 'favorites', record: { ...newer, author, text, originalDate } })

    const backup = test.info().outputPath('backup.zip')
    const taking = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    await (await taking).saveAs(backup)

    await row(page).getByRole('button', { name: 'Delete...' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(row(page)).toContainText('Deleted.')
    expect([await lying(page, 'unreadable'), await lying(page, 'milestones')]).toEqual([[], []])
    await openFavorites(page)
    await expect(entries(page)).toHaveCount(3)
    await expect(page.getByText('Damaged')).toHaveCount(0)

    await goTo(page, 'Settings')
    await page.getByLabel('Restore').setInputFiles(backup)
    await expect(row(page)).toContainText('Damaged: 1 saved keyword.')
    expect((await lying(page, 'unreadable')).map(({ record }) => record)).toContainEqual(half)
    await page.reload()
    await expect(row(page)).toContainText('Damaged: 1 saved keyword.')

    // A keyword, a name and an answered question wait until there is room.
    const trouble = page.getByRole('alert').filter({ hasText: 'this device is full' })
    await goTo(page, 'Custom Milestones')
    const keyword = page.getByRole('textbox', { name: 'A word or phrase' })
    await keyword.fill('message')
    await keyword.press('Enter')
    const follow = page.getByRole('button', { name: 'Save milestone' })
    await expect(follow).toBeVisible()
    await fill(page, true)
    await follow.click()
    await expect(trouble).toBeVisible()
    await expect(keyword).toHaveValue('message')
    await fill(page, false)
    await follow.click()
    await expect(trouble).toHaveCount(0)
    expect(await lying(page, 'milestones')).toMatchObject([{ keyword: 'message' }])

    await goTo(page, 'Ask')
    const question = page.getByRole('textbox', { name: 'Your question' })
    await question.fill('Who wrote the most?')
    await fill(page, true)
    await question.press('Enter')
    await expect(trouble).toBeVisible()
    // Another screen takes nothing from it.
    await goTo(page, 'Favorites')
    await goTo(page, 'Ask')
    await expect(page.getByText('Who wrote the most?').first()).toBeVisible()
    await expect(trouble).toBeVisible()
    await fill(page, false)
    await trouble.getByRole('button', { name: 'Retry' }).click()
    await expect(trouble).toHaveCount(0)
    expect(await lying(page, 'asked-questions')).toMatchObject([{ question: 'Who wrote the most?' }])

    await goTo(page, 'Dashboard')
    await page.getByRole('button', { name: 'People' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'People', exact: true })
    await dialog.getByRole('button', { name: 'Edit Ana', exact: true }).click()
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await fill(page, true)
    await name.fill('Mum')
    await name.press('Enter')
    await expect(trouble).toBeVisible()
    await expect(name).toHaveValue('Mum')
    await fill(page, false)
    await name.press('Enter')
    await expect(trouble).toHaveCount(0)
    expect(await lying(page, 'people')).toMatchObject([{ names: { Ana: 'Mum' } }])
  },
)

test('a license of which something is damaged that is only shown, or newer, is Pro all the same', once, async ({ page }) => {
  await page.goto('/settings')
  const plan = page.getByRole('region', { name: 'Your plan' })
  await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense({ licensee: 'Ana Sol' }))
  await expect(page.getByText('License activated successfully!')).toBeVisible()
  for (const change of [{ told: { devices: 'three', grace: 5 } }, { contact: null, known: 'all' }, { v: 2, more: true }]) {
    await changeLicense(page, change)
    await page.reload()
    await expect(plan).toContainText('Ana Sol')
    await expect(plan).toContainText('Pro')
  }
  await changeLicense(page, { v: 1, did: 5 })
  await page.reload()
  await expect(plan).toContainText('Free')
  await expect(page.getByText('Damaged: your license.').first()).toBeVisible()
  await expect(row(page)).toContainText('upload your license file again')
})

test('a note stays in its field while the storage is full, also off the screen, and is saved by the next try', once, async ({ page }) => {
  await putFavorites(page, [{ text: 'whole', note: 'before' }])
  await entry(page, 'whole').getByRole('button', { name: 'Edit the note' }).click()
  await fill(page, true)
  await note(page).fill('before and after')
  const trouble = page.getByRole('alert').filter({ hasText: 'this device is full' })
  await expect(trouble).toContainText('Your text stays here.')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(note(page)).toHaveValue('before and after')
  await expectAccessible(page)

  await goTo(page, 'Settings')
  await goTo(page, 'Favorites')
  await expect(note(page)).toHaveValue('before and after')
  await expect(page.getByText('Not saved. Your text stays here. Please try again.')).toBeVisible()
  // Closing the page asks first.
  await note(page).click()
  const asked = page.waitForEvent('dialog')
  void page.reload().catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(note(page)).toHaveValue('before and after')

  await fill(page, false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Saved as you type.')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(entry(page, 'whole')).toContainText('before and after')
  expect((await lying(page, 'favorites')).map(({ note }) => note)).toEqual(['before and after'])
})
