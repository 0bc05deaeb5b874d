import type { Page } from '@playwright/test'
import { routes } from '../../apps/web/src/routes.ts'

/** Has the documents come with other settings, as from a server that was started so. */
export async function tell(page: Page, settings: Partial<Record<'engine' | 'brand' | 'payments', string>>): Promise<void> {
  const paths: readonly string[] = [...routes.site, ...routes.app]
  await page.route(
    (url) => paths.includes(url.pathname),
    async (route) => {
      const response = await route.fetch()
      let body = await response.text()
      for (const [name, value] of Object.entries(settings)) body = withMeta(body, name, value)
      await route.fulfill({ response, body })
    },
  )
}

function withMeta(html: string, name: string, value: string): string {
  const content = value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return html.replace(new RegExp(`(<meta\\s+name="convostat-${name}"\\s+content=)"[^"]*"`), (_, before: string) => `${before}"${content}"`)
}
