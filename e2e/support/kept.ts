import type { Page } from '@playwright/test'
import { askEngine } from './engine.ts'
import { expect } from './journey.ts'

interface History {
  uploads: { id: string; filename: string; messageCount: number; bytes: number | null }[]
  damaged: { id: string }[]
  storage: { kind: string }
}
export const history = (page: Page) => askEngine<History>(page, 'uploads.list')

/** Waits until this many uploads are kept. */
export const expectKept = (page: Page, count: number) =>
  expect.poll(async () => (await history(page)).uploads.filter(({ bytes }) => bytes !== null).length).toBe(count)
