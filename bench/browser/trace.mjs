/**
 * The longest task of each phase in processor time, of Chromium's trace: the page's own work, however busy the machine is. The
 * page's thread is the one that noted the phases.
 * @param {string} traced @returns {Record<string, number>} ms
 */
export function processorTimes(traced) {
  const { traceEvents } = JSON.parse(traced)
  const phases = traceEvents.filter(({ name, cat }) => cat?.includes('blink.user_timing') && name.startsWith('phase: '))
  if (phases.length === 0) return {}
  const [{ pid, tid }] = phases
  const starts = phases.toSorted((a, b) => a.ts - b.ts)
  const longest = {}
  for (const task of traceEvents) {
    if (task.name !== 'RunTask' || task.pid !== pid || task.tid !== tid || !task.tdur) continue
    const phase = starts.findLast(({ ts }) => ts <= task.ts + 1000)?.name.slice('phase: '.length)
    if (phase) longest[phase] = Math.max(longest[phase] ?? 0, task.tdur / 1000)
  }
  return longest
}
