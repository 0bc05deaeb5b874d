import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LanguageChoice } from './language-choice.tsx'

const { opened, answers } = vi.hoisted(() => ({ opened: [] as string[], answers: [] as ((isLost: boolean) => void)[] }))
vi.mock('#data/client/language.ts', () => ({
  openIn: (language: string) => opened.push(language),
  wouldBeLost: () => new Promise((resolve) => answers.push(resolve)),
}))
beforeEach(() => {
  opened.length = 0
  answers.length = 0
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LanguageChoice />
    </QueryClientProvider>,
  )
})

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const marked = () =>
  screen.getAllByRole('radio').flatMap((radio) => (radio.getAttribute('aria-checked') === 'true' ? radio.textContent : []))
const answer = (isLost: boolean) => act(async () => answers.shift()?.(isLost))

test('a language is marked as soon as it is chosen, and opened once that loses no chat', async () => {
  choose('Deutsch')
  expect([marked(), opened]).toEqual([['Deutsch'], []])
  await answer(false)
  expect(opened).toEqual(['de'])
})

test('of two that were chosen one after the other the last is opened', async () => {
  choose('Deutsch')
  choose('العربية')
  await answer(false)
  expect(opened).toEqual([])
  await answer(false)
  expect(opened).toEqual(['ar'])
})

test('who goes back to the language that is shown stays', async () => {
  choose('Deutsch')
  choose('English')
  await answer(false)
  expect([marked(), opened]).toEqual([['English'], []])
})

test('where a chat would be lost the reader is asked, and may stay', async () => {
  choose('Deutsch')
  await answer(true)
  expect([marked(), opened]).toEqual([['Deutsch'], []])
  fireEvent.click(screen.getByRole('button', { name: /stay|keep/i }))
  expect([marked(), screen.queryAllByRole('button')]).toEqual([['English'], []])
  choose('Deutsch')
  await answer(true)
  fireEvent.click(screen.getByRole('button', { name: /Deutsch/ }))
  expect(opened).toEqual(['de'])
})
