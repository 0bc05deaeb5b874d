import { writeFile } from 'node:fs/promises'
import { chatText } from './support/chats.ts'
import { expect, once, test } from './support/journey.ts'
import {
  analyzeButton,
  analyzeChat,
  chooseChat,
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSideways,
  figure,
  goTo,
  openUpload,
  picker,
  saidSoon,
} from './support/screens.ts'

const notice =
  'Message limit exceeded. Free tier allows up to 5,000 messages. Your chat has 5,001 messages. Please upgrade to Pro for unlimited messages.'

const refused = [
  ['P2', 'photo.png', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR\u0000\u0000', 'Please upload a .txt or .zip file'],
  ['P3', 'chat.txt', '', 'The file is empty.'],
  ['P4', 'chat.txt', '\ufeff \n\n ', 'The file is empty.'],
  ['P5', 'chat.txt', '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR\u0000\u0000', 'This does not look like a text file.'],
  ['P6', 'chat.txt', 'Dear diary,\nnobody wrote today.\n', 'No messages found. Export the chat without media and upload that file.'],
  ['Z1', 'chat.zip', 'PK\u0003\u0004 and nothing else', 'The zip file is damaged or incomplete.'],
] as const

test(
  'a chat is chosen, its card read, analyzed, and its dashboard opens, by keyboard; P1 to P6, P12, P26 and Z1: what cannot be analyzed is refused in a sentence, and the next file can be chosen',
  once,
  async ({ page }, testInfo) => {
    test.slow()
    await openUpload(page)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await picker(page).focus()
    await page.keyboard.press('Tab')
    await expect(analyzeButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Please select a file first')
    await page.reload()

    await test.step('P1, P12: Analyze with no file says so, though it looks disabled; one file is dropped, not two; ambiguous dates are read the other way and back; unread lines are counted', async () => {
      await expect(analyzeButton(page)).toHaveAttribute('aria-disabled', 'true')
      await analyzeButton(page).click({ force: true })
      await expect(page.getByRole('alert')).toHaveText('Please select a file first')

      // How to export is beside it, for both phones, and why it may be barred.
      await expect(page.getByText('Choose Without Media.')).toBeVisible()
      await page.getByRole('tab', { name: 'Android' }).click()
      await expect(page.getByText('Choose Without media.')).toBeVisible()
      await page.getByText('Is Export chat grayed out?').click()
      await expect(page.getByText('Advanced chat privacy').first()).toBeVisible()

      const drop = (texts: string[]) =>
        page.evaluate((given) => {
          const transfer = new DataTransfer()
          for (const [n, text] of given.entries()) transfer.items.add(new File([text], `chat ${n}.txt`, { type: 'text/plain' }))
          for (const type of ['dragenter', 'dragover', 'drop']) {
            document.body.dispatchEvent(new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }))
          }
        }, texts)
      await drop([chatText({ messages: 2 }), chatText({ messages: 3 })])
      await expect(page.getByRole('alert')).toContainText('one file at a time')
      await drop([chatText({ messages: 4 })])
      await expect(page.getByText('4 messages')).toBeVisible()

      await chooseChat(page, '03/04/21, 10:00 - Ana: hi\n05/04/21, 10:05 - Ben: hello\n')
      const first = figure(page, 'Date format')
      await expect(first).toContainText('not certain')
      const [before, after] = (await first.innerText()).startsWith('day') ? ['day', 'month'] : ['month', 'day']
      await page.getByRole('button', { name: `Read as ${after}` }).click()
      await expect(first).toContainText(new RegExp(`^${after}`))
      await page.getByRole('button', { name: `Read as ${before}` }).click()
      await expect(first).toContainText(new RegExp(`^${before}`))

      // A short year between slashes may be in front, too.
      await chooseChat(page, '21/04/21, 10:00 - Ana: hi\n21/04/22, 10:05 - Ben: hello\n')
      await expect(first).toContainText('every date here could be day-first or month-first')
      await page.getByRole('button', { name: 'Read as year, month, day' }).click()
      await expect(page.getByText(/Apr 21\W+22, 2021/)).toBeVisible()

      // Lines that were pasted from another export, as text and as messages.
      const pasted = '[23/04/2021, 10:00:01] Ben: yes\n[23/04/2021, 10:00:09] Ana: no\n'
      await chooseChat(page, `24/04/2021, 10:00 - Ana: look\n${pasted}24/04/2021, 10:05 - Ben: hello\n`)
      await expect(page.getByText('2 messages')).toBeVisible()
      await expect(figure(page, 'Another format')).toContainText('2 lines look like messages in another format')
      await page.getByRole('button', { name: 'Read them as messages' }).click()
      await expect(page.getByText('4 messages')).toBeVisible()
      await page.getByRole('button', { name: 'Keep them as text' }).click()
      await expect(page.getByText('2 messages')).toBeVisible()

      // One of them is shown masked.
      await chooseChat(page, `Secret Preface 42\n${chatText({ messages: 3 })}`)
      await expect(figure(page, 'Unread lines')).toContainText('1 line could not be read')
      await expect(page.getByText('Secret')).toHaveCount(0)
    })

    for (const [row, name, bytes, sentence] of refused) {
      await test.step(`${row}: ${name} with ${JSON.stringify(bytes.slice(0, 12))}`, async () => {
        await picker(page).setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes, 'utf8') })
        await expect(page.getByRole('alert')).toContainText(sentence)
        await expect(analyzeButton(page)).toHaveAttribute('aria-disabled', 'true')
        await chooseChat(page, { messages: 3 })
        await expect(page.getByRole('alert')).toHaveCount(0)
        await expect(analyzeButton(page)).toHaveAttribute('aria-disabled', 'false')
      })
    }

    await test.step('P26: a file that changed since it was chosen is not analyzed half', async () => {
      const path = testInfo.outputPath('chat.txt')
      await writeFile(path, chatText({ messages: 50 }))
      await picker(page).setInputFiles(path)
      await expect(page.getByText('50 messages')).toBeVisible()
      await writeFile(path, chatText({ messages: 60 }))
      await analyzeButton(page).click()
      await expect(page.getByRole('alert')).toContainText('The file changed while it was read. Choose it again.')
      await picker(page).setInputFiles(path)
      await expect(page.getByText('60 messages')).toBeVisible()
    })

    const secured =
      'Messages and calls are end-to-end encrypted. No one outside of this chat, not even WhatsApp, can read or listen to them.'
    await chooseChat(page, `13/01/2021, 07:00 - ${secured} Tap to learn more.\n${chatText({ messages: 40 })}`)
    await expect(page.getByText('40 messages')).toBeVisible()
    for (const [name, value] of [
      ['Service', 'WhatsApp'],
      ['Phone', 'Android'],
      ['Language', 'English'],
      ['Date format', 'day, month, year'],
      ['Unread lines', 'none'],
    ]) {
      await expect(figure(page, name)).toContainText(value)
    }
    const isSaid = saidSoon(page, 'Upload successful! Redirecting to dashboard...')
    await analyzeButton(page).focus()
    await page.keyboard.press('Enter')
    await isSaid
    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana & Ben')
  },
)

test(
  'P20: the limit is shown before analyzing, and the dashboard of a truncated chat says so; the demo chat and the demo group go the same way, the nine people shown and the group’s name above them',
  once,
  async ({ page }) => {
    await openUpload(page)
    await chooseChat(page, { messages: 5000 })
    await expect(page.getByText('Message limit exceeded.')).toHaveCount(0)
    await chooseChat(page, { messages: 5001 })
    await expect(page.getByText(notice)).toBeVisible()
    await expect(page.getByText('save a copy and choose it here')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Analyze Chat' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Analyze the most recent 5,000' }).click()
    await expect(page.getByText('Upload successful!')).toBeVisible()
    await expect(page.getByText(notice)).toBeVisible()
    await page.waitForURL('**/dashboard')
    await expect(page.getByText(notice)).toBeVisible()
    await expect(figure(page, 'Total Messages')).toContainText('5,000')

    await goTo(page, 'Upload')
    await page.getByRole('button', { name: 'Try a demo chat' }).click()
    await expect(page.getByText('The busiest day')).toBeVisible()
    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya')

    await goTo(page, 'Upload')
    const button = page.getByRole('button', { name: 'Try a demo group', exact: true })
    await expect(button).toHaveAccessibleDescription('Nine people and one garden over a year, in iPhone format.')
    await expectNoSideways(page)
    await button.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot Twist 🥕')
    await expectNoSideways(page)
    await expectAccessible(page)

    await goTo(page, 'Upload')
    await page.setInputFiles('input[type=file]', 'apps/web/public/demo-group-chat.txt')
    await expect(page.getByRole('heading', { name: 'What’s in this file' })).toBeVisible()
    for (const [name, value] of [
      ['Phone', 'iPhone'],
      ['Group', 'Plot Twist 🥕'],
      ['Date format', 'certain'],
      ['Unread lines', 'none'],
    ]) {
      await expect(figure(page, name)).toContainText(value)
    }
    await expect(figure(page, 'People').getByRole('listitem')).toHaveCount(9)
    await expect(page.getByText('Message limit exceeded.')).toHaveCount(0)
  },
)

test('the upload screen is accessible at every step, in both themes', async ({ page }) => {
  test.slow()
  await openUpload(page)
  await expectAccessibleInBothThemes(page)
  await analyzeButton(page).click({ force: true })
  await expectAccessibleInBothThemes(page)
  await chooseChat(page, `lost line\n${chatText({ messages: 5001 })}`)
  await expectAccessibleInBothThemes(page)
  await expectNoSideways(page)
  await analyzeChat(page, { messages: 10 })
})
