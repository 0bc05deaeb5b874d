import { telling } from './page-settings.ts'

/**
 * Has the browser fetch and read a script without running it: the document has its address (`convostat-NAME`). Where it does not,
 * as while developing, or where a browser reads nothing ahead, it is loaded when it is needed.
 */
export function fetchAhead(name: string, load: () => Promise<unknown>): Promise<unknown> {
  const address = telling.querySelector(`meta[name="convostat-${name}"]`)?.getAttribute('content')
  const link = document.createElement('link')
  if (!address || !link.relList.supports('modulepreload')) return load()
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`${address} could not be fetched`))
    }
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = address
    document.head.append(link)
  })
}
