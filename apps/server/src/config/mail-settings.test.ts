import { UsageError } from '@convostat/installation/usage-error'
import { describe, expect, test } from 'vitest'
import { readMailSettings } from './mail-settings.mjs'

const from = { CONVOSTAT_MAIL_FROM: 'ConvoStat <pro@example.com>' }
const serverOf = (url: string) => readMailSettings({ ...from, CONVOSTAT_SMTP_URL: url }).server

test('nothing set is nothing sent', () => expect(readMailSettings({})).toEqual({ server: null, from: null }))

test.each([
  ['smtps://ana:p%40ss%2F@mail.example.com', { host: 'mail.example.com', port: 465, secure: true, auth: { user: 'ana', pass: 'p@ss/' } }],
  ['smtp://mail.example.com:2525', { host: 'mail.example.com', port: 2525, secure: false, auth: null }],
  ['smtp://mail.example.com/', { host: 'mail.example.com', port: 587, secure: false, auth: null }],
  ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, auth: null }],
])('a mail server: %s', (url, server) => expect(serverOf(url)).toEqual(server))

test.each([
  ['ConvoStat <pro@example.com>', { name: 'ConvoStat', address: 'pro@example.com' }],
  ['"Ana & Co." <pro@example.com>', { name: 'Ana & Co.', address: 'pro@example.com' }],
  ['pro@example.com', { name: 'ConvoStat', address: 'pro@example.com' }],
  ['<pro@example.com>', { name: 'ConvoStat', address: 'pro@example.com' }],
])('a sender: %s', (value, sender) => expect(readMailSettings({ CONVOSTAT_MAIL_FROM: value }).from).toEqual(sender))

describe('what cannot be used is a sentence', () => {
  test.each([
    'mail.example.com',
    'http://mail.example.com',
    'smtp://',
    'smtp://secret@mail.example.com',
    'smtp://:secret@mail.example.com',
    'smtp://user:secret/x@mail.example.com',
    'smtp://user:secret#x@mail.example.com',
    'smtp://user:secret%@mail.example.com',
    'smtp://user:secret@mail.example.com/?pool=true',
  ])('which never contains a password: %s', (url) => {
    expect(() => serverOf(url)).toThrow(UsageError)
    expect(() => serverOf(url)).toThrow(/^CONVOSTAT_SMTP_URL (?!.*secret).*\.$/)
  })

  test('who the mails are from belongs to a mail server', () =>
    expect(() => readMailSettings({ CONVOSTAT_SMTP_URL: 'smtp://mail.example.com' })).toThrow(/CONVOSTAT_MAIL_FROM is needed/))

  test.each([
    'ConvoStat',
    'a@b',
    'a b@example.com',
    'x\r\nBcc: y@example.com <pro@example.com>',
    'a@example.com, b@example.com',
    'A <a@example.com> x',
  ])('a sender: %j', (value) =>
    expect(() => readMailSettings({ CONVOSTAT_MAIL_FROM: value })).toThrow(/^CONVOSTAT_MAIL_FROM is one address/),
  )
})
