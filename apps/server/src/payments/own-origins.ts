export interface OriginParts {
  /** Host names that this server answers to, besides this computer's own. */
  hosts: readonly string[]
  /** What it listens on. */
  port: number
  /** Where the pages are for everyone, if that is set; then they are nowhere else. */
  publicUrl: string | null
}

/** Where the pages are, for visitors from an unknown address. */
export function homeOf({ hosts, port, publicUrl }: OriginParts): string {
  const name = hosts.find((host) => !isAddress.test(host) && !thisComputer.includes(host))
  return publicUrl ?? (name === undefined ? `http://localhost:${port}` : `https://${name}`)
}

const isAddress = /^[\d.]+$|^\[/

const thisComputer = ['localhost', '127.0.0.1', '[::1]']

/**
 * Where our pages are, as exact origins: a buyer is sent back to one of these and to no other, since the address they
 * come back to says which license is theirs.
 */
export function ownOrigins({ hosts, port, publicUrl }: OriginParts): ReadonlySet<string> {
  const local = thisComputer.map((name) => `http://${name}:${port}`)
  const named = publicUrl === null ? hosts.flatMap((name) => [`https://${name}`, `http://${name}`, `http://${name}:${port}`]) : [publicUrl]
  return new Set([...local, ...named].flatMap((url) => (URL.canParse(url) ? new URL(url).origin : [])))
}
