import { openModel } from '@convostat/emotion'
import { expect, test, vi } from 'vitest'
import { weights } from '#testing/model.ts'
import { lentModel } from './from-page-model.ts'
import { modelFrom } from './model-from.ts'

const whole = () => Uint8Array.from(weights())
const damaged = () => whole().fill(7, 1000, 1100)
const unavailable = { code: 'model_unavailable', status: 503 }

test('weights that were passed before they are needed are opened then, once, and nobody is asked', async () => {
  const want = vi.fn()
  const { lend, model } = lentModel(want)
  lend(whole())
  const opened = await model()
  expect(opened.languages).toEqual(openModel(whole()).languages)
  expect(await model()).toBe(opened)
  expect(want).not.toHaveBeenCalled()
})

test('calls that need them earlier wait, and they are asked for at once, once for all that wait', async () => {
  const want = vi.fn()
  const { lend, model } = lentModel(want)
  const waiting = [model(), model()]
  expect(want.mock.calls).toEqual([[false]])
  lend(whole())
  const [first, second] = await Promise.all(waiting)
  expect(first).toBe(second)
})

test('where they could not be loaded, waiting calls fail and the next call asks for them again', async () => {
  const want = vi.fn()
  const { lend, model } = lentModel(want)
  lend(null)
  for (let round = 1; round <= 2; round++) {
    const waiting = model()
    expect(want).toHaveBeenCalledTimes(round)
    lend(null)
    await expect(waiting).rejects.toMatchObject(unavailable)
  }
  const waiting = model()
  lend(whole())
  await expect(waiting).resolves.toHaveProperty('languages')
})

test('damaged ones are useless: that is said when they are asked for the next time', async () => {
  const want = vi.fn()
  const { lend, model } = lentModel(want)
  lend(damaged())
  await expect(model()).rejects.toMatchObject(unavailable)
  const waiting = model()
  expect(want.mock.calls).toEqual([[true]])
  lend(whole())
  await expect(waiting).resolves.toHaveProperty('languages')
})

test('a model from a file is read once, and again after it could not be read', async () => {
  const read = vi.fn(async () => whole())
  read.mockRejectedValueOnce(new Error('ENOENT'))
  const model = modelFrom(read)
  await expect(model()).rejects.toThrow('ENOENT')
  const [first, second] = await Promise.all([model(), model()])
  expect(first).toBe(second)
  expect(read).toHaveBeenCalledTimes(2)
  await expect(modelFrom(async () => damaged())()).rejects.toThrow()
})
