import { Failure, type FailureCode, failures } from '@convostat/api'
import { expect, test } from 'vitest'
import { sayUpload } from './messages/index.ts'
import { problemOf } from './problem.ts'

test('what nobody expected reads as the specification says, without the error’s text', () => {
  expect(problemOf(new TypeError('Ana: secret'))).toEqual({ sentence: 'Upload failed. Please try again.' })
})

test('a failure’s own sentence is shown, with the next step', () => {
  expect(problemOf(new Failure('zip_encrypted'))).toEqual({
    sentence: 'The zip is password protected.',
    next: 'Unpack it with its password and choose the .txt file in it.',
  })
})

test('P26: a file that changed while it was read', () => {
  const gone = new DOMException('could not be read', 'NotReadableError')
  expect(problemOf(gone).sentence).toBe('The file changed while it was read. Choose it again.')
})

/** These appear where a saved chat is opened or a backup restored. */
const notOfAnExport: readonly FailureCode[] = ['upload_damaged', 'upload_newer', 'backup_invalid', 'backup_newer']

test('every failure of a file has a next step, and every next step a failure', () => {
  const ofFiles = (Object.keys(failures) as FailureCode[]).filter((code) => failures[code][0] === 422 && !notOfAnExport.includes(code))
  const known = Object.keys(sayUpload.nextStep)
  expect(known).toEqual(expect.arrayContaining(ofFiles))
  expect(Object.keys(failures)).toEqual(expect.arrayContaining(known))
})

test('what is wrong with the chat a file should have been added to leaves the file to be analyzed for itself', () => {
  expect(problemOf(new Failure('different_chat'), true)).toEqual({
    sentence: 'This looks like a different chat: too few of its people are in the one you want to add it to.',
    canSeparate: true,
  })
  expect(problemOf(new Failure('not_text'), true).canSeparate).toBeUndefined()
})
