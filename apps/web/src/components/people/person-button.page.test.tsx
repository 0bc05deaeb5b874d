import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { notices } from '#data/client/notices.ts'
import { wipePeople } from '#data/people/people.ts'
import { show } from '#testing/cards.tsx'
import { look, wordsOf } from '#testing/look.ts'
import { figure, openPage } from '#testing/page.tsx'
import { threePeople, twoYears } from '#testing/small-chats.ts'
import { PersonButton } from './person-button.tsx'

const page = look()
const title = () => waitFor(() => document.querySelector('h1') ?? Promise.reject(new Error('There is no title.')))
const cover = async () => look(await title())
const actions = (name: string) => page.role('dialog', name)
const closed = (name: string) => waitFor(() => expect(page.roles('dialog', name)).toEqual([]))
const undo = async () => {
  const { action } = notices().find(({ topic }) => topic === 'people') ?? {}
  action?.onPress()
}

afterEach(wipePeople)

/** The dashboard, with what can be done with a person who is named on its cover. */
async function openPerson(name: string, chat = twoYears) {
  const opened = await openPage({ chat })
  const from = await (await cover()).role('button', name)
  await opened.user.click(from)
  return { ...opened, from, offered: look(await actions(name)) }
}

test('a name is a button called so, which opens what can be done with the person; Escape closes it where it was', async () => {
  const { user, from, offered } = await openPerson('Ana')
  expect(from).toHaveAttribute('aria-expanded', 'true')
  await offered.role('button', 'Rename')
  expect(offered.roles('button').map(wordsOf)).toEqual(['Rename', 'This is me', 'Merge with…', 'Hide', 'All people'])
  expect(wordsOf(await actions('Ana'))).toContain('4 messages')
  await user.keyboard('{Escape}')
  await closed('Ana')
  expect(from).toHaveFocus()
  expect(from).toHaveAttribute('aria-expanded', 'false')
  // The same by the keyboard; a second press closes it.
  await user.keyboard('{Enter}')
  await actions('Ana')
  await user.click(from)
  await closed('Ana')
})

test('a person is renamed in place, which is announced and can be undone; the focus stays with the name', async () => {
  const { user, offered } = await openPerson('Ana')
  await user.click(await offered.role('button', 'Rename'))
  const field = await offered.role('textbox', 'Name')
  expect(field).toHaveFocus()
  await user.keyboard('Mum{Enter}')
  await page.said('Renamed to “Mum”.')
  await closed('Ana')
  await waitFor(async () => expect(await (await cover()).role('button', 'Mum')).toHaveFocus())
  await undo()
  await waitFor(async () => expect(await (await cover()).role('button', 'Ana')).toHaveFocus())
})

test('where a name is drawn again under its new name, the focus follows it', async () => {
  const { user } = await openPage({ chat: twoYears, plan: 'pro', path: '/relationship' })
  const card = async () => look(await page.role('region', 'How fast everyone replies'))
  await user.click(await (await card()).role('button', 'Ana'))
  await user.click(await look(await actions('Ana')).role('button', 'Rename'))
  await user.keyboard('Mum{Enter}')
  await waitFor(async () => expect(await (await card()).role('button', 'Mum')).toHaveFocus())
})

test('the reader chooses themselves, and takes it back', async () => {
  const { user, from, offered } = await openPerson('Ana')
  await user.click(await offered.role('button', 'This is me'))
  await page.said('“Ana” is you.')
  await closed('Ana')
  await user.click(from)
  await user.click(await look(await actions('Ana')).role('button', 'This isn’t me'))
  await page.said('No one here is marked as you any more.')
})

test('two people become one', async () => {
  const { user, offered } = await openPerson('Ana', threePeople)
  await user.click(await offered.role('button', 'Merge with…'))
  const choice = await offered.role('combobox', 'The same person as')
  expect(choice).toHaveFocus()
  await user.selectOptions(choice, 'Ben')
  await user.click(await offered.role('button', 'Merge'))
  await page.said('Merged into one person: “Ben”.')
  await waitFor(async () => expect(wordsOf(await title())).toBe('Ben & Cleo'))
})

test('a person is hidden, but never the last one; who is no longer named leaves the focus to the screen', async () => {
  const { user, offered } = await openPerson('Ana')
  await user.click(await offered.role('button', 'Hide'))
  await page.said('“Ana” is hidden.')
  await waitFor(async () => expect(wordsOf(await figure('Total Messages'))).toContain('2'))
  await waitFor(async () => expect(await page.role('main')).toHaveFocus())
  await user.click(await (await cover()).role('button', 'Ben'))
  const last = look(await actions('Ben'))
  await last.role('button', 'Rename')
  expect(last.roles('button', 'Hide')).toEqual([])
})

test('from one person to all of them, and back to the name', async () => {
  const { user, from, offered } = await openPerson('Ana')
  await user.click(await offered.role('button', 'All people'))
  await look(await page.role('dialog', 'People')).role('list', 'Everyone in this chat')
  await user.keyboard('{Escape}')
  await closed('People')
  expect(from).toHaveFocus()
})

test('who is of an example, or of another chat, is named and no button', async () => {
  const named = async (people: number, name: string) =>
    look(await show(<PersonButton name={name} />, {}, { people })).roles('button', name).length
  expect([await named(2, 'Romeo M.'), await named(0, 'Romeo M.'), await named(2, 'Nobody')]).toEqual([1, 0, 0])
})
