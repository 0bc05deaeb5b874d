/**
 * With `require-trusted-types-for 'script'` a browser turns no text into markup, and none into a script's address unless this policy, the only one
 * there may be, says so: the addresses of our own workers. Other browsers have no such rule.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', { createScriptURL: ownScript })
}

interface Factory {
  createPolicy(name: string, rules: Record<'createScriptURL', (text: string) => string | null>): unknown
}

/** The address of a script that this server published; null for any other, which the browser then refuses. */
export function ownScript(address: string): string | null {
  const { origin, pathname, search } = new URL(address, location.href)
  const isOwn = origin === location.origin && search === '' && /^\/(?:assets\/[\w.-]+\.js|service-worker\.js)$/.test(pathname)
  return isOwn ? address : null
}
