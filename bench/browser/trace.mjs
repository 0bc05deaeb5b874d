/**
 * What each phase of the way takes in processor time, of Chromium's trace: the page's own work, however busy the machine is. The
 * page's thread is the one that noted the phases.
 * @param {string} traced
 * @returns {{ longest: Record<string, number>, whole: Record<string, number> }} ms of the longest task of each phase, and of all its tasks
 */
export function processorTimes(traced) {
  const { traceEvents } = JSON.parse(traced)
  const phases = traceEvents.filter(({ name, cat }) => cat?.includes('blink.user_timing') && name.startsWith('phase: '))
  if (phases.length === 0) return { longest: {}, whole: {} }
  const [{ pid, tid }] = phases
  const starts = phases.toSorted((a, b) => a.ts - b.ts)
  const longest = {}
  const whole = {}
  for (const task of traceEvents) {
    if (task.name !== 'RunTask' || task.pid !== pid || task.tid !== tid || !task.tdur) continue
    const phase = starts.findLast(({ ts }) => ts <= task.ts + 1000)?.name.slice('phase: '.length)
    if (!phase) continue
    longest[phase] = Math.max(longest[phase] ?? 0, task.tdur / 1000)
    whole[phase] = (whole[phase] ?? 0) + task.tdur / 1000
  }
  return { longest, whole }
}
