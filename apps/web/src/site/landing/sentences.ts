import { engine } from '#data/client/engine.ts'
import { say } from '#messages/index.ts'
import { said } from '../figures.ts'
import { sayLanding } from './messages/index.ts'

/** Where a chat is read, and what shows it. */
const proof = `${say.engine.browser} ${say.engine.browserProof}`

/** What happens to a chat, by who reads it. */
export function privacyPoints(): { title: string; text: string }[] {
  const { list, underServer } = sayLanding.privacy
  if (engine.kind === 'server') return underServer.map(({ title, text }) => ({ title, text: said(text) }))
  const [local, ...others] = list
  return [{ title: local.title, text: proof }, ...others]
}

/** Whether a chat is safe, by who reads it. */
export function isSafe(): string {
  const { browser, server } = sayLanding.questions.safety
  return engine.kind === 'browser' ? `${proof} ${browser}` : said(server)
}
