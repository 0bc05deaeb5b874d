import { UsageError } from '@convostat/installation/usage-error'
import { describe, expect, test } from 'vitest'
import { deskUsage, readCommand } from './arguments.mjs'

const issue = (...more: string[]) => readCommand(['issue', '--licensee', 'Ana', '--email', 'ana@example.com', '--plan', 'monthly', ...more])
const named = (licensee: string) => readCommand(['issue', '--licensee', licensee, '--email', 'ana@example.com', '--plan', 'annual'])
const mailed = (email: string) => readCommand(['issue', '--licensee', 'Ana', '--email', email, '--plan', 'annual'])
const lid = `lic_${'a'.repeat(26)}`

test('a license is issued to someone, for a plan, perhaps until an instant', () => {
  const wish = { command: 'issue', licensee: 'Ana', email: 'ana@example.com', plan: 'monthly', expires: null, out: null }
  expect(issue()).toEqual(wish)
  expect(issue('--expires', '2027-01-31T12:00:00Z', '--out', 'a.json')).toEqual({ ...wish, expires: 1_801_396_800, out: 'a.json' })
  expect(issue('--expires', '2027-01-31T13:00:00.900+01:00')).toMatchObject({ expires: 1_801_396_800 })
})

test('a name is what it looks like, however it was typed', () => {
  expect(named('  Ana So\u0301l ')).toMatchObject({ licensee: 'Ana S\u00f3l' })
  expect(named('\u{1F469}\u200d\u{1F680} '.repeat(3))).toMatchObject({ licensee: '\u{1F469}\u200d\u{1F680} '.repeat(3).trim() })
  expect(named('\u{1F600}'.repeat(120))).toMatchObject({ command: 'issue' })
})

describe('L15, T24: a name that would be more than a name is refused', () => {
  test.each(['a\r\nBcc: x', 'a\nb', 'a\u0000b', 'a\tb', 'a\u2028b', 'a\u202eb', 'a\u2066b', '\u200fa b', 'a\ud800b', 'a\u0085b'])(
    '%j',
    (licensee) => {
      expect(() => named(licensee)).toThrow(new UsageError('--licensee may hold no line breaks and no control characters.'))
    },
  )

  test.each(['\u200b', '\u3164', '\u00ad\u200d \u2060', '\u2800', '\ufe0f', '\u{e0041}'])('one that nobody sees: %j', (licensee) => {
    expect(() => named(licensee)).toThrow(new UsageError('--licensee needs at least one visible character.'))
    expect(named(`${licensee}a`)).toMatchObject({ command: 'issue' })
  })

  test('an empty or an endless one', () => {
    expect(() => named('  ')).toThrow(new UsageError('--licensee needs a name.'))
    expect(() => named('x'.repeat(10_000))).toThrow(new UsageError('--licensee may have 120 characters, got 10000.'))
  })
})

test.each([
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana@example.com, ben@example.com',
  'a b@example.com',
  'ana@example.com\r\nBcc: x',
  'Ana <ana@example.com>',
  'ana@@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.com`,
])('an e-mail address that is none is refused: %j', (email) => {
  expect(() => mailed(email)).toThrow(new UsageError('--email needs one address such as ana@example.com.'))
})

test.each(['ana+license@example.co.uk', "o'brien@example.com", 'ana@b\u00fccher.example', '\u7528\u6237@\u4f8b\u5b50.example'])(
  '%s is one',
  (email) => {
    expect(mailed(email)).toMatchObject({ email })
  },
)

test.each([
  '2027-01-31',
  '2027-01-31T12:00:00',
  '31.01.2027',
  '2027-02-30T12:00:00Z',
  '2027-01-31T25:00:00Z',
  'tomorrow',
  '1801396800',
  '',
])('%j is not an instant', (expires) => {
  expect(() => issue('--expires', expires)).toThrow(`--expires is an instant such as 2027-01-31T12:00:00Z, got "${expires}".`)
})

test.each([
  [['revoke', lid], { command: 'revoke', lid, reason: null }],
  [['revoke', lid, '--refund'], { command: 'revoke', lid, reason: null, isRefund: true }],
  [['revoke', lid, '--no-refund'], { command: 'revoke', lid, reason: null, isRefund: false }],
  [['refund', lid], { command: 'refund', lid, isLate: false, isSure: false }],
  [['refund', lid, '--late', '--yes'], { command: 'refund', lid, isLate: true, isSure: true }],
  [['mails'], { command: 'mails', retry: null, json: false }],
  [['mails', '--retry', 'all', '--json'], { command: 'mails', retry: 'all', json: true }],
  [['mails', '--retry', 'a'.repeat(26)], { command: 'mails', retry: 'a'.repeat(26), json: false }],
  [['revoke', lid, '--reason', ' refund '], { command: 'revoke', lid, reason: 'refund' }],
  [['renew', lid, '--out', 'a.json'], { command: 'renew', lid, expires: null, out: 'a.json' }],
  [['list'], { command: 'list', json: false }],
  [['list', '--json'], { command: 'list', json: true }],
  [['show', lid], { command: 'show', lid, json: false }],
  [['--help'], { command: 'help' }],
  [['issue', '-h'], { command: 'help' }],
])('%j', (args, expected) => {
  expect(readCommand(args)).toEqual(expected)
})

test.each([
  [[], 'Which command?'],
  [['isue'], 'There is no command "isue".'],
  [['constructor'], 'There is no command "constructor".'],
  [['issue'], 'issue needs --licensee.'],
  [['issue', '--licensee', 'Ana'], 'issue needs --email.'],
  [['issue', '--licensee', 'Ana', '--email', 'ana@example.com'], 'issue needs --plan.'],
  [['issue', '--licensee'], '--licensee needs a value.'],
  [['issue', '--licensee', 'A', '--licensee', 'B'], '--licensee was given twice.'],
  [['issue', '--licensee', 'Ana', '--email', 'ana@example.com', '--plan', 'weekly'], '--plan is "monthly" or "annual", got "weekly".'],
  [['issue', 'Ana'], 'issue does not know what "Ana" is.'],
  [['issue', '--seats', '9'], 'There is no option --seats.'],
  [['issue', '--json'], 'issue takes no --json.'],
  [['list', '--reason', 'x'], 'list takes no --reason.'],
  [['list', '--json=yes'], '--json takes no value, got "yes".'],
  [['revoke'], 'Of which license? Its id is lic_ and 26 letters and digits; list shows them.'],
  [['revoke', 'lic_1'], `A license's id is lic_ and 26 letters and digits, got "lic_1".`],
  [['revoke', lid, lid], `revoke does not know what "${lid}" is.`],
  [['revoke', lid, '--refund', '--no-refund'], '--refund or --no-refund, not both.'],
  [['renew', lid, '--refund'], 'renew takes no --refund.'],
  [['mails', '--retry', 'some'], `--retry is "all", or a mail's 26 characters as mails shows them, got "some".`],
  [['revoke', lid, '--reason', 'a\nb'], '--reason is one line of at most 500 characters.'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => readCommand(args)).toThrow(new UsageError(sentence))
})

test('the usage names every command', () => {
  for (const command of ['issue', 'renew', 'revoke', 'list', 'show', 'mails', '--help']) expect(deskUsage).toContain(`  ${command}`)
})
