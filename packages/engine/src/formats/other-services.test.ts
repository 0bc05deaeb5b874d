import { expect, test } from 'vitest'
import { otherExports } from '../testing/other-exports.ts'
import { otherService } from './other-services.ts'

test.each(otherExports.map((each) => [each.service, each.name, each.text] as const))(
  'a %s export is named: %s, %#',
  (service, name, text) => {
    expect(otherService(text, name)).toBe(service)
  },
)

test.each([
  '24/09/2026, 14:32 - Ana: hi\n24/09/2026, 14:33 - Ben: we should move to [LINE] or Telegram\n',
  '[2019-12-24 12:23:10] Jane Doe: god jul\n[2019-12-24 12:24:10] Anna: tack detsamma\n',
  '2022. 3. 22. 오후 3:04 - 아나: 카카오톡 대화 하자\n',
  '[2024/3/5 下午3:04:05] Ana: 嗨\n',
  '[24/09/2026, 14:32:10] Ana: {"messages":[{"from_id":"user1","sender_name":"a","timestamp_ms":1}]}\n',
  'Dear diary,\n2024/01/15 was a good day.\n',
  '{"a":[1,2]}',
  '<!DOCTYPE html><html><body>No chat</body></html>',
  'Name,Date,Price\nbread,2024-01-15,3\n',
])('a chat of ours, or no chat, is not taken for another service: %#', (head) => {
  expect(otherService(head, 'chat.txt')).toBeNull()
})

/** A title precedes WeChat's sign on the same line, as a header does: there the number of messages decides. */
const signed = otherExports.filter(({ text }) => !text.includes('微信'))
test.each(signed.map(({ service, text }) => [service, text] as const))(
  'what people quote of a %s export is no such export: %#',
  (_service, text) => {
    const lines = text.split('\n').slice(0, 40)
    const quoted = lines.map((line, i) => `24/09/2026, 14:${10 + i} - Ana: see ${line.trim()} there`)
    expect(otherService(`${quoted.join('\n')}\n`, 'chat.txt')).toBeNull()
  },
)
