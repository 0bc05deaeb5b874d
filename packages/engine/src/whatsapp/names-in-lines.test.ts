/** What shows who a line is about: its own sender, the owner of the phone, nobody who can be named. */
import { describe, expect, test } from 'vitest'
import { isYou } from '#languages/you.ts'
import { isLeftOut, isPlaceholderLike } from './left-out.ts'
import { isOwnDeletion } from './own-deletion.ts'
import { tellsOfSender } from './own-name.ts'

test.each([
  ['You', ['en'], true],
  ['you', ['de', 'en'], true],
  ['YOU', ['de'], false],
  ['Du', ['de'], true],
  ['dich', ['de'], true],
  ['Ana', ['en'], false],
  ['', ['en'], false],
  ['you', [], false],
  ['you', ['xx'], false],
  ['您', ['zh-Hans', 'zh-Hant'], true],
])('%s in %s is the one whose phone it is: %s', (name, languages, isOwner) => expect(isYou(name, languages)).toBe(isOwner))

test.each([
  ['You deleted this message', true],
  ['\u200eYOU deleted this message.', true],
  ['This message was deleted', false],
  ['Diese Nachricht wurde gelöscht.', false],
  ['You deleted', false],
  ['', false],
])('%s is said to the owner alone: %s', (text, isOwn) => expect(isOwnDeletion(text)).toBe(isOwn))

describe('a line about its own sender', () => {
  test.each([
    ['Ana changed the chat theme', 'Ana'],
    ['ANA Changed the wallpaper', '\u200eana'],
    ['~ Ana María turned on something new', '~ Ana María'],
    ['Ana is now a moderator', 'Ana'],
    ['Your security code with Ana changed places', 'Ana'],
  ])('%s, of %s', (line, sender) => expect(tellsOfSender(line, sender)).toBe(true))
  test.each([
    ['Ben changed the chat theme', 'Ana'],
    ['Anabel changed the chat theme', 'Ana'],
    ['Ana2 changed the chat theme', 'Ana'],
    ['yesterday Ana changed the chat theme', 'Ana'],
    ['Ana is happy today', 'Ana'],
    ['Ana is', 'Ana'],
    ['Ana', 'Ana'],
    ['changed the chat theme', ''],
    ['', 'Ana'],
  ])('but not %s, of %s', (line, sender) => expect(tellsOfSender(line, sender)).toBe(false))
})

describe('a placeholder in a wording that is not known', () => {
  test.each([
    ['spectacle omitted', true],
    ['one two three four omitted', true],
    ['one two three four five omitted', false],
    ['omitted', false],
    ['omitted spectacle', false],
    ['spectacle omitted again', false],
    ['spectacle omitted!', false],
    ['spectacle 3 omitted', false],
    [`${'x'.repeat(40)} omitted`, true],
    [`${'x'.repeat(41)} omitted`, false],
    ['inalis ang larawan', true],
    ['larawan inalis ang', false],
    ['图像已忽略', true],
    ['动态图像已被省略', true],
    ['我说图像已忽略了', false],
    ['已忽略', false],
    ['動画は含まれていません', true],
    ['사진 생략됨', true],
    ['사진제외됨', true],
  ])('%s is recognized by its words: %s', (line, isTold) => expect(isLeftOut(line)).toBe(isTold))

  test.each([
    ['sticker gone', true],
    ['one two three four five', true],
    ['one two three four five six', false],
    ['gone', false],
    ['photos', true],
    ['photo', false],
    ['sticker gone.', false],
    ['sticker gone。', false],
    ['sticker 3', false],
    ['sticker, gone', false],
    ['사진없음', true],
    ['사진은', false],
    ['x'.repeat(48), true],
    ['x'.repeat(49), false],
  ])('%s could be one, from several people: %s', (line, isLike) => expect(isPlaceholderLike(line)).toBe(isLike))
})
