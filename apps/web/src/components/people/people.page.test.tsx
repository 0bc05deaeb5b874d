import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { chatText } from '#testing/chat-text.ts'
import { look, wordsOf } from '#testing/look.ts'
import { figure, openPage } from '#testing/page.tsx'

/** Ana, Ben, and Cleo, who has a new number from the hundredth message on. */
const family = chatText({ messages: 120, names: ['Ana', 'Ben', 'Cleo'], say: (n) => `picnic number ${n}` })
  .split('\n')
  .map((line, n) => (n >= 100 ? line.replace('- Cleo:', '- +49 170 1234567:') : line))
  .join('\n')

const page = look()

test('people are renamed, merged, hidden and taken back; every figure follows', async () => {
  const { user, router } = await openPage({ chat: family })
  const total = async (messages: number) => waitFor(async () => expect(wordsOf(await figure('Total Messages'))).toContain(`${messages}`))
  const people = async () => look(await page.role('dialog', 'People'))
  const edit = async (name: string) => user.click(await (await people()).role('button', `Edit ${name}`))
  /** Over the dialog, which takes it out of the tree of roles. */
  const slip = (words: string) => waitFor(() => expect([...document.querySelectorAll('[data-slips]')].map(wordsOf).join()).toContain(words))
  const undo = () =>
    user.click([...document.querySelectorAll<HTMLElement>('[data-slips] button')].find((each) => wordsOf(each) === 'Undo')!)
  const openPeople = async () => {
    await user.click(await page.role('button', 'People and names'))
    await (await people()).role('list', 'Everyone in this chat')
  }
  const close = async () => {
    await user.keyboard('{Escape}')
    await waitFor(() => expect(page.roles('dialog', 'People')).toEqual([]))
  }
  const none = async (words: string) => waitFor(async () => expect((await people()).texts(words)).toEqual([]))

  await total(120)
  await openPeople()
  await user.click(await (await people()).role('button', '“Cleo” and “+49 170 1234567” are the same person'))
  await slip('Now one person: “Cleo”.')
  await (await people()).text('In the file: Cleo, +49 170 1234567')
  await none('One person under two names?')

  await edit('Ana')
  const name = await (await people()).role('textbox', 'Name')
  fireEvent.change(name, { target: { value: 'Ben' } })
  await (await people()).text('There is “Ben” already: saved so, they become one person.')
  fireEvent.change(name, { target: { value: 'M'.repeat(90) } })
  await (await people()).text('90 of at most 100 letters.')
  fireEvent.change(name, { target: { value: 'Mum' } })
  name.focus()
  await user.keyboard('{Enter}')
  await (await people()).text('In the file: Ana')
  // The keyboard stays where one was, and what was taken back does not take it away.
  expect(name).toHaveFocus()
  ;(await (await people()).role('button', 'As in the file')).focus()
  await user.keyboard('{Enter}')
  await none('In the file: Ana')
  await waitFor(async () => expect((await people()).roles('group', 'Edit Ana')[0]).toHaveFocus())
  await undo()
  await (await people()).text('In the file: Ana')
  expect((await (await people()).role('group', 'Edit Mum')).contains(document.activeElement)).toBe(true)
  await user.click(await (await people()).role('checkbox', 'This is me'))
  await (await people()).text('You')
  await edit('Ben')
  await user.click(await (await people()).role('checkbox', /^Hide:/))
  await (await people()).text('Hidden')
  await close()
  await waitFor(() => expect(page.roles('button', 'People and names')[0]).toHaveFocus())

  await total(80)
  expect(wordsOf(document.querySelector('h1')!)).toBe('Mum&Cleo')
  await page.text('1 person is hidden: their messages are in no figure.')
  await router.navigate({ to: '/search' })
  const search = async (words: string) => {
    fireEvent.change(await page.role('searchbox', 'Search this chat'), { target: { value: words } })
    await user.keyboard('{Enter}')
  }
  await search('picnic from:mum')
  await page.text('40 messages found')
  await search('picnic from:ben')
  await waitFor(() => expect(page.texts('40 messages found')).toEqual([]))

  // The last change is taken back, and only that one.
  await router.navigate({ to: '/dashboard' })
  await openPeople()
  await edit('Ben')
  await user.click(await (await people()).role('checkbox', /^Hide:/))
  await slip('“Ben” counts again.')
  await undo()
  await waitFor(async () => expect((await people()).roles('checkbox', /^Hide:/)[0]).toBeChecked())
  await close()
  await total(80)
})
