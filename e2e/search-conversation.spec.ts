import { chatText } from './support/chats.ts'
import { expect, test } from './support/journey.ts'
import { analyzeChatFor, expectAccessibleInBothThemes, expectNoSideways, openUpload } from './support/screens.ts'
import { field, found, isPhone, linked, openSearch, results } from './support/search.ts'

test('a chat is read end to end, by scrolling, by its ribbon and from match to match, and Back returns to the results', async ({
  page,
}) => {
  const cakes = new Set([3, 150, 400, 799])
  await openSearch(page, chatText({ messages: 800, say: (n) => (cakes.has(n) ? `cake ${n}` : `message number ${n}`) }))
  await field(page).fill('cake')
  await found(page, '4 messages found')
  await page.getByLabel('Sort by').selectOption({ label: 'Oldest first' })
  await expect(results(page).first()).toContainText('cake 3')
  await results(page)
    .nth(1)
    .getByRole('button', { name: /^Open in the conversation/ })
    .click()
  await page.waitForURL('**/conversation#150')
  const current = linked(page)
  await expect(current).toContainText('cake 150')
  await expect(current.locator('mark')).toHaveText('cake')
  await expect(current).toBeInViewport()
  const says = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveText(text)
  await says('2 of 4')
  await expectNoSideways(page)
  await expectAccessibleInBothThemes(page)

  // The one before, near the beginning: there is nothing before that.
  await page.keyboard.press('p')
  await expect(current).toContainText('cake 3')
  await says('1 of 4')
  const list = page.getByRole('region', { name: 'Messages' })
  const slider = page.getByRole('slider', { name: 'Day in the chat' })
  await list.focus()
  await page.keyboard.press('Home')
  await expect(list.getByText('The conversation begins here')).toBeInViewport({ ratio: 1 })

  // From here to the end by scrolling: every message is there once, and the page stays small.
  const seen = await list.evaluate(async (each) => {
    const ids = new Set<number>()
    let most = 0
    let nodes = 0
    for (let turn = 0; turn < 900 && !each.textContent?.includes('The conversation ends here'); turn++) {
      each.scrollBy({ top: each.clientHeight / 2 })
      await new Promise((resolve) => setTimeout(resolve, 25))
      const lines = [...each.querySelectorAll<HTMLElement>('[data-message]')]
      most = Math.max(most, lines.length)
      nodes = Math.max(nodes, document.querySelectorAll('*').length)
      for (const line of lines) ids.add(Number(line.dataset.message))
    }
    return { count: ids.size, most, nodes }
  })
  expect(seen.count).toBe(800)
  expect(seen.most).toBeLessThanOrEqual(96)
  expect(seen.nodes).toBeLessThan(2000)
  // And back a little: what you look at stays where it is while more comes in above.
  const moved = await list.evaluate(async (each) => {
    const topOf = (id: string) => each.querySelector(`[data-message="${id}"]`)?.getBoundingClientRect().top
    let worst = 0
    for (let turn = 0; turn < 60; turn++) {
      each.scrollBy({ top: -300 })
      const first = [...each.querySelectorAll<HTMLElement>('[data-message]')].find((line) => line.getBoundingClientRect().top > 200)
      const before = topOf(first?.dataset.message ?? '')
      await new Promise((resolve) => setTimeout(resolve, 40))
      const after = topOf(first?.dataset.message ?? '')
      if (before !== undefined && after !== undefined) worst = Math.max(worst, Math.abs(after - before))
    }
    return worst
  })
  expect(moved).toBeLessThan(3)

  await test.step('the ribbon follows what is read, and opens its days by keys and by the pointer', async () => {
    await slider.focus()
    await page.keyboard.press('End')
    await expect(page.locator('[data-message="799"]')).toBeInViewport()
    const last = await slider.getAttribute('aria-valuemax')
    await expect(slider).toHaveAttribute('aria-valuenow', last ?? '')
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveAttribute('aria-valuenow', `${Number(last) - 1}`)
    const box = await slider.boundingBox()
    if (!box) throw new Error('the ribbon is not drawn')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    if (isPhone()) await page.touchscreen.tap(x, y)
    else await page.mouse.click(x, y)
    const day = await slider.getAttribute('aria-valuetext')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Conversation: ${day}`)
    await expect(
      page
        .getByRole('region', { name: day ?? '' })
        .locator('[data-message]')
        .first(),
    ).toBeInViewport()
  })

  await page.getByRole('button', { name: 'Next match' }).click()
  await expect(current).toContainText('cake 150')
  await expect(current).toBeInViewport()
  await current.getByRole('button', { name: 'Save to favorites' }).click()
  await expect(page.getByText('Message saved to favorites!', { exact: true })).toBeVisible()
  await current.getByRole('button', { name: /favorites/ }).click()
  await expect(page.getByText('Message already saved to favorites!', { exact: true })).toBeVisible()

  // Back returns to the results, and to the one that was read last; the place outlasts a reload.
  await page.getByRole('button', { name: 'Back to Search' }).click()
  await expect(page).toHaveURL(/\/search$/)
  await expect(results(page)).toHaveCount(4)
  const openerOf = (place: number) =>
    results(page)
      .nth(place)
      .getByRole('button', { name: /^Open in/ })
  await expect(openerOf(1)).toBeFocused()
  await page.goForward()
  await expect(current).toContainText('cake 150')
  await page.reload()
  await expect(current).toContainText('cake 150')
  await page.goBack()
  await expect(results(page)).toHaveCount(4)
})

test('on a phone the messages begin soon below the top, and the field, the ribbon and all else are one touch away', async ({ page }) => {
  await openUpload(page)
  await analyzeChatFor(page, 'Conversation', chatText({ messages: 120 }))
  const list = page.getByRole('region', { name: 'Messages' })
  await expect(list.locator('[data-message]').first()).toBeVisible()
  const find = page.getByRole('searchbox', { name: 'Search this chat' })
  const looksWrong = page.getByRole('button', { name: 'Something looks wrong' })
  if (!isPhone()) {
    await expect(find).toBeVisible()
    await expect(looksWrong).toBeVisible()
    return
  }
  expect((await list.boundingBox())?.y).toBeLessThanOrEqual(160)
  for (const control of [
    page.getByRole('slider'),
    page.getByRole('button', { name: 'Show search' }),
    page.getByRole('button', { name: 'View' }),
  ])
    expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(find).toBeHidden()
  await page.getByRole('button', { name: 'Show search' }).click()
  await expect(find).toBeFocused()
  await find.fill('number 11')
  await expect(page.getByRole('button', { name: 'Next match' })).toBeVisible()
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await page.getByRole('button', { name: 'Show search' }).click()
  await expect(find).toBeHidden()
  await list.focus()
  await page.keyboard.press('/')
  await expect(find).toBeFocused()
  // Its sheet outlasts the menu that it was opened from.
  await page.getByRole('button', { name: 'View' }).click()
  await looksWrong.click()
  await expect(page.getByRole('dialog', { name: 'Show us the format, not the chat' })).toContainText('99:99')
})
