import { stageWords } from '@convostat/api/stages'
import { expect, test } from 'vitest'
import { english as say } from './en/index.ts'

test('the specification’s sentences are there to the letter', () => {
  expect(say.upload.noFile).toBe('Please select a file first')
  expect(say.upload.failed).toBe('Upload failed. Please try again.')
  expect(say.upload.success).toBe('Upload successful! Redirecting to dashboard...')
  expect([say.upload.analyze, say.upload.analyzing]).toEqual(['Analyze Chat', 'Analyzing...'])
  expect(say.dashboard.none).toMatchObject({ title: 'No Analysis Data', upload: 'Upload Chat' })
  expect(say.landing.badge).toBe('100% Private · 100% Local · 100% Free to Start')
  expect(say.landing.note({ limit: 5000 })).toBe('No signup required · No credit card · 5,000 messages free')
  expect(say.landing.start).toBe('Start Analyzing Free')
  expect(say.search.none.title).toBe('No results found')
  expect(Object.values(say.dashboard.stats).slice(1, 5)).toEqual([
    'Total Messages',
    'Date Range',
    'Avg Daily Messages',
    'Avg Response Time',
  ])
})

test('a terminal and the page tell what is being done in the same words', () => {
  expect(say.stages).toMatchObject(stageWords)
})

test('the truncation notice groups its numbers', () => {
  const notice =
    'Message limit exceeded. Free tier allows up to 5,000 messages. Your chat has 12,345 messages. Please upgrade to Pro for unlimited messages.'
  expect(say.upload.limit.sentence({ limit: 5000, messages: 12_345 })).toBe(notice)
  expect(say.dashboard.truncated({ limit: 5000, messages: 12_345 })).toBe(notice)
})

test('a screen never says that nothing leaves the browser where a server reads the chat', () => {
  expect(say.engine.server({ host: 'chats.example:4321' })).toBe('Analyzed by the server at chats.example:4321')
  const underServer = JSON.stringify(
    say.landing.privacy.underServer.map(({ text }) => (typeof text === 'string' ? text : text({ host: 'chats.example' }))),
  )
  expect(underServer).not.toMatch(/local|in your browser|on your device|go offline/i)
  expect(say.landing.serverBadge).not.toMatch(/local|private/i)
})

test('one of anything is not several', () => {
  expect(say.upload.card.unreadLines({ n: 1 })).toBe('1 line could not be read and is not counted')
  expect(say.dashboard.stats.responseUnder({ replies: 1 })).toBe('from 1 reply')
  expect(say.counted.overReplies({ replies: 1, messages: 2 })).toBe('Counted over 1 reply among 2 messages.')
})

test('the license’s sentences are there to the letter', () => {
  const { license } = say
  expect(license.wrongFile).toBe('Please upload a valid license.json file')
  expect(license.notVerified).toBe('License verification failed')
  expect(license.notRead).toBe('Failed to read or verify license file')
  expect(license.notRefreshed).toBe('Failed to refresh license status')
  expect(license.activated).toBe('License activated successfully!')
  expect(license.refreshed).toBe('License status refreshed successfully!')
  expect(say.locked).toBe('This feature requires a Pro license. Please upgrade to continue.')
})

test('the sentences of paying are there to the letter', () => {
  const { payment, pricing } = say
  expect(pricing.pro.get).toBe('Get Pro License')
  expect(pricing.checkout.failed).toBe('Failed to start checkout. Please try again or contact support.')
  expect(payment.noSession).toBe('No payment session found')
  expect(payment.refused).toBe('Payment verification failed')
  expect(payment.notVerified).toBe('Failed to verify payment')
  expect(payment.late.title).toBe('Payment received. Your license will arrive by e-mail.')
  expect(say.license.test).toBe('Test license: no money was paid')
})

test('no sentence is empty', () => {
  const sentences: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') sentences.push(value)
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect)
  }
  collect(say)
  expect(sentences.length).toBeGreaterThan(100)
  for (const sentence of sentences) expect(sentence.trim()).not.toBe('')
})
