import { existsSync, readFileSync } from 'node:fs'

/**
 * The most memory this process ever held, in MB. Linux reports it for the program itself; `resourceUsage` there begins with
 * what the process that started it held (a bundler's memory would be taken for a small chat's).
 */
export function peakMB(): number {
  const status = '/proc/self/status'
  const kilobytes = existsSync(status) ? /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(status, 'latin1'))?.[1] : undefined
  return Number(kilobytes ?? process.resourceUsage().maxRSS) / 1024
}
