import { afterEach, expect, test, vi } from 'vitest'
import { importIn } from '#testing/in-language.ts'
import { sayUploads } from './messages/index.ts'
import { eraseConfirm, eraseLeft, eraseNames, restoreDone } from './sentences.ts'

afterEach(() => vi.unstubAllEnvs())

const none = { messages: 0, notes: 0, keywords: 0, corrections: 0, people: 0 }
const nothingElse = { skipped: 0, damaged: 0, left: 0, damagedSaved: 0 }

test('the specification’s sentences are there to the letter', () => {
  expect(sayUploads.historical).toMatchObject({ title: 'Historical Upload', again: 'Analyze again' })
  expect(sayUploads.gone).toBe('Upload data not found. It may have been cleaned up.')
})

test('what goes with everything is named, the license too', () => {
  const license = { ...none, license: true }
  expect(eraseNames({ chats: 1, saved: none })).toBe('This permanently deletes 1 chat, along with everything saved about it.')
  expect(eraseNames({ chats: 2, saved: license })).toBe(
    'This permanently deletes 2 chats and your license, along with everything saved with them.',
  )
  expect(eraseNames({ chats: 1, saved: { ...none, corrections: 2 } })).toContain(
    '1 chat and 2 corrected messages, along with everything saved with them',
  )
  expect(eraseConfirm({ chats: 2, saved: license })).toBe('Delete everything')
  expect(eraseConfirm({ chats: 2, saved: none })).toBe('Delete 2 chats')
})

test('a sentence that begins with what was saved begins with a capital', () => {
  const saved = { ...none, people: 1 }
  expect(restoreDone({ restored: 0, ...nothingElse, saved, failedKinds: saved })).toBe(
    'The names in 1 chat brought back. The names in 1 chat could not be saved. Please try again.',
  )
})

test('what could not be deleted is listed', () => {
  expect(eraseLeft(['chats', 'people', 'license'])).toContain('Still here: chats, names of people and your license.')
})

test('in German what is restored and what is deleted agrees in number', async () => {
  const { eraseNames, restoreDone } = await importIn('de', () => import('./sentences.ts'))
  const saved = { ...none, messages: 2, notes: 1, keywords: 1 }
  expect(restoreDone({ restored: 1, skipped: 2, damaged: 1, left: 1, damagedSaved: 0, saved })).toBe(
    '1 Chat wiederhergestellt. Zurückgeholt: 2 gespeicherte Nachrichten (1 mit Notiz) und 1 gespeichertes Stichwort. ' +
      '2 Chats waren schon hier. 1 Chat in der Datei ist beschädigt und ließ sich nicht wiederherstellen. Für 1 Chat war kein Platz.',
  )
  const saidOf = (chats: number, of: object) => eraseNames({ chats, saved: { ...none, ...of } })
  expect([saidOf(1, {}), saidOf(0, { moments: 1 }), saidOf(0, { people: 1 }), saidOf(2, { moments: 1 })]).toEqual([
    '1 Chat und alles, was dazu gespeichert ist, wird endgültig gelöscht.',
    'Endgültig gelöscht wird 1 umbenannter oder ausgeblendeter Moment, mit allem, was dazu gespeichert ist.',
    'Endgültig gelöscht werden die Namen in 1 Chat, mit allem, was dazu gespeichert ist.',
    'Endgültig gelöscht werden 2 Chats und 1 umbenannter oder ausgeblendeter Moment, mit allem, was dazu gespeichert ist.',
  ])
})

test('in Arabic what was saved is counted with its plural form', async () => {
  const { eraseConfirm, eraseNames, restoreDone } = await importIn('ar', () => import('./sentences.ts'))
  const plain = (sentence: string) => sentence.replace(/[\u2068\u2069]/g, '')
  expect(plain(restoreDone({ restored: 2, ...nothingElse, skipped: 1, saved: { ...none, messages: 11, notes: 2 } }))).toBe(
    'استُعيدت محادثتان. أُعيد ما يلي: 11 رسالة محفوظة (منها 2 مع ملاحظة). كانت موجودة هنا من قبل: محادثة واحدة.',
  )
  expect([1, 2, 5].map((chats) => eraseConfirm({ chats, saved: none }))).toEqual(['حذف محادثة واحدة', 'حذف محادثتين', 'حذف 5 محادثات'])
  expect(plain(eraseNames({ chats: 2, saved: { ...none, license: true } }))).toBe('سيُحذف نهائيًّا: محادثتان وترخيصك، مع كل ما حُفظ معها.')
})
