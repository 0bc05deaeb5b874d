import { host, type PageDocument, telling } from './page-settings.ts'

/** Who reads the chats: the worker of this page, or the server that sent it. The server says so in the document. */
export type Engine = { kind: 'browser' } | { kind: 'server'; host: string }

function engineOf(document: PageDocument, host: string): Engine {
  const content = document.querySelector('meta[name="convostat-engine"]')?.getAttribute('content')
  return content === 'server' ? { kind: 'server', host } : { kind: 'browser' }
}

export const engine: Engine = engineOf(telling, host)
