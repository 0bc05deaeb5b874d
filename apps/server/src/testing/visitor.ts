/** A visitor with a browser's habits: it keeps the cookie it is given. */
export function visitor(origin: string, cookie = '') {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(origin + path, { ...init, redirect: 'manual', headers: { ...(cookie && { cookie }), ...init.headers } })
    const [given] = answer.headers.getSetCookie()
    if (given) cookie = given.split(';')[0]
    return answer
  }
  return {
    get: (path: string, init?: RequestInit) => ask(path, init),
    post: (path: string, body: unknown) =>
      ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    upload: (text: string, name = 'chat.txt', path = '/api/upload') => {
      const form = new FormData()
      form.set('file', new File([text], name))
      return ask(path, { method: 'POST', body: form })
    },
    ask,
    cookie: () => cookie,
  }
}

/** An answer's status and the code of its failure. */
export const codeOf = async (answer: Response): Promise<[number, string]> => [answer.status, (await answer.json()).code]

/** An Android export in which one person says one thing on many days. */
export const chatOf = (person: string, word: string, messages = 3): string =>
  Array.from({ length: messages }, (_, i) => `${String((i % 28) + 1).padStart(2, '0')}/03/2021, 00:05 - ${person}: ${word}\n`).join('') +
  '04/04/2021, 00:06 - Zoe: ok\n'
