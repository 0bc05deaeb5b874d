// In one zone: a story's days are the chat's.
import { expect, test, vi } from 'vitest'
import { chatText } from '#testing/chat-text.ts'
import { look, wordsOf } from '#testing/look.ts'
import { openPage } from '#testing/page.tsx'

vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(60)
vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(40)
const page = look()

test('each scene of the list has its number, its title and its own picture, on the ground that it has in the story', async () => {
  const chat = chatText({
    messages: 400,
    names: ['Ana', 'Ben', 'Ben'],
    say: (n) => (n % 3 === 0 ? 'so funny 😂😂' : `we walked to the river ${n}`),
  })
  const { user } = await openPage({ chat, plan: 'pro', path: '/wrapped' })
  const scenes = look(await page.role('navigation', 'In this story')).roles('listitem')
  expect(scenes.length).toBeGreaterThan(4)
  const grounds = scenes.map((scene) => scene.querySelector<HTMLElement>('[data-story]')?.dataset.story)
  for (const [i, scene] of scenes.entries()) {
    const [button] = look(scene).roles('button', new RegExp(`^Scene ${i + 1}: .`))
    expect(wordsOf(button)).toMatch(new RegExp(`^${i + 1}`))
    expect(grounds[i]).toBeTruthy()
    expect(grounds[i]).not.toBe(grounds[i - 1])
    const picture = scene.querySelector('[data-story]')!
    await vi.waitFor(() => expect(picture.querySelector('svg *') ?? picture.textContent).toBeTruthy())
  }
  expect([grounds[0], grounds.at(-1)]).toEqual(['night', 'paper'])
  const forms = scenes.flatMap((scene) => scene.querySelector<SVGElement>('[data-form]')?.dataset.form ?? [])
  expect(forms).toContain('field')
  expect(scenes.find((scene) => scene.querySelector('[data-form=field]'))?.querySelector('svg')?.textContent).toBe('😂')

  await user.click(look(scenes[1]).roles('button')[0])
  expect(wordsOf(await page.role('dialog', /./))).toContain('2')
})
