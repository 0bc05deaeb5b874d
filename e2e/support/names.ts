import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'

/** Controls that a reader presses, fills in or follows. */
const roles = [
  'button',
  'link',
  'switch',
  'radio',
  'checkbox',
  'tab',
  'textbox',
  'searchbox',
  'combobox',
  'slider',
  'spinbutton',
  'menuitem',
] as const
type Role = (typeof roles)[number]

/**
 * Controls of this page with one role and name that do different things: a line for each such name. Links to one
 * address do the same, as do buttons for one person, buttons that open the same dialog, and two controls of one setting. A figure that
 * links to its messages is called by its number, and its row or list says which it is (WCAG 2.4.4).
 */
export async function sameNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const found: string[] = []
  for (const { ids, ...called } of await controlsByName(session)) {
    if (ids.length === 1) continue
    await Promise.all(ids.map((id, i) => mark(session, id, i)))
    if (!(await doTheSame(page, ids.length, called))) found.push(`${called.role} “${called.name}”, ${ids.length} times`)
    await page.evaluate((marked) => {
      for (const each of document.querySelectorAll(`[${marked}]`)) each.removeAttribute(marked)
    }, marked)
  }
  await session.detach()
  return found
}

/** Where a control is found again: the tree that screen readers read knows nothing of the document's. */
const marked = 'data-same-name'

interface Called {
  role: Role
  name: string
}

/** Of each role and name the controls, as the browser itself names them. */
async function controlsByName(session: CDPSession): Promise<(Called & { ids: number[] })[]> {
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const byName = new Map<string, Called & { ids: number[] }>()
  for (const node of nodes) {
    const role = roles.find((each) => each === node.role?.value)
    if (node.ignored || node.backendDOMNodeId === undefined || role === undefined) continue
    const name = String(node.name?.value ?? '')
    const key = `${role} ${name}`
    const { ids } = byName.get(key) ?? { ids: [] }
    byName.set(key, { role, name, ids: [...ids, node.backendDOMNodeId] })
  }
  // A setting that is pressed may draw the page again, and a switch does so for sure: they are looked at last.
  return [...byName.values()].sort((a, b) => settingsLast(a) - settingsLast(b))
}

const settingsLast = ({ role }: Called): number => ['radio', 'checkbox', 'switch'].indexOf(role)

async function mark(session: CDPSession, backendNodeId: number, value: number): Promise<void> {
  const { object } = await session.send('DOM.resolveNode', { backendNodeId })
  await session.send('Runtime.callFunctionOn', {
    objectId: object.objectId,
    functionDeclaration: `function () { this.setAttribute('${marked}', ${value}) }`,
  })
}

/** Of marked controls. */
async function doTheSame(page: Page, count: number, { role, name }: Called): Promise<boolean> {
  const does = await page.evaluate(
    ({ marked, count }) => {
      const controls = Array.from({ length: count }, (_, i) => document.querySelector<HTMLElement>(`[${marked}="${i}"]`))
      return controls.map((control) => {
        if (control instanceof HTMLAnchorElement) return `to ${control.href}`
        if (control?.dataset.person !== undefined) return `person ${control.dataset.person}`
        if (control?.ariaHasPopup === 'dialog' || control?.ariaHasPopup === null) {
          const isSetting = control instanceof HTMLInputElement || control.role === 'switch' || control.role === 'radio'
          return isSetting ? 'sets' : 'opens'
        }
        return null
      })
    },
    { marked, count },
  )
  if (does.includes(null) || new Set(does).size > 1) return false
  if (does[0] === 'sets') return isOneSetting(page.getByRole(role, { name, exact: true }))
  return does[0] === 'opens' ? openOneDialog(page, count) : true
}

const nth = (page: Page, i: number) => page.locator(`[${marked}="${i}"]`)

/** Whether all are on or off together, also after one was pressed; a switch is pressed back. Pressed, they may be other elements. */
async function isOneSetting(all: Locator): Promise<boolean> {
  const states = () =>
    all.evaluateAll((controls) =>
      controls.map((each) => (each instanceof HTMLInputElement ? each.checked : each.getAttribute('aria-checked') === 'true')),
    )
  const press = () => all.first().dispatchEvent('click')
  const [isOn, ...others] = await states()
  if (others.some((each) => each !== isOn)) return false
  // A radio button that is on cannot be pressed off.
  if (isOn) return true
  await press()
  const areAllOn = await expect
    .poll(async () => (await states()).every(Boolean), { timeout: 3000 })
    .toBe(true)
    .then(() => true)
    .catch(() => false)
  if ((await all.first().getAttribute('role')) === 'switch') await press()
  return areAllOn
}

/** Whether each opens a dialog, and always the same one. */
async function openOneDialog(page: Page, count: number): Promise<boolean> {
  // Each is pressed: more than three are taken for different ones.
  if (count > 3) return false
  const opened = new Set<string>()
  for (let i = 0; i < count; i++) {
    await nth(page, i).dispatchEvent('click')
    const dialog = page.getByRole('dialog')
    const said = await dialog
      .waitFor({ timeout: 3000 })
      .then(() => dialog.innerText())
      .catch(() => null)
    if (said === null) return false
    opened.add(said)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached', timeout: 3000 })
  }
  return opened.size === 1
}
