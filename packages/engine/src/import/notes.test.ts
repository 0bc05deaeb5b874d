import { expect, test } from 'vitest'
import { readText } from '#testing/read-text.ts'

const own = (minute: number, name: string) => `13/01/2024, 10:0${minute} - ${name}: hi\n`
const other = (minute: number, name: string) => `[13.01.24, 10:0${minute}:00] ${name}: pasted\n`

test('lines in another format that are partly later than their message are in doubt, and that is said', async () => {
  const { chat, facts } = await readText(
    [own(0, 'Ana'), own(0, 'Ben'), own(2, 'Ana'), other(1, 'Ana'), other(3, 'Ben'), own(9, 'Ben')].join(''),
  )
  expect(chat.count).toBe(4)
  expect(facts.notes).toContainEqual({
    code: 'other_format_doubtful',
    detail: 'Some lines in another format may be messages from this chat rather than pasted text. To be safe, we left them in the text.',
  })
})

test('one line in another calendar is enough to say that it was counted in one', async () => {
  const { facts } = await readText('13/01/2024, 10:00 - Ana: hi\n14/01/2567, 10:00 - Ben: hi\n')
  expect(facts.notes.map(({ code }) => code)).toContain('other_calendar')
})

test('a file of nothing that can be seen is empty, however its characters are cut', async () => {
  for (const blank of ['\u200b', '\u3000', ' \u200b'])
    await expect(readText(blank.repeat(4000))).rejects.toMatchObject({ code: (await readText(' ').catch((error) => error)).code })
})
