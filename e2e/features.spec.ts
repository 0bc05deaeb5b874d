import type { Page } from '@playwright/test'
import { openFavorites } from './support/favorites.ts'
import { faults } from './support/faults.ts'
import { expect, once, test } from './support/journey.ts'
import { analyzeButton, chooseChat, drawnCharts, figure, goTo, picker, toDashboard } from './support/screens.ts'
import { field, results } from './support/search.ts'
import { inWorkers } from './support/worker-script.ts'

// The app does its main job in a browser that lacks any one feature, refuses it or never answers, and what it says about
// keeping is what is there after a reload.

async function analyze(page: Page, messages: number, names: readonly string[]): Promise<void> {
  await chooseChat(page, { messages, names })
  await analyzeButton(page).click()
  await toDashboard(page)
  await drawnCharts(page)
  await expect(figure(page, 'Total Messages')).toContainText(`${messages}`)
}

const keptLead = 'Your chats lie on this device'
const unkeptLead = 'This browser does not let us store your chats'
const nothing = 'Nothing will be kept after you close this window.'
const noChats = "Your chats won't be kept after you close or reload this page."
const nothingSaved = "What you save from your chats won't be kept after you close or reload this page."

/** Whether chats, and what is saved from them, are said to outlast this page. No two sentences contradict each other. */
async function saidToBeKept(page: Page): Promise<{ chats: boolean; saved: boolean }> {
  const lead = page.getByText(new RegExp(`${keptLead}|${unkeptLead}`))
  await expect(lead).toBeVisible()
  const chats = (await lead.innerText()).includes(keptLead)
  const said = page.getByText(new RegExp([nothing, noChats, nothingSaved].join('|')))
  if (!chats) await expect(said).toBeVisible()
  const sentences = await said.allInnerTexts()
  expect(sentences.length).toBeLessThan(2)
  if (chats) expect(sentences.filter((each) => each !== nothingSaved)).toEqual([])
  else expect(sentences.filter((each) => each === nothingSaved)).toEqual([])
  return { chats, saved: sentences.length === 0 || sentences[0] === noChats }
}

const toast = (page: Page) => page.getByText(/^(?:Message saved to favorites!|Saved until you close or reload this page\..*)$/).first()

for (const { name, script, where = 'everywhere', chats, saved } of faults) {
  test(`${name}: a chat is read, searched and saved from, and what is said about keeping is true`, once, async ({ page, context }) => {
    if (where !== 'worker') await context.addInitScript(script)
    if (where !== 'page') await inWorkers(context, script)
    await page.goto('/app')
    await expect(picker(page)).toBeAttached()
    await analyze(page, 40, ['Ana', 'Ben'])
    await goTo(page, 'Search')
    await field(page).fill('number 17')
    await expect(results(page)).toHaveCount(1)
    await results(page).getByRole('button', { name: 'Save to favorites' }).click()
    await expect(toast(page)).toBeVisible()
    const isConfirmed = (await toast(page).innerText()) === 'Message saved to favorites!'
    await goTo(page, 'Upload')
    await analyze(page, 30, ['Cem', 'Dan'])
    await goTo(page, 'Upload')
    await expect(page.locator('[data-upload]')).toHaveCount(2)
    const said = await saidToBeKept(page)
    expect(said.saved).toBe(isConfirmed)
    if (chats !== undefined) expect(said.chats).toBe(chats)
    if (saved !== undefined) expect(said.saved).toBe(saved)
    await page.reload()
    expect(await saidToBeKept(page)).toEqual(said)
    await expect(page.locator('[data-upload]')).toHaveCount(said.chats ? 2 : 0)
    await openFavorites(page)
    if (said.saved) await expect(figure(page, 'Saved')).toHaveText('1')
    else await expect(page.getByRole('heading', { name: 'No saved messages yet' })).toBeVisible()
  })
}
