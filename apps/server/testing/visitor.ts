/** A visitor with a browser's habits: it keeps the cookies it is given, and forgets those that are cleared. */
export function visitor(origin: string, cookie = '') {
  const jar = new Map<string, string>(cookie === '' ? [] : [splitCookie(cookie)])
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(jar.size > 0 && { cookie: cookies() }), ...init.headers }
    const answer = await fetch(origin + path, { ...init, redirect: 'manual', headers })
    for (const given of answer.headers.getSetCookie()) {
      const [name, value] = splitCookie(given.split(';')[0])
      if (/;\s*max-age=0\b/i.test(given)) jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    get: (path: string, init?: RequestInit) => ask(path, init),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }),
    upload: (text: string, name = 'chat.txt', path = '/api/upload') => {
      const form = new FormData()
      form.set('file', new File([text], name))
      return ask(path, { method: 'POST', body: form })
    },
    ask,
    cookie: cookies,
  }
}

function splitCookie(cookie: string): [string, string] {
  const at = cookie.indexOf('=')
  return [cookie.slice(0, at), cookie.slice(at + 1)]
}

/** An answer's status and the code of its failure. */
export const codeOf = async (answer: Response): Promise<[number, string]> => [answer.status, (await answer.json()).code]

/** An Android export in which one person says one thing on many days. */
export const chatOf = (person: string, word: string, messages = 3): string =>
  Array.from({ length: messages }, (_, i) => `${String((i % 28) + 1).padStart(2, '0')}/03/2021, 00:05 - ${person}: ${word}\n`).join('') +
  '04/04/2021, 00:06 - Zoe: ok\n'
