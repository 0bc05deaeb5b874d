/** The server's settings for the pages, by name: `engine`, `license`, `brand`, `payments`. */
export type PageDocument = Pick<Document, 'querySelector'>

/** The document, in which the server writes it. Where pages are drawn under Node, and in tests, the environment says it, as JSON. */
export const telling: PageDocument = typeof document === 'undefined' ? tellingOf(globalThis.process?.env.CONVOSTAT_TOLD) : document

function tellingOf(json: string | undefined): PageDocument {
  const told = JSON.parse(json ?? '{}') as Record<string, string>
  return {
    querySelector(selector: string) {
      const [, name = ''] = /^meta\[name="convostat-(\w+)"\]$/.exec(selector) ?? []
      return Object.hasOwn(told, name) ? ({ getAttribute: () => told[name] } as unknown as Element) : null
    },
  }
}

/** Where the pages are. Under Node nobody knows yet: the server that sends them writes its own name instead. */
export const host: string = typeof location === 'undefined' ? 'host.convostat.invalid' : location.host
