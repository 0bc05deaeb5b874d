/** What a document contains before the app's modules are read: here the server reads the chats, since there is no worker. */
import './served-document.ts'
import { configure } from '@testing-library/react'
import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { afterEach, expect, vi } from 'vitest'
import { leavePages } from './open-pages.ts'

// A test that waits in vain says in one line for what; a shared machine may be slow.
configure({ getElementError: (message) => new Error(message?.split('\n')[0]), asyncUtilTimeout: 60_000 })

/** Nothing may go wrong on the side: what is complained of in the console fails the test. */
const complaints: unknown[][] = []
for (const kind of ['error', 'warn'] as const) vi.spyOn(console, kind).mockImplementation((...given) => void complaints.push(given))

// happy-dom has neither.
globalThis.isSecureContext = true
globalThis.reportError = (error) => void complaints.push(['reportError', error])

/** happy-dom does not know this element, which every browser of ours does. */
const isOfTheDocument = ([text, tag]: unknown[]) => String(text).includes('is unrecognized in this browser') && tag === 'search'

afterEach(async () => {
  await leavePages()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  expect(complaints.splice(0).filter((each) => !isOfTheDocument(each))).toEqual([])
})
