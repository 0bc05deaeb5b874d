import { expect, type Page, test } from '@playwright/test'
import { ollamaStandIn, type StandInChat, type Step } from '../packages/api/testing/local-model/ollama-stand-in.ts'
import { once } from './support/journey.ts'
import { issueLicense } from './support/licenses.ts'
import { analyzeChatFor, expectAccessibleInBothThemes, expectNoSideways, openUpload, whenNarrow } from './support/screens.ts'

// What a policy and a browser let happen is proven in local-model.spec.ts; here a page of this computer talks to a stand-in for Ollama.

const chat = [
  ...Array.from({ length: 40 }, (_, n) => `04/03/2021, 21:${n + 10} - ${n % 2 ? 'Ben' : 'Ana'}: lighthouse picnic ${n}`),
  '04/03/2021, 21:55 - Ben: the wedding is going to be in the old mill by the river',
  '04/03/2021, 21:56 - Ana: then I will wear the green dress to the wedding',
].join('\n')

/** The sentence, citing the message it was made from, as it is numbered there. */
function citing({ messages }: StandInChat, sentence: string, of: string): string {
  const line = messages[1].content.split('\n').find((each) => each.includes(of)) ?? ''
  return `${sentence} [${/m\d+/.exec(line)?.[0]}]. `
}
const mill = (asked: StandInChat): Step => ({ say: citing(asked, 'The wedding is going to be in the old mill by the river', 'old mill') })
const dress = (asked: StandInChat): Step => ({ say: citing(asked, 'Ana will wear the green dress', 'green dress') })

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' })
async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question)
  await field(page).press('Enter')
}

test(
  'a local model is connected and chosen; its answer comes sentence by sentence, can be stopped, links to its messages; if it fails the best messages step in',
  once,
  async ({ page }) => {
    test.slow()
    const models = [{ name: 'llama3.2:latest' }, { name: 'qwen3:4b' }]
    const ollama = await ollamaStandIn({ port: 11434, models })
    try {
      await page.goto('/settings')
      await page.locator('input[type=file][accept*=".json"]').setInputFiles(await issueLicense())
      await expect(page.getByText('License activated successfully!')).toBeVisible()
      await openUpload(page)
      await analyzeChatFor(page, 'Ask', chat)
      await page.getByRole('button', { name: 'Connect to local AI' }).click()
      await page.getByRole('combobox', { name: 'Model' }).selectOption('qwen3:4b')

      // The first sentence is there while the second one is on its way.
      ollama.set({ answer: (asked) => [mill(asked), { say: 'Ana will ' }, { wait: 60_000 }, { done: 'stop' }] })
      await ask(page, 'Where is the wedding going to be?')
      const asked = page.getByRole('article', { name: 'Where is the wedding going to be?' })
      await expect(asked).toContainText('The wedding is going to be in the old mill by the river.')
      await expect(asked).toContainText('qwen3:4b is writing…')
      // What is typed meanwhile stays where it is, and is not asked by stopping.
      await field(page).fill('And what is Ben going to wear?')
      await page.getByRole('button', { name: 'Stop' }).click()
      await expect(asked).toContainText('Stopped. This question does not count.')
      await expect(field(page)).toHaveValue('And what is Ben going to wear?')
      await expect(page.getByRole('article')).toHaveCount(1)
      await field(page).fill('')
      await expect.poll(() => ollama.hungUp).toBe(1)
      await expect(field(page)).toBeEditable()

      ollama.set({ answer: (asked) => [mill(asked), dress(asked), { done: 'stop' }] })
      await asked.getByRole('button', { name: 'Ask again' }).click()
      await expect(asked).toContainText('Answered by qwen3:4b on this computer')
      await expect(asked).toContainText('Ana will wear the green dress')
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'green dress' })).toHaveCount(1)
      await expectAccessibleInBothThemes(page)
      await whenNarrow(page, () => expectNoSideways(page))
      await asked
        .getByRole('button', { name: /^Open in the conversation: Ben/ })
        .first()
        .click()
      await expect(page.getByText('the old mill by the river').first()).toBeVisible()
      await page.goBack()

      // What can be counted is not asked of it.
      const chats = ollama.chats.length
      await ask(page, 'How many messages did Ben send?')
      await expect(page.getByRole('article', { name: /Ben send/ })).toContainText('Computed from every message')
      expect(ollama.chats.length).toBe(chats)

      ollama.set({ answer: (asked) => [mill(asked), { error: 'out of memory' }] })
      await ask(page, 'Who is going to wear what to the wedding?')
      const failed = page.getByRole('article', { name: /wear what/ })
      await expect(failed).toContainText('The local AI could not finish its answer.')
      await expect(failed).toContainText('Best matching messages')
      await expect(failed).toContainText('green dress')

      // It stays connected, with the model that was chosen.
      await page.reload()
      await expect(page.getByRole('combobox', { name: 'Model' })).toHaveValue('qwen3:4b')
      expect(new Set(ollama.chats.map(({ model }) => model))).toEqual(new Set(['qwen3:4b']))
      expect(ollama.mistakes).toEqual([])
    } finally {
      await ollama.close()
    }
  },
)
