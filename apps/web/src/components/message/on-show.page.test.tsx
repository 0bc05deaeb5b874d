import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepId } from '#data/chat/current-id.ts'
import { closeNotice, notices } from '#data/client/notices.ts'
import { allKeptOff, bringInKeptOff, forgetKeptOffOf, wipeKeptOff } from '#data/saved/kept-off.ts'
import { loadChecks } from '#store/checking.ts'
import { show } from '#testing/cards.tsx'
import { OnShow } from './on-show.tsx'

const said = (id: number, message: string) => ({ id, author: 'Romeo M.', date: '2023-05-14T23:12:00', message })
const three = [said(1, 'the first of three'), said(2, 'the second of three'), said(3, 'the third of three')]
const user = userEvent.setup()

beforeEach(async () => {
  await loadChecks()
  keepId('upload_1')
})
afterEach(async () => {
  for (const { key } of notices()) closeNotice(key)
  await wipeKeptOff()
})

/** What the place shows, and how to press one of its controls. */
async function place(candidates = three) {
  const at = await show(<OnShow place="Love" candidates={candidates} />)
  const control = (name: string) => at.querySelector<HTMLButtonElement>(`button[aria-label="${name}: Love"]`)
  const choose = async (name: string) => {
    await user.click(control('More')!)
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  return {
    control,
    shown: () => at.querySelector('figure p')?.textContent ?? null,
    text: () => at.textContent,
    press: (name: string) => user.click(control(name)!),
    choose,
  }
}

test('another one is the next that fits; after the last, the place says so and leads back', async () => {
  const { shown, text, press, choose, control } = await place()
  expect(shown()).toBe('the first of three')
  await choose('Another one')
  expect(shown()).toBe('the second of three')
  // The menu stays, and so does the keyboard on it.
  expect(document.activeElement).toBe(control('More'))
  await user.keyboard('{Enter}')
  await user.keyboard('{Enter}')
  expect(shown()).toBe('the third of three')
  await choose('Another one')
  expect([shown(), text()]).toEqual([null, 'No other message fits here. Back to the first'])
  expect(document.activeElement?.textContent).toContain('No other message')
  await press('Back to the first')
  expect(shown()).toBe('the first of three')
})

test('never this one is kept, with an undo; where all were, nothing is left', async () => {
  const { shown, text, choose } = await place(three.slice(0, 2))
  await choose('Never this one')
  await expect.poll(shown).toBe('the second of three')
  expect(await allKeptOff()).toMatchObject([{ author: 'Romeo M.', message: 'the first of three', uploadIds: ['upload_1'] }])
  const [{ action }] = notices()
  action?.onPress()
  await expect.poll(shown).toBe('the first of three')
  await choose('Never this one')
  await expect.poll(shown).toBe('the second of three')
  await choose('Never this one')
  await expect.poll(text).toBe('No other message fits here. ')
  expect((await place(three.slice(0, 1))).shown()).toBe(null)
})

test('a message stays kept off in a later export, also once the earlier one is deleted', async () => {
  await bringInKeptOff([
    { author: 'Romeo M.', message: 'the first of three', uploadIds: ['upload_1'], savedOn: '2026-01-01T00:00:00.000Z' },
  ])
  keepId('upload_2')
  const { shown } = await place()
  expect(shown()).toBe('the second of three')
  await expect.poll(async () => (await allKeptOff())[0].uploadIds).toEqual(['upload_1', 'upload_2'])
  await forgetKeptOffOf('upload_1')
  expect(shown()).toBe('the second of three')
  await forgetKeptOffOf('upload_2')
  await expect.poll(shown).toBe('the first of three')
})
