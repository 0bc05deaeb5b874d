import { expect, test } from 'vitest'
import { chosenLicense } from './chosen-license.ts'

const file = (name: string) => new File(['{}'], name)

test.each(['license.json', 'license (1).json', 'LICENSE.JSON', 'my.license.json'])('%s is tried', (name) => {
  const given = file(name)
  expect(chosenLicense([given])).toEqual({ file: given })
})

test.each(['license.txt', 'license', 'license.json.zip', 'json'])('%s is not a license', (name) => {
  expect(chosenLicense([file(name)])).toEqual({ sentence: 'Please upload a valid license.json file' })
})

test('nothing is not a license', () => expect(chosenLicense([])).toEqual({ sentence: 'Please upload a valid license.json file' }))

test('two files, or a folder, are told from a wrong one', () => {
  expect(chosenLicense([file('a.json'), file('b.json')])).toEqual({ sentence: 'Please drop one file at a time.' })
  expect(chosenLicense([file('licenses.json')], true)).toMatchObject({ sentence: expect.stringContaining('folder') })
})
