// @ts-check
/** @typedef {import('./firefox.mjs').Firefox} Firefox */
/** What is looked for: by its role and its name, as whoever hears the page finds it, or by a selector. @typedef {{ role: string, name: string } | string} Wanted */

const patienceMs = 60_000
const lookAgainMs = 100

/** The keys that the protocol calls by private characters. */
export const keys = { enter: '\uE007', escape: '\uE00C', tab: '\uE004' }

/** A tab with the size of a desk, whose mistakes are collected. @param {Firefox} firefox */
export async function openPage({ send, hear }) {
  /** @type {string[]} */
  const mistakes = []
  hear('log.entryAdded', ({ level, text }) => level === 'error' && mistakes.push(text))
  await send('session.subscribe', { events: ['log.entryAdded'] })
  // What a policy blocks is told to the page, and to no log.
  await send('script.addPreloadScript', {
    functionDeclaration: `() => addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error('the policy (' + violatedDirective + ') blocked ' + blockedURI))`,
  })
  const { context } = await send('browsingContext.create', { type: 'tab' })
  await send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } })

  /** The first element so called, or null. @param {Wanted} wanted */
  async function find(wanted) {
    const locator = typeof wanted === 'string' ? { type: 'css', value: wanted } : { type: 'accessibility', value: wanted }
    const { nodes } = await send('browsingContext.locateNodes', { context, locator, maxNodeCount: 1 })
    return nodes[0] ?? null
  }

  /** Waits for it. @param {Wanted} wanted */
  const get = (wanted) => eventually(() => find(wanted), `There is no ${JSON.stringify(wanted)}.`)

  /** What an expression is in the page, which must be of plain data. @param {string} expression */
  async function evaluate(expression) {
    const target = { context }
    const answer = await send('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})))()`,
      target,
      awaitPromise: true,
    })
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
    return answer.result.type === 'undefined' ? undefined : JSON.parse(answer.result.value)
  }

  /** Waits until an expression is true in the page. @param {string} expression @param {string} what */
  const until = (expression, what) => eventually(() => evaluate(`Boolean(${expression})`).catch(() => false), what)

  /** @param {string} value */
  const press = (value) =>
    send('input.performActions', {
      context,
      actions: [
        { type: 'key', id: 'keyboard', actions: [...value].flatMap((key) => ['keyDown', 'keyUp'].map((type) => ({ type, value: key }))) },
      ],
    })

  return {
    mistakes,
    find,
    get,
    evaluate,
    until,
    press,
    /** @param {string} url */
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    /** To where its text stands, or is about to. @param {string} text */
    says: (text) => until(`document.body.innerText.includes(${JSON.stringify(text)})`, `The page does not say “${text}”.`),
    /** As with a keyboard: to it, and Enter. @param {Wanted} wanted */
    async open(wanted) {
      const node = await get(wanted)
      const focus =
        '(element) => { element.scrollIntoView({ block: "center" }); element.focus(); return document.activeElement === element }'
      const answer = await send('script.callFunction', {
        functionDeclaration: focus,
        arguments: [node],
        target: { context },
        awaitPromise: false,
      })
      if (!answer.result?.value) throw new Error(`The keyboard does not come to ${JSON.stringify(wanted)}.`)
      await press(keys.enter)
    },
    /** @param {Wanted} wanted @param {string} text */
    async type(wanted, text) {
      const node = await get(wanted)
      await send('script.callFunction', {
        functionDeclaration: '(field) => { field.focus(); field.select?.() }',
        arguments: [node],
        target: { context },
        awaitPromise: false,
      })
      await press(text)
    },
    /** @param {Wanted} wanted @param {string} file */
    async choose(wanted, file) {
      await send('input.setFiles', { context, element: await get(wanted), files: [file] })
    },
    /** @param {boolean} isOff */
    setOffline: (isOff) =>
      send('emulation.setNetworkConditions', { networkConditions: isOff ? { type: 'offline' } : null, contexts: [context] }),
  }
}

/** What is not null or false, at last. @template T @param {() => Promise<T | null | false>} look @param {string} otherwise @returns {Promise<T>} */
async function eventually(look, otherwise) {
  const late = Date.now() + patienceMs
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > late) throw new Error(otherwise)
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  }
}
