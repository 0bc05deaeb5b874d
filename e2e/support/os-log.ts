import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Something a process of the browser did on a socket that could leave the machine. */
export interface Sent {
  /** In epoch milliseconds. */
  at: number
  /** Where to and how: `TCP 127.0.0.1:4321`, `UDP 192.0.2.1:53 asks for example.org`. */
  what: string
}

/** The browser under strace: the kernel's own record of every connection and packet of all its processes. */
export interface OsLog {
  /** A program that starts the browser this way. */
  executable: string
  /** Readable once the browser has ended. */
  sent(): Sent[]
}

export function osLog(strace: string, browser: string, folder: string): OsLog {
  const executable = join(folder, 'browser-under-strace')
  const file = join(folder, 'os-log.txt')
  const watching = '-f --seccomp-bpf -qq -ttt -yy -x -s 600 -e signal=none -e trace=connect,sendto,sendmsg,sendmmsg'
  writeFileSync(executable, `#!/bin/sh\nexec '${strace}' ${watching} -o '${file}' '${browser}' "$@"\n`)
  chmodSync(executable, 0o755)
  return { executable, sent: () => parseOsLog(readFileSync(file, 'latin1')) }
}

/** What strace wrote down, without what stays inside the machine's kernel: pipes, netlink and sockets with a path. */
export function parseOsLog(log: string): Sent[] {
  return wholeCalls(log).flatMap(({ at, call }) => {
    const address = addressIn(call) ?? connectedTo(call)
    if (!address) return []
    const protocol = /^\w+\(\d+<(TCP|UDP)/.exec(call)?.[1] ?? 'IP'
    const name = address.endsWith(':53') ? nameIn(call) : null
    return [{ at, what: `${protocol} ${address}${name ? ` asks for ${name}` : ''}` }]
  })
}

/** A call during which another process was heard is on two lines. */
function wholeCalls(log: string): { at: number; call: string }[] {
  const begun = new Map<string, string>()
  return log.split('\n').flatMap((line) => {
    const [, process, seconds, text] = /^(\d+)\s+(\d+\.\d+) (.*)$/.exec(line) ?? []
    if (process === undefined) return []
    const begin = / <unfinished \.\.\.>$/
    if (begin.test(text)) {
      begun.set(process, text.replace(begin, ''))
      return []
    }
    const resumed = /^<\.\.\. \w+ resumed>/
    const call = resumed.test(text) ? (begun.get(process) ?? '') + text.replace(resumed, '') : text
    return [{ at: Number(seconds) * 1000, call }]
  })
}

/** The address a call names. */
function addressIn(call: string): string | null {
  const four = /sin_port=htons\((\d+)\), sin_addr=inet_addr\("([^"]+)"\)/.exec(call)
  if (four) return `${four[2]}:${four[1]}`
  const six = /sin6_port=htons\((\d+)\).*?inet_pton\(AF_INET6, "([^"]+)"/.exec(call)
  return six ? `[${six[2]}]:${six[1]}` : null
}

/** The address a socket was connected to before. */
const connectedTo = (call: string): string | null => /^send\w+\(\d+<(?:TCP|UDP)(?:v6)?:\[.*?->(.*?)\]>/.exec(call)?.[1] ?? null

/** The name a question to a name server is about: after twelve bytes, label by label, each with its length in front. */
function nameIn(call: string): string | null {
  const payload = /"((?:\\x[0-9a-f]{2})+)"/.exec(call)?.[1]
  if (!payload) return null
  const bytes = Buffer.from(payload.replaceAll('\\x', ''), 'hex')
  const labels: string[] = []
  for (let at = 12; at < bytes.length && bytes[at] > 0; at += bytes[at] + 1)
    labels.push(bytes.toString('latin1', at + 1, at + 1 + bytes[at]))
  return labels.join('.')
}
