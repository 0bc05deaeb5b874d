/**
 * With `require-trusted-types-for 'script'` a browser turns no text into a script's address or into markup unless this policy, the only one
 * there may be, says so: the addresses of our own workers, and of markup a single character. Other browsers have no such rule.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', { createScriptURL: ownScript, createHTML: oneCharacter })
}

interface Factory {
  createPolicy(name: string, rules: Record<'createScriptURL' | 'createHTML', (text: string) => string | null>): unknown
}

/** The address of a script that this server published; null for any other, which the browser then refuses. */
export function ownScript(address: string): string | null {
  const { origin, pathname, search } = new URL(address, location.href)
  const isOwn = origin === location.origin && search === '' && /^\/(?:assets\/[\w.-]+\.js|service-worker\.js)$/.test(pathname)
  return isOwn ? address : null
}

/** Nothing or one character by its name, `&eacute;`: Plotly reads those through markup when it draws a picture. Null for all else. */
export const oneCharacter = (markup: string): string | null => (/^(?:&#?\w+;)?$/.test(markup) ? markup : null)
